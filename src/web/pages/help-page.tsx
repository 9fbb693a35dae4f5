import { Link } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../settings.ts'
import { TextPage, TextSection } from './text-page.tsx'

export function HelpPage() {
  return (
    <TextPage title="Help" lead="Short answers to what people ask most.">
      <JobSeekers />
      <Employers />
      <TextSection title="Anything else">
        <p>
          <Link to="/contact">Write to us</Link>: a person reads it and answers.
        </p>
      </TextSection>
    </TextPage>
  )
}

function JobSeekers() {
  return (
    <TextSection title="For job seekers">
      <h3>What does it cost?</h3>
      <p>Nothing. Signing up, putting up a CV and applying for jobs is free.</p>
      <h3>How do I put up my CV?</h3>
      <p>
        <Link to="/register">Sign up</Link>, then <Link to="/upload">upload your CV</Link> as a PDF, DOC or
        DOCX file of at most 5 MB, and fill in the form beside it: employers search what stands in the form.
        PDF looks the same on every phone and computer.
      </p>
      <h3>Who sees my phone number?</h3>
      <p>
        Employers who have opened your CV, those whose jobs you apply for, and the administrators of this
        site. Nobody else. <Link to="/privacy">All about privacy</Link>
      </p>
      <h3>How do I stop being found?</h3>
      <p>
        Switch off your availability on <Link to="/jobseeker-dashboard">your dashboard</Link>. Employers who
        opened your CV before keep what they have. Once you have found work, mark your CV as hired.
      </p>
      <h3>I forgot my password</h3>
      <p>
        Ask for a link on the <Link to="/forgot-password">password page</Link>. It works for one hour.
      </p>
      <h3>
        I have another <span className="whitespace-nowrap">e-mail</span> address now
      </h3>
      <p>
        On <Link to="/jobseeker-dashboard">your dashboard</Link>, under Profile, Account. We send a link to
        the new address, and the old one stays until you open it. Your CVs keep the address that stands in
        them: edit them too.
      </p>
      <h3>I use somebody else’s phone</h3>
      <p>
        Tick ‘This is not my phone’ when you log in. You are logged out when the browser is closed. Forgot to?
        End it from your own phone: Profile, Account, Where you are logged in.
      </p>
      <h3>Somebody asks me for money for a job</h3>
      <p>
        Never pay for a job. Read <Link to="/safety">how to stay safe</Link>, report the job on its page, and
        tell us.
      </p>
      <h3>How do I delete my account?</h3>
      <p>On your dashboard, under Profile, Account, My data. You can download a copy of everything first.</p>
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
        {plural(job_posting_days, 'day')}. <Link to="/pricing">All prices</Link>
      </p>
      <h3>How does AI search choose people?</h3>
      <p>
        It compares what you ask for with job titles, skills, work, place, pay, education and licences on each
        CV, and shows what matched, what is missing and what is not known. Name, photo, sex, age, religion and
        province of origin never count. No person is refused by it: you decide.
      </p>
      <h3>Do I pay twice for the same CV?</h3>
      <p>No. What you have opened or downloaded stays yours, and opening it again is free.</p>
      <h3>What if the phone number is dead?</h3>
      <p>
        Tell us within 14 days, on the opened CV: ‘These contact details do not work’. We try them, and if
        they do not, your credits come back.
      </p>
      <h3>And the people who apply for my jobs?</h3>
      <p>Their CVs are free for you, to open and to download.</p>
      <h3>When do I get my credits?</h3>
      <p>
        After you sent a payment request on the <Link to="/credits">credits page</Link> and the payment has
        been confirmed by a person.
      </p>
    </TextSection>
  )
}
