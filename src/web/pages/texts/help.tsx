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
    body: <HelpPage />,
  }),
})

function HelpPage() {
  return (
    <TextPage title="Help" lead="Short answers to the most common questions.">
      <JobSeekers />
      <Employers />
      <TextSection title="Security problems" id="security">
        <p>
          Have you found a security problem in this site? <a href="/contact">Write to us</a> and explain how
          we can see it. Please do not look at or change other people’s data, and give us time to fix it
          before you tell others. We will reply, and we take no action against anybody who follows these
          rules.
        </p>
      </TextSection>
      <TextSection title="Anything else">
        <p>
          <a href="/contact">Write to us</a>: a person will read it and reply.
        </p>
      </TextSection>
    </TextPage>
  )
}

function JobSeekers() {
  return (
    <TextSection title="For job seekers">
      <h3>What does it cost?</h3>
      <p>Nothing. Signing up, adding a CV and applying for jobs are free.</p>
      <h3>How do I add my CV?</h3>
      <p>
        <a href="/register">Sign up</a>, then <a href="/upload">upload your CV</a> as a PDF, DOC or DOCX file
        of at most 5 MB, and fill in the form next to it: employers search the details in the form. A PDF
        looks the same on every phone and computer.
      </p>
      <h3>Who sees my phone number?</h3>
      <p>
        Employers who have opened your CV, employers whose jobs you apply for, and the administrators of this
        site. Nobody else. <a href="/privacy">Read more about privacy</a>
      </p>
      <h3>How do I stop employers from finding me?</h3>
      <p>
        Switch off your availability on <a href="/jobseeker-dashboard">your dashboard</a>. Employers who have
        already opened your CV can still see it. When you have found work, mark your CV as hired.
      </p>
      <h3>I forgot my password</h3>
      <p>
        Ask for a link on the <a href="/forgot-password">password page</a>. It works for one hour.
      </p>
      <h3>
        How do I change my <span className="whitespace-nowrap">email</span> address?
      </h3>
      <p>
        On <a href="/jobseeker-dashboard">your dashboard</a>, under Profile, Account. We send a link to the
        new address, and the old one is used until you open that link. The email address on your CVs does not
        change: edit it there too.
      </p>
      <h3>I use somebody else’s phone</h3>
      <p>
        Tick ‘This is not my phone’ when you log in. You are logged out when the browser is closed. If you
        forgot, log it out from your own phone: Profile, Account, Where you are logged in.
      </p>
      <h3>Somebody asks me for money for a job</h3>
      <p>
        Never pay for a job. Read <a href="/safety">how to stay safe</a>, report the job on its page, and tell
        us.
      </p>
      <h3>How do I delete my account?</h3>
      <p>On your dashboard, under Profile, Account, My data. You can download a copy of your data first.</p>
    </TextSection>
  )
}

function Employers() {
  const { cv_view_cost, cv_download_cost, job_posting_cost, job_posting_days } = useSettings()
  return (
    <TextSection title="For employers">
      <h3>What does it cost?</h3>
      <p>
        Searching is free. Opening a CV costs {plural(cv_view_cost, 'credit')}, its file another{' '}
        {plural(cv_download_cost, 'credit')}, posting a job {plural(job_posting_cost, 'credit')} for{' '}
        {plural(job_posting_days, 'day')}. <a href="/pricing">All prices</a>
      </p>
      <h3>How does AI search choose people?</h3>
      <p>
        It compares your words with the job titles, skills, work, place, pay, education and licences on each
        CV. It shows what matched, what is missing and what is not known. Name, photo, sex, age, religion and
        home province never count. It does not reject anybody: you decide.
      </p>
      <h3>Do I pay twice for the same CV?</h3>
      <p>No. You keep what you have opened or downloaded, and opening it again is free.</p>
      <h3>What if the phone number does not work?</h3>
      <p>
        Tell us within 14 days on the opened CV: ‘These contact details do not work’. We check them. If they
        do not work, we return your credits.
      </p>
      <h3>What about people who apply for my jobs?</h3>
      <p>Their CVs are free for you to open and download.</p>
      <h3>When do I get my credits?</h3>
      <p>
        After you send a payment request on the <a href="/credits">credits page</a> and a person has confirmed
        your payment.
      </p>
    </TextSection>
  )
}
