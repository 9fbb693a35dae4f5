import ArrowLeft from 'lucide-react/icons/arrow-left'
import { AppLink } from '../../app/link.tsx'
import { EmployerHeader } from '../../dashboards/employer/employer-header.tsx'

/** The first line of the pages of one job. */
export function BackToJobs() {
  return (
    <EmployerHeader
      isHeading={false}
      title={
        <AppLink href="/employer-jobs" className="more">
          <ArrowLeft size={18} />
          Job Postings
        </AppLink>
      }
    />
  )
}
