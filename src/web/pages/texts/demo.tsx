import type { ReactNode } from 'react'
import { plural } from '../../../shared/text.ts'
import { useSettings } from '../../app/site.tsx'
import { TextList, TextPage } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

export const demoPage = definePage({
  path: '/demo',
  open: () => ({
    title: 'Demo',
    meta: [{ name: 'description', content: 'How to find work and how to find people, step by step.' }],
    isWide: true,
    body: <DemoPage />,
  }),
})

function DemoPage() {
  const { cv_view_cost, cv_download_cost } = useSettings()
  return (
    <TextPage title="Demo" lead="How to find work, or find people, from start to end." isFramed>
      <Part
        title="Finding work"
        steps={[
          <>
            <a href="/register">Sign up</a> and <a href="/upload">upload your CV</a>, free of charge.
          </>,
          <>
            <a href="/jobs">Look for jobs</a> in your town or province and tap Apply Now.
          </>,
          'See on your dashboard who viewed your CV and how your applications are going.',
        ]}
      >
        <DemoPicture name="jobs" alt="The list of jobs, with filters above" />
        <DemoPicture
          name="dashboard"
          alt="A job seeker’s dashboard: the profile, the applications and who viewed the CV"
        />
      </Part>
      <Part
        title="Finding people"
        steps={[
          <>
            <a href="/search">Search the CVs</a>: a trade, a place, years of experience. You do not need an
            account.
          </>,
          <>
            Open a profile. You see the title, the skills and the start of the summary;{' '}
            <a href="/employer-register">register your company</a> to contact the person.
          </>,
          `View the whole CV for ${plural(cv_view_cost, 'credit')}, and download its file for ${plural(cv_download_cost, 'credit')}. You pay once for each.`,
          'Call, write or send a message from the page. The first lines are already written for you.',
        ]}
      >
        <DemoPicture
          name="search"
          alt="Search for nurses: people with job title, pay, place, experience and skills"
        />
        <DemoPicture
          name="cv"
          alt="An opened CV: contact details, summary, all skills, and buttons to write and call"
        />
      </Part>
      <Part
        title="Filling a job"
        steps={[
          <>
            <a href="/employer-jobs">Post a job</a> with place, pay and requirements.
          </>,
          'People apply from their phones; each application comes with a CV that is free for you.',
          'Move each applicant from Pending through Screening, Shortlisting and Interviewing to Onboarding. Applicants can see their status.',
        ]}
      >
        <DemoPicture name="job" alt="A job as people see it: place, pay, closing date and Apply Now" />
        <DemoPicture
          name="applications"
          alt="Applications of a company: each person with contact, notes and status"
        />
      </Part>
    </TextPage>
  )
}

type PartProps = { title: string; steps: readonly ReactNode[]; children: ReactNode }

/** The steps, and on wide screens pictures of the site below them, two beside each other. */
function Part({ title, steps, children }: PartProps) {
  return (
    <section className="card grid gap-4 sm:p-6">
      <h2>{title}</h2>
      <div className="max-w-text text-17">
        <TextList ordered items={steps} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}

type DemoPictureProps = {
  /** The picture's name in public/demo, where scripts/demo-pictures.ts writes it. */
  name: 'search' | 'cv' | 'job' | 'applications' | 'jobs' | 'dashboard'
  /** Describes the picture. */
  alt: string
}

/** Shows a picture of the site for the visitor's screen width. It is loaded when the visitor scrolls near it. */
function DemoPicture({ name, alt }: DemoPictureProps) {
  return (
    <picture>
      <source media="(min-width: 640px)" srcSet={`/demo/${name}-desk.webp`} width={640} height={400} />
      <img
        src={`/demo/${name}-phone.webp`}
        width={360}
        height={600}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="card h-auto w-full overflow-hidden p-0"
      />
    </picture>
  )
}
