import { Link } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../settings.ts'
import { DemoPicture } from './demo-picture.tsx'
import { TextList, TextPage, TextSection } from './text-page.tsx'

export function DemoPage() {
  const { cv_view_cost, cv_download_cost } = useSettings()
  return (
    <TextPage title="Demo" lead="How finding work, and finding people, goes from start to end.">
      <TextSection title="Finding people">
        <TextList
          ordered
          items={[
            <>
              <Link to="/search">Search the CVs</Link>: a trade, a place, years of experience. You need no
              account for that.
            </>,
            <>
              Open a profile. You see title, skills and the start of the summary;{' '}
              <Link to="/employer-register">register your company</Link> to reach the person.
            </>,
            `View the whole CV for ${plural(cv_view_cost, 'credit')}, and download its file for ${plural(cv_download_cost, 'credit')}. You pay once for each.`,
            'Call, write or message from the page, with the first lines already written.',
          ]}
        />
        <DemoPicture
          name="search"
          alt="Search for nurses: cards with job title, place, experience and skills"
        />
        <DemoPicture
          name="cv"
          alt="An opened CV: contact details, summary, all skills, and buttons to write and call"
        />
      </TextSection>
      <TextSection title="Filling a job">
        <TextList
          ordered
          items={[
            <>
              <Link to="/employer-jobs">Post a job</Link> with place, pay and what it asks for.
            </>,
            'People apply from their phones; each application comes with a CV that is free for you.',
            'Move each applicant from Pending through Screening, Shortlisting and Interviewing to Onboarding. They see where they stand.',
          ]}
        />
        <DemoPicture name="job" alt="A job as people see it: place, pay, closing date and Apply Now" />
        <DemoPicture
          name="applications"
          alt="Applications of a company: each person with contact, notes and status"
        />
      </TextSection>
      <TextSection title="Finding work">
        <TextList
          ordered
          items={[
            <>
              <Link to="/register">Sign up</Link> and <Link to="/upload">upload your CV</Link>, free of
              charge.
            </>,
            <>
              <Link to="/jobs">Look for jobs</Link> in your town or province and press Apply Now.
            </>,
            'See on your dashboard who looked at your CV and how your applications are going.',
          ]}
        />
        <DemoPicture name="jobs" alt="The list of jobs, with filters above" />
        <DemoPicture
          name="dashboard"
          alt="A job seeker’s dashboard: what to do next, numbers, recent applications"
        />
      </TextSection>
    </TextPage>
  )
}
