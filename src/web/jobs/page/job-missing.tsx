import { t } from '../../../shared/language/words.ts'
import { AppLink } from '../../app/link.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import type { Missing, Shown } from '../../pages/page.ts'
import { FindJobForm } from '../list/find-job-form.tsx'

const GONE = {
  title: 'Job no longer available',
  why: 'This job closed some time ago, or its employer took it down. New jobs are posted every day.',
  action: 'See open jobs',
}
const NOT_FOUND = {
  title: 'Job Not Found',
  why: 'The job you are looking for does not exist or has been removed.',
  action: 'Back to Jobs',
}

/** Shown instead of a job. */
export function jobMissing(missing: Missing): Shown {
  const { title, why, action } = missing === 'gone' ? GONE : NOT_FOUND
  return {
    title: t(title),
    body: (
      <div className="mx-auto max-w-form">
        <EmptyState level="h1" title={t(title)} why={t(why)} />
        <FindJobForm />
        <p className="actions justify-center pt-4">
          <ButtonLink look="quiet" href="/jobs" link={AppLink}>
            {t(action)}
          </ButtonLink>
        </p>
      </div>
    ),
  }
}
