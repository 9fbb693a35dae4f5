import BadgeCheck from 'lucide-react/icons/badge-check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Lock from 'lucide-react/icons/lock'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { plural } from '../../../shared/text.ts'
import { useSettings } from '../../app/site.tsx'
import { TextPage, TextSection } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

export const helpPage = definePage({
  path: '/help',
  open: () => ({
    title: 'Help',
    meta: [
      {
        name: 'description',
        content:
          'Answers for job seekers and employers in Papua New Guinea: CVs, applications, credits, passwords.',
      },
    ],
    isWide: true,
    body: <HelpPage />,
  }),
})

function HelpPage() {
  return (
    <TextPage
      title="Help"
      lead="Tap a question to read the answer."
      points={[
        { icon: BadgeCheck, text: 'Job seekers never pay: not here, and not for a job.' },
        { icon: Lock, text: 'Employers see your phone number when they open your CV, or when you apply.' },
        { icon: MessageCircle, text: 'A person reads what you write to us.' },
      ]}
      isFramed
    >
      <JobSeekers />
      <Employers />
      <section className="dark grid gap-3 rounded-panel p-6">
        <h2>Your question is not here?</h2>
        <p className="text-17">Write to us: a person will read it and reply.</p>
        <p>
          <a className="btn btn-white" href="/contact">
            Contact Support
          </a>
        </p>
      </section>
      <TextSection title="Security problems" id="security">
        <p>
          Have you found a security problem in this site? <a href="/contact">Write to us</a> and explain how
          we can see it. Please do not look at or change other people’s data, and give us time to fix it
          before you tell others. We will reply, and we take no action against anybody who follows these
          rules.
        </p>
      </TextSection>
    </TextPage>
  )
}

/** Questions to open one by one. */
function Questions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <div className="list">{children}</div>
    </section>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2">
        <h3>{title}</h3>
        <ChevronDown size={20} className="turns" />
      </summary>
      <div className="max-w-text px-4 pb-4 text-17">{children}</div>
    </details>
  )
}

function JobSeekers() {
  return (
    <Questions title="For job seekers">
      <Question title="What does it cost?">
        <p>Nothing. Signing up, adding a CV and applying for jobs are free.</p>
      </Question>
      <Question title="How do I add my CV?">
        <p>
          <a href="/register">Sign up</a>, then <a href="/upload">upload your CV</a> as a PDF, DOC or DOCX
          file of at most 5 MB, take photos of a CV on paper, or make a new one in five minutes. Employers
          search the details in the form, not the words in photos. A PDF looks the same on every phone and
          computer.
        </p>
      </Question>
      <Question title="Who sees my phone number?">
        <p>
          Employers who have opened your CV, employers whose jobs you apply for, and the administrators of
          this site. Nobody else. <a href="/privacy">Read more about privacy</a>
        </p>
      </Question>
      <Question title="How do I stop employers from finding me?">
        <p>
          Switch off your availability on <a href="/jobseeker-dashboard">your dashboard</a>. Employers who
          have already opened your CV can still see it. When you have found work, mark your CV as hired.
        </p>
      </Question>
      <Question title="I forgot my password">
        <p>
          Ask for a link on the <a href="/forgot-password">password page</a>. It works for one hour.
        </p>
      </Question>
      <Question title="How do I change my email address?">
        <p>
          On <a href="/jobseeker-dashboard">your dashboard</a>, under Profile, Account. We send a link to the
          new address, and the old one is used until you open that link. The email address on your CVs does
          not change: edit it there too.
        </p>
      </Question>
      <Question title="I use somebody else’s phone">
        <p>
          Tick ‘This is not my phone’ when you log in. You are logged out when the browser is closed. If you
          forgot, log it out from your own phone: Profile, Account, Where you are logged in.
        </p>
      </Question>
      <Question title="Somebody asks me for money for a job">
        <p>
          Never pay for a job. Read <a href="/safety">how to stay safe</a>, report the job on its page, and
          tell us.
        </p>
      </Question>
      <Question title="How do I delete my account?">
        <p>On your dashboard, under Profile, Account, My data. You can download a copy of your data first.</p>
      </Question>
    </Questions>
  )
}

function Employers() {
  const { cv_view_cost, cv_download_cost, job_posting_cost, job_posting_days } = useSettings()
  return (
    <Questions title="For employers">
      <Question title="What does it cost?">
        <p>
          Searching is free. Opening a CV costs {plural(cv_view_cost, 'credit')}, its file another{' '}
          {plural(cv_download_cost, 'credit')}, posting a job {plural(job_posting_cost, 'credit')} for{' '}
          {plural(job_posting_days, 'day')}. <a href="/pricing">All prices</a>
        </p>
      </Question>
      <Question title="How does AI search choose people?">
        <p>
          It compares your words with the job titles, skills, work, place, pay, education and licences on each
          CV. It shows what matched, what is missing and what is not known. Name, photo, sex, age, religion
          and home province never count. It does not reject anybody: you decide.
        </p>
      </Question>
      <Question title="Do I pay twice for the same CV?">
        <p>No. You keep what you have opened or downloaded, and opening it again is free.</p>
      </Question>
      <Question title="What if the phone number does not work?">
        <p>
          Tell us within 14 days on the opened CV: ‘These contact details do not work’. We check them. If they
          do not work, we return your credits.
        </p>
      </Question>
      <Question title="What about people who apply for my jobs?">
        <p>Their CVs are free for you to open and download.</p>
      </Question>
      <Question title="When do I get my credits?">
        <p>
          After you send a payment request on the <a href="/credits">credits page</a> and a person has
          confirmed your payment.
        </p>
      </Question>
    </Questions>
  )
}
