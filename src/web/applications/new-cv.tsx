import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { splitList } from '../../shared/text.ts'
import type { FormValues } from '../app/forms/form-values.ts'
import type { Profiles } from '../app/session/session.ts'
import { Field } from '../components/forms/field.tsx'
import { SkillTags } from '../components/surfaces/badge.tsx'

type Profile = Profiles['jobSeeker']

export type NewCvParts = { profile: Profile; cvOf: typeof cvOf; NewCv: typeof NewCv }

/** Returns nothing if no CV can be made from the profile. The form asks for a missing job title and missing skills. */
export function newCvOf(profile: Profile): NewCvParts | undefined {
  const { fullName, location, experience, category } = profile
  return fullName && location && experience && category ? { profile, cvOf, NewCv } : undefined
}

/** Returns the CV made from the profile. A missing job title and missing skills come from the form's fields. */
function cvOf(profile: Profile, values: FormValues) {
  const { fullName, email, phone, location, category, summary, salaryMin, salaryMax } = profile
  return {
    fullName,
    email,
    phone: phone ?? '',
    location: location ?? '',
    category: category ?? '',
    summary: summary ?? '',
    salaryMin,
    salaryMax,
    experience: profile.experience ?? undefined,
    education: profile.education ?? '',
    jobTitle: profile.jobTitle || String(values['jobTitle'] ?? ''),
    skills: profile.skills.length > 0 ? profile.skills : splitList(String(values['skills'] ?? '')),
  }
}

/** Shows a job seeker without a CV the new CV that is sent with the application. */
function NewCv({ profile, errors }: { profile: Profile; errors: FieldErrors }) {
  const { fullName, jobTitle, location, experience, education, skills } = profile
  return (
    <section className="grid gap-3">
      <h3>{t('Your new CV')}</h3>
      <div className="card grid gap-2">
        <p>
          <b className="block text-17">{fullName}</b>
          {jobTitle}
        </p>
        <p className="text-muted">
          {[
            location,
            experience && t(EXPERIENCE_LABELS[experience]),
            education && t(EDUCATION_LABELS[education]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {skills.length > 0 && <SkillTags skills={skills} />}
      </div>
      {!jobTitle && <Field label={t('Job Title')} name="jobTitle" required error={errors['jobTitle']} />}
      {skills.length === 0 && (
        <Field
          label={t('Skills')}
          name="skills"
          required
          help={t('Separated by commas: Welding, Forklift licence, Excel')}
          error={errors['skills']}
        />
      )}
      <p className="help">
        {t(
          'We make this CV from your account. Other employers can find it too. You can add your work and schools, or hide it, under My CVs.',
        )}
      </p>
    </section>
  )
}
