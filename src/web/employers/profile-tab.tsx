import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { AccountSecurity } from '../accounts/account-security.tsx'
import { call } from '../api-client.ts'
import { locationsQuery } from '../catalog/queries.ts'
import { Avatar } from '../components/avatar.tsx'
import { VerifiedBadge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { type Profiles, refreshProfile } from '../session.ts'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { companyForm, companyFormFields } from './company-form.ts'
import { FormSection } from './form-section.tsx'

const CompanyForm = v.object({ ...companyFormFields, currentPassword: v.optional(v.string(), '') })

export function ProfileTab({ profile }: { profile: Profiles['employer'] }) {
  const context = useRouteContext({ from: '__root__' })
  const { client } = context
  const locations = useQuery(locationsQuery(client)).data ?? []
  const { errors, message, busy, setErrors, formProps } = useForm({
    schema: CompanyForm,
    fallback: 'Failed to update profile',
    submit: async ({ logo: file, ...fields }) => {
      const body = companyForm(fields, file)
      await call(client.api.auth.employer.profile.$put({}, { init: { body } })).catch((error: Error) => {
        toast({ title: 'Update Failed', description: error.message, variant: 'destructive' })
        throw error
      })
      await refreshProfile(context, 'employer')
      const description = fields.currentPassword
        ? `Your company profile has been saved. Open the link that we sent to ${fields.email}.`
        : 'Your company profile has been saved.'
      toast({ title: 'Profile Updated', description })
    },
  })
  return (
    <div className="grid max-w-text gap-6">
      <form className="grid gap-4" {...formProps}>
        <div className="flex items-center gap-4">
          <Avatar
            name={profile.companyName}
            photoUrl={profile.logoUrl ?? undefined}
            size="large"
            shape="employer"
          />
          <div className="grid justify-items-start gap-1">
            <h2>Company Profile</h2>
            <p className="text-muted">Job seekers see this beside your jobs; only you see the contacts.</p>
            {profile.isApproved && <VerifiedBadge />}
          </div>
        </div>
        <FormErrors errors={errors} message={message} />
        <FormSection title="Company Information" level="h3">
          <CompanyFields
            errors={errors}
            values={profile}
            locations={locations.map(({ name }) => name)}
            currentLogo={profile.logoUrl ? 'Your logo' : undefined}
            onLogoError={(problem) =>
              setErrors(({ logo: _, ...rest }) => (problem ? { ...rest, logo: problem } : rest))
            }
          />
        </FormSection>
        <FormSection title="Contact Information" level="h3">
          <ContactFields errors={errors} values={profile} />
        </FormSection>
        <div>
          <Button type="submit" busy={busy} busyLabel="Saving…">
            Save Changes
          </Button>
        </div>
      </form>
      <AccountSecurity kind="employer" />
    </div>
  )
}
