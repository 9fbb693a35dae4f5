import { Link } from '@tanstack/react-router'
import { TextList, TextPage, TextSection } from './text-page.tsx'
import { WriteToUs } from './write-to-us.tsx'

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="What we know about you, who sees it, how long we keep it, and what you can do."
    >
      <Kept />
      <Seen />
      <TextSection title="What we never do">
        <TextList
          items={[
            'We sell no data and pass none on for advertising.',
            'We never ask you for your password, and never for money to find you a job.',
            'We do not follow you to other sites without asking you first.',
          ]}
        />
      </TextSection>
      <HowLong />
      <Rights />
      <Deleting />
      <TextSection title="Cookies and counting">
        <p>
          We set a cookie when you log in, to know that it is you, and another to know that this device was
          yours before, so that somebody who guesses your password does not lock you out. We count how many
          people visit and how often a CV or job is looked at, without keeping who a visitor was.
        </p>
        <p>
          What you type into a long form, jobs that you save and pages that you read are kept on your device,
          so that you find them without a network; logging out clears them. If this site uses an advertising
          pixel, it asks you first, works the same when you say no, and shows the question at the end of this
          page, where you can change your answer.
        </p>
      </TextSection>
      <TextSection title="Other companies">
        <p>
          Your data is kept on the servers of whoever runs this site. When you share a job or write through
          WhatsApp or e-mail, those services’ own rules hold.
        </p>
      </TextSection>
      <TextSection title="Young people">
        <p>
          You must be 16 or older to have an account. If you know of a younger person’s CV here, <WriteToUs />
          : we delete it.
        </p>
      </TextSection>
      <TextSection title="Questions and complaints">
        <p>
          <Link to="/contact">Write to us</Link> and choose ‘My data and privacy’ or ‘A complaint’. A person
          reads it and answers you. If we made a mistake, we put it right and tell you what happened.
        </p>
      </TextSection>
    </TextPage>
  )
}

function Kept() {
  return (
    <TextSection title="What we keep">
      <TextList
        items={[
          'Job seekers: what you type into your profile and CV, your CV file and its words, your photo if you add one, your applications, messages and saved jobs.',
          'Employers: your company’s details and logo, your jobs, messages, credits and payments, and which CVs you opened, when and from which connection.',
          'Your password only in a form that nobody can read, us included.',
          'Where you are logged in: the kind of phone or computer and the time, so that you can see it and end it.',
          'A record of the e-mails we sent you.',
        ]}
      />
    </TextSection>
  )
}

function Seen() {
  return (
    <TextSection title="Who sees a CV">
      <TextList
        items={[
          'Everybody: name, photo, job title, place, experience, category, education, expected pay, the start of the summary and five skills. Search engines are asked not to list it.',
          'Employers who have paid to open it, and employers to whose jobs you applied: also your e-mail address, phone number, the whole summary, all skills, and the file.',
          'Administrators of this site, to help you and to keep it clean.',
        ]}
      />
      <p>
        E-mail addresses and phone numbers that stand in the open parts of a CV are hidden from everybody who
        has not paid. Your dashboard shows who opened your CV.
      </p>
    </TextSection>
  )
}

function HowLong() {
  return (
    <TextSection title="How long we keep it">
      <TextList
        items={[
          'Your account, CVs, applications and messages: until you delete them.',
          'E-mails that we sent: 90 days. Links in them that let you in: one hour.',
          'Logins: until you log out, or 30 days without use. On a phone that is not yours: 12 hours.',
          'What is typed and not sent: 14 days, on your own phone only.',
          'Payments and credits of companies: as long as the law wants accounts to be kept.',
        ]}
      />
    </TextSection>
  )
}

function Rights() {
  return (
    <TextSection title="What you can do">
      <TextList
        items={[
          'Switch off your availability: then employers no longer find you. Those who opened your CV before keep access to it.',
          <>
            Change or delete a CV, its file and your photo at any time on{' '}
            <Link to="/jobseeker-dashboard">your dashboard</Link>.
          </>,
          'Download a copy of everything we keep about you: Profile, Account, My data.',
          'See where you are logged in, and log out there: Profile, Account.',
          'Delete your account yourself, in the same place.',
          <>
            For a company’s account, <WriteToUs />: an administrator does it, because other people’s
            applications and the accounts hang on it.
          </>,
        ]}
      />
    </TextSection>
  )
}

function Deleting() {
  return (
    <TextSection title="What deleting your account does">
      <TextList
        items={[
          'At once and for ever: your profile, CVs, files, photo, applications, messages, saved jobs, notices and logins. Search no longer finds you.',
          'Companies that opened your CV keep what they noted down or downloaded; we cannot take that back. Their accounts still say that they opened a CV, but not whose.',
          'E-mails to employers that name you, and one last e-mail to you, go after 90 days. Safety copies of the whole site (backups) go when newer ones take their place.',
        ]}
      />
    </TextSection>
  )
}
