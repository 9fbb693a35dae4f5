import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { isGone } from '../gone.ts'
import { AppLink } from '../link.tsx'

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

/** In place of a job. `error` is what ended its loader; `jobMissingTitle` goes with it. */
export function JobMissing(error: object) {
  const { title, why, action } = isGone(error) ? GONE : NOT_FOUND
  return (
    <EmptyState
      level="h1"
      title={title}
      why={why}
      action={
        <ButtonLink href="/jobs" link={AppLink}>
          {action}
        </ButtonLink>
      }
    />
  )
}

export function jobMissingTitle(error: unknown): string {
  return isGone(error) ? GONE.title : NOT_FOUND.title
}
