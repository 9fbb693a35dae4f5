import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { formatDay } from '../../shared/dates.ts'
import { Button } from '../components/button.tsx'
import type { Apply } from './use-apply.ts'

/** Without script it is a form that leads to where one applies: the login, or one's dashboard. */
export function ApplyButton({ job, jobSeeker, sent, busy, open }: Apply) {
  if (sent) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="flex items-center gap-1 font-semibold">
          <Check size={18} />
          Applied on {formatDay(sent.appliedAt)}
        </span>
        <Link
          to="/jobseeker-dashboard"
          search={{ tab: 'applications', application: sent.id }}
          className="flex min-h-11 items-center"
        >
          See your application
        </Link>
      </p>
    )
  }
  return (
    <form action={jobSeeker ? '/jobseeker-dashboard' : '/login'} className="grid">
      {!jobSeeker && <input type="hidden" name="next" value={`/jobs/${job.id}#apply`} />}
      <Button
        type="submit"
        busy={busy}
        busyLabel="Opening…"
        data-script
        onClick={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        Apply Now
      </Button>
    </form>
  )
}
