import type { ReadOf } from '../../../page-reads.ts'
import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { PlainForm } from '../../app/forms/plain-form.tsx'
import { AppLink } from '../../app/link.tsx'
import { Button } from '../../components/controls/button.tsx'

/** The saved jobs of the job seeker who is logged in, without script. `jobs`: null for visitors. */
export function PlainSavedList({ jobs }: { jobs: ReadOf<'savedJobs'> }) {
  return (
    <>
      <h1 className="mb-4">{t('Saved jobs')}</h1>
      {!jobs && (
        <p>
          {fill('{login} to see the jobs that you have saved.', {
            login: <AppLink href="/login?next=%2Fsaved">{t('Log in')}</AppLink>,
          })}
        </p>
      )}
      {jobs?.length === 0 && <p>{t('No saved jobs yet')}</p>}
      <ul className={jobs?.length ? 'list' : undefined}>
        {jobs?.map(({ id, title, companyName }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 p-4">
            <span className="flex-1">
              <AppLink href={`/jobs/${id}`}>{title}</AppLink>
              {`, ${companyName}`}
            </span>
            <PlainForm plain="remove">
              <input type="hidden" name="job" value={id} />
              <Button type="submit" look="quiet" aria-label={t('Remove {title}', { title })}>
                {t('Remove')}
              </Button>
            </PlainForm>
          </li>
        ))}
      </ul>
    </>
  )
}
