import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { JobSeekerProfileChange } from '../../../modules/accounts/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { splitList } from '../../../shared/text.ts'
import { useDraft } from '../../app/forms/draft.tsx'
import { DraftForm, FROM_PROFILE } from '../../app/forms/draft-form.tsx'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { type Profiles, refreshProfile } from '../../app/session/session.ts'
import { locationsQuery } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { Combobox, Select } from '../../components/forms/select.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { EDUCATION_OPTIONS, EXPERIENCE_OPTIONS, translated } from '../registration/professional-fields.tsx'
import { EmailField } from '../security/email-field.tsx'

type ProfileFormProps = {
  profile: Profiles['jobSeeker']
  /** The name of the field that gets the focus. */
  focus: string
  onClose: () => void
}

export function ProfileForm({ profile, focus, onClose }: ProfileFormProps) {
  const context = useRouteContext({ from: '__root__' })
  const { data: locations = [] } = useQuery(locationsQuery(context.client))
  const draft = useDraft({ kind: 'jobSeeker', id: profile.id }, 'profile')
  const { form: element, kept } = draft
  const shown = (name: keyof Texts) => textOf(kept?.[name]) ?? textsOf(profile)[name]
  useEffect(() => {
    const field = element.current?.elements.namedItem(focus)
    if (field instanceof HTMLElement) field.focus()
  }, [focus, element])
  const form = useForm({
    schema: JobSeekerProfileChange,
    read: ({ skills = '', ...texts }) => ({ ...texts, skills: splitList(String(skills)) }),
    fallback: t('Profile update failed'),
    submit: async (change) => {
      const json = { ...change, experience: change.experience ?? '', education: change.education ?? '' }
      await call(context.client.api.auth.profile.$patch({ json })).catch(tellFailure(t('Update Failed')))
      draft.forget()
      await refreshProfile(context, 'jobSeeker')
      const description = change.currentPassword
        ? t('Your profile has been saved. Open the link that we sent to {email}.', {
            email: change.email ?? '',
          })
        : t('Your profile has been saved.')
      toast({ title: t('Profile Updated'), description })
      onClose()
    },
  })
  const { errors, busy } = form
  return (
    <DraftForm draft={draft} form={form} notice={t(FROM_PROFILE)}>
      <Field
        label={t('Full Name')}
        name="fullName"
        required
        autoComplete="name"
        defaultValue={shown('fullName')}
        error={errors['fullName']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField email={profile.email} kept={textOf(kept?.email)} errors={errors} />
        <Field
          label={t('Phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={shown('phone')}
          error={errors['phone']}
        />
        <Combobox
          label={t('Location')}
          name="location"
          suggestions={locations.map(({ name }) => name)}
          defaultValue={shown('location')}
          error={errors['location']}
        />
        <Field
          label={t('Job Title')}
          name="jobTitle"
          autoComplete="organization-title"
          defaultValue={shown('jobTitle')}
          error={errors['jobTitle']}
        />
        <Select
          label={t('Experience')}
          name="experience"
          placeholder={t('Select experience level')}
          options={translated(EXPERIENCE_OPTIONS)}
          defaultValue={shown('experience')}
          error={errors['experience']}
        />
        <Select
          label={t('Education')}
          name="education"
          placeholder={t('Select education level')}
          options={translated(EDUCATION_OPTIONS)}
          defaultValue={shown('education')}
          error={errors['education']}
        />
      </div>
      <TextField
        label={t('Summary')}
        name="summary"
        defaultValue={shown('summary')}
        error={errors['summary']}
      />
      <Field
        label={t('Skills')}
        name="skills"
        help={t('Separated by commas: Welding, Forklift licence, Excel')}
        defaultValue={shown('skills')}
        error={errors['skills']}
      />
      <div className="actions">
        <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
          {t('Save Changes')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            draft.forget()
            onClose()
          }}
        >
          {t('Cancel')}
        </Button>
      </div>
    </DraftForm>
  )
}

type Texts = Record<
  'fullName' | 'phone' | 'location' | 'jobTitle' | 'summary' | 'experience' | 'education' | 'skills',
  string
>

/** Converts the profile to the values of the form's fields. */
function textsOf(profile: Profiles['jobSeeker']): Texts {
  const { fullName, phone, location, jobTitle, summary, experience, education, skills } = profile
  const chosen = { experience: experience ?? '', education: education ?? '' }
  return { fullName, phone, location, jobTitle, summary, ...chosen, skills: skills.join(', ') }
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
