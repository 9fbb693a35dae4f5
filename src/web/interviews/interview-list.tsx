import { useQuery } from '@tanstack/react-query'
import Calendar from 'lucide-react/icons/calendar'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { interviewLine } from './interview-words.ts'
import { employerInterviewsQuery, type ListedInterview, ownInterviewsQuery } from './queries.ts'

/** Rows on a home page. */
const MOST = 4

/** The job seeker's interviews, above the applications. Absent without one. */
export function OwnInterviews() {
  const { client } = useSite()
  const { data = [] } = useQuery(ownInterviewsQuery(client))
  return <InterviewList interviews={data} side="jobSeeker" />
}

/** The interviews of the employer's applicants, on its home. Absent without one. */
export function EmployerInterviews() {
  const { client } = useSite()
  const { data = [] } = useQuery(employerInterviewsQuery(client))
  return <InterviewList interviews={data.filter(({ state }) => state !== 'cancelled')} side="employer" />
}

type InterviewListProps = { interviews: readonly ListedInterview[]; side: 'employer' | 'jobSeeker' }

const PATHS = { employer: '/employer-dashboard', jobSeeker: '/jobseeker-dashboard' }

function InterviewList({ interviews, side }: InterviewListProps) {
  if (interviews.length === 0) return null
  return (
    <section>
      <div className="section-head">
        <h2>{t('Interviews')}</h2>
      </div>
      <ul className="list">
        {interviews.slice(0, MOST).map((interview) => (
          <li key={interview.applicationId} className="relative flex items-center gap-3 p-3">
            <span className="icon-tile">
              <Calendar size={20} />
            </span>
            <div className="min-w-0 flex-1">
              <AppLink
                className="cover font-semibold"
                href={`${PATHS[side]}?tab=applications&application=${interview.applicationId}`}
              >
                {interviewLine(interview, side)}
              </AppLink>
              <p className="text-muted">
                {side === 'employer' ? interview.applicantName : interview.company} · {interview.jobTitle}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
