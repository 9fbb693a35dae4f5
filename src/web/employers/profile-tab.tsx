import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { AccountSecurity } from '../accounts/account-security.tsx'
import { call } from '../api-client.ts'
import { locationsQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useDraft } from '../draft.ts'
import { DraftNotice } from '../draft-notice.tsx'
import { useForm } from '../form.ts'
import { type Profiles, refreshProfile } from '../session.ts'
import { tellFailure } from '../tell-failure.ts'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { companyForm, companyFormFields } from './company-form.ts'
import { CompanyStatus } from './company-status.tsx'
import { FormSection } from './form-section.tsx'
import { MailSwitches } from './mail-switches.tsx'

const CompanyForm = v.object({ ...companyFormFields, currentPassword: v.optional(v.string(), '') })

export function ProfileTab({ profile }: { profile: Profiles['employer'] }) {
  const context = useRouteContext({ from: '__root__' })
  const { client } = context
  const draft = useDraft({ kind: 'employer', id: profile.id }, 'company')
  const values = { ...profile, ...draft.kept }
  const locations = useQuery(locationsQuery(client)).data ?? []
  const { errors, message, busy, setErrors, formProps } = useForm({
    schema: CompanyForm,
    fallback: 'Failed to update profile',
    submit: async ({ logo: file, ...fields }) => {
      const body = companyForm(fields, file)
      await call(client.api.auth.employer.profile.$put({}, { init: { body } })).catch(
        tellFailure('Update Failed'),
      )
      draft.forget()
      await refreshProfile(context, 'employer')
      const description = fields.currentPassword
        ? `Your company profile has been saved. Open the link that we sent to ${fields.email}.`
        : 'Your company profile has been saved.'
      toast({ title: 'Profile Updated', description })
    },
  })
  return (
    <div className="grid max-w-text gap-6">
      <CompanyStatus profile={profile} />
      <DraftNotice draft={draft}>It was not saved yet. Go on, or begin with the saved profile.</DraftNotice>
      <form key={draft.round} ref={draft.form} method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <FormSection title="Company Information" level="h3">
          <CompanyFields
            errors={errors}
            values={values}
            locations={locations.map(({ name }) => name)}
            logoUrl={profile.logoUrl}
            onLogoError={(problem) =>
              setErrors(({ logo: _, ...rest }) => (problem ? { ...rest, logo: problem } : rest))
            }
          />
        </FormSection>
        <FormSection title="Contact Information" level="h3">
          <ContactFields errors={errors} values={values} email={profile.email} />
        </FormSection>
        <div>
          <Button type="submit" busy={busy} busyLabel="Saving…">
            Save Changes
          </Button>
        </div>
      </form>
      <MailSwitches />
      <AccountSecurity kind="employer" />
    </div>
  )
}
