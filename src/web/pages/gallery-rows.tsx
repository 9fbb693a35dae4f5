import type { ComponentProps } from 'react'
import { daysBefore } from '../../shared/dates.ts'
import { useSite } from '../app/site.tsx'
import { GallerySection } from '../components/gallery/gallery-controls.tsx'
import { JobRow, JobRows } from '../jobs/list/job-row.tsx'
import { CvRow } from '../search/cv-row.tsx'

type Job = ComponentProps<typeof JobRow>['job']
type Cv = ComponentProps<typeof CvRow>['cv']

/** The rows of jobs and of people in their states. They are not among the components, because they know jobs and CVs. */
export function GalleryRows() {
  const { now } = useSite()
  const inDays = (days: number) => daysBefore(now, -days).toISOString()
  const job = jobOf(inDays)
  return (
    <>
      <GallerySection title="Jobs in a list">
        <JobRows columns={2}>
          <JobRow level="h3" now={now} job={job} />
          <JobRow
            level="h3"
            now={now}
            job={{ ...job, id: 2, companyIsApproved: false, publishedAt: inDays(-9), salaryRange: '' }}
          />
          <JobRow level="h3" now={now} job={{ ...job, id: 3, endsAt: inDays(2) }} />
          <JobRow level="h3" now={now} job={{ ...job, id: 4, title: LONG_TITLE }} />
          <JobRow level="h3" now={now} job={{ ...job, id: 5, isOpen: false, endsAt: inDays(-1) }} />
        </JobRows>
      </GallerySection>
      <GallerySection title="People in a list">
        <ul className="list">
          <CvRow level="h3" cv={cvOf(now)} href="#main" query="fitter" skills={['hydraulics']} />
          <CvRow
            level="h3"
            cv={{ ...cvOf(now), cvCount: 2, access: 'viewed' }}
            href="#main"
            note="Rang on Monday"
          />
          <CvRow level="h3" cv={{ ...cvOf(now), status: 'hired' }} href="#main" />
        </ul>
      </GallerySection>
    </>
  )
}

const LONG_TITLE = 'Mathematics and Science Teacher, Grades 9 to 12 (3 positions)'

const jobOf = (inDays: (days: number) => string): Job => ({
  id: 1,
  title: 'Heavy Diesel Fitter',
  description: '',
  employmentType: 'full-time',
  places: null,
  location: 'lae',
  workPattern: null,
  workSite: null,
  roster: '',
  category: 'trades',
  experienceLevel: 'mid',
  licenceClasses: [],
  askedDocuments: [],
  skills: [],
  closingDate: null,
  locationName: 'Lae',
  locationKind: 'town',
  province: 'Morobe',
  categoryName: 'Trades',
  salaryMin: 1700,
  salaryMax: 2300,
  salaryPeriod: 'fortnight',
  salaryRange: 'K1,700 – K2,300 a fortnight',
  annualPay: '',
  views: 12,
  applications: 3,
  isOpen: true,
  isActive: true,
  publishedAt: inDays(-1),
  expiresAt: inDays(29),
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
  endsAt: inDays(29),
  employerId: 1,
  companyName: 'Lae Logistics',
  companyIsApproved: true,
  companyLogoUrl: null,
})

const cvOf = (now: Date): Cv => ({
  id: 1,
  isAvailable: true,
  fullName: 'Koivi Aru',
  jobTitle: 'Diesel Fitter',
  location: 'Lae',
  experience: 'senior',
  category: 'trades',
  education: 'certificate',
  salaryMin: 48000,
  salaryMax: 62000,
  status: 'available',
  uploadedAt: now.toISOString(),
  updatedAt: now.toISOString(),
  photoId: null,
  years: 12,
  isComplete: true,
  cvCount: 1,
  summary: 'Leading hand in a truck workshop. I plan the week with operations and train apprentices…',
  skills: ['Hydraulics', 'Diesel engines', 'Air brakes', 'Job planning', 'First aid'],
  skillsCount: 7,
})
