import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { EMPLOYER_MAIL_LABELS, type EmployerMailKind } from '../../../modules/notices/schema.ts'
import { useDraft } from '../../app/forms/draft.tsx'
import { DraftForm, FROM_PROFILE } from '../../app/forms/draft-form.tsx'
import { useForm } from '../../app/forms/form.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useInstantChange } from '../../app/loading/instant-change.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { type Profiles, refreshProfile } from '../../app/session/session.ts'
import { useSite } from '../../app/site.tsx'
import { locationsQuery } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { Switch } from '../../components/forms/choice.tsx'
import { FormSection } from '../../components/forms/form-errors.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { AccountSecurity } from '../security/account-security.tsx'
import { CompanyFields, ContactFields } from './company-fields.tsx'
import { companyForm } from './company-form.ts'
import { companyFormFields } from './company-schema.ts'
import { RemoveLogo } from './remove-logo.tsx'

/** The company's mail settings. */
const mailSettingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'mail-settings'],
    queryFn: () => call(client.api.employer['mail-settings'].$get()),
  })

const CompanyForm = v.object({ ...companyFormFields, currentPassword: v.optional(v.string(), '') })

export function ProfileTab({ profile }: { profile: Profiles['employer'] }) {
  const context = useRouteContext({ from: '__root__' })
  const { client } = context
  const draft = useDraft({ kind: 'employer', id: profile.id }, 'company')
  const values = { ...profile, ...draft.kept }
  const locations = useQuery(locationsQuery(client)).data ?? []
  const form = useForm({
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
  const { errors, busy, setErrors } = form
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <CompanyStatus profile={profile} />
        <DraftForm draft={draft} form={form} notice={FROM_PROFILE}>
          <FormSection title="Company Information" level="h3">
            <CompanyFields
              errors={errors}
              values={values}
              locations={locations.map(({ name }) => name)}
              logoUrl={profile.logoUrl}
              logoRemoval={<RemoveLogo />}
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
        </DraftForm>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <MailSwitches />
        <AccountSecurity kind="employer" />
      </div>
    </div>
  )
}

/** Shows how others see the company: its logo, its badge, what the badge means, and the public page. */
function CompanyStatus({ profile }: { profile: Profiles['employer'] }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar
        name={profile.companyName}
        photoUrl={profile.logoUrl ?? undefined}
        size="large"
        shape="employer"
      />
      <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-1">
        <h2>Company Profile</h2>
        <p className="text-muted">
          Job seekers see this next to your jobs. Only you can see the contact details.
        </p>
        <Verification isApproved={profile.isApproved} />
        <AppLink href={`/companies/${profile.id}`} className="inline-flex min-h-11 items-center">
          See your public page
        </AppLink>
      </div>
    </div>
  )
}

function Verification({ isApproved }: { isApproved: boolean }) {
  return isApproved ? (
    <p>
      <VerifiedBadge />
      <br />
      We have checked your company. The badge appears next to your jobs and on your public page.
    </p>
  ) : (
    <p>
      <b>Not verified yet.</b> The badge ‘Verified employer’ tells job seekers that a company is real. It is
      free: <AppLink href="/contact">write to us</AppLink> with your IPA registration number, and we check it.
    </p>
  )
}

/** The switches for the company's mails. Each change is saved at once. */
function MailSwitches() {
  const { client } = useSite()
  const query = useQuery(mailSettingsQuery(client))
  const { data, error } = query
  return (
    <section id="mails" className="card grid gap-3">
      <h2>Emails to you</h2>
      {error ? (
        <LoadFailure what="Your email settings" query={query} />
      ) : !data ? (
        <SkeletonList count={2} label="Loading your email settings…" boneClass="h-11" />
      ) : (
        data.map((row) => <KindSwitch key={row.kind} row={row} />)
      )}
      <p className="text-muted">
        We always email you about your account, your jobs and your payments. To stop the emails for a saved
        search, go to <AppLink href="/employer-dashboard?tab=saved">your saved searches</AppLink>.
      </p>
    </section>
  )
}

type Row = { kind: EmployerMailKind; byMail: boolean }

function KindSwitch({ row }: { row: Row }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { wanted, error, change } = useInstantChange({
    save: (row: Row) => call(client.api.employer['mail-settings'].$put({ json: [row] })),
    onSaved: (rows) => queryClient.setQueryData(mailSettingsQuery(client).queryKey, rows),
  })
  return (
    <div className="grid gap-1">
      <Switch
        label={EMPLOYER_MAIL_LABELS[row.kind]}
        checked={(wanted ?? row).byMail}
        onChange={({ target }) => change({ ...row, byMail: target.checked })}
      />
      {error && <Notice kind="danger">The change was not saved. {error.message}</Notice>}
    </div>
  )
}
