import Ban from 'lucide-react/icons/ban'
import Phone from 'lucide-react/icons/phone'
import Trash from 'lucide-react/icons/trash-2'
import { TextList, TextPage, TextSection, WriteToUs } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

export const privacyPage = definePage({
  path: '/privacy',
  open: () => ({
    title: 'Privacy',
    meta: [
      { name: 'description', content: 'What we know about you, who sees it, and what you can do about it.' },
    ],
    isWide: true,
    body: <PrivacyPage />,
  }),
})

function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="What we know about you, who sees it, how long we keep it, and what you can do."
      points={[
        { icon: Phone, text: 'Employers see your phone number only after they open your CV or you apply.' },
        { icon: Ban, text: 'We do not sell your data or give it to advertisers.' },
        { icon: Trash, text: 'You can hide or delete your CV and your account yourself, at any time.' },
      ]}
    >
      <Kept />
      <Seen />
      <TextSection title="What we never do">
        <TextList
          items={[
            'We do not sell your data or give it to advertisers.',
            'We never ask for your password, and we never ask for money to find you a job.',
            'We do not track you on other sites without asking you first.',
          ]}
        />
      </TextSection>
      <TextSection title="How employers find you">
        <p>
          Search compares what an employer asks for with your CV: title, earlier jobs, skills, place, expected
          pay, years, education and licences. It shows a score, the reasons, and what is missing. Your name,
          photo, sex, age, religion, tribe or province of origin, nationality, family, health, looks and
          politics never count: if an employer types them, the search leaves them out and says so. Nobody can
          pay for a better place. The score decides nothing: a person reads your CV.
        </p>
      </TextSection>
      <HowLong />
      <Rights />
      <Deleting />
      <TextSection title="Cookies and counting">
        <p>
          We set one cookie when you log in, to keep you logged in. A second cookie remembers that you have
          used this device before, so that a person who guesses passwords cannot lock you out. We count
          visitors and how often each CV or job is viewed, without keeping who the visitors were.
        </p>
        <p>
          What you type into a long form, the jobs that you save and the pages that you read are kept on your
          device, so that you can see them without a network. Logging out deletes them. If this site uses an
          advertising pixel, it asks you first and works the same if you refuse. You can change your answer at
          the end of this page.
        </p>
      </TextSection>
      <TextSection title="Other companies">
        <p>
          Your data is kept on the servers of the company that runs this site. When you share a job or write
          through WhatsApp or email, the rules of those services apply.
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
          <a href="/contact">Write to us</a> and choose ‘My data and privacy’ or ‘A complaint’. A person will
          read it and reply. If we made a mistake, we correct it and tell you what happened.
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
          'Job seekers: what you type into your profile and CV, your CV file and its text, your photo if you add one, your applications, messages and saved jobs.',
          'Employers: your company’s details and logo, your jobs, messages, credits and payments, and which CVs you opened, when and from which connection.',
          'Your password, in a form that nobody can read, including us.',
          'Where you are logged in: the kind of phone or computer and the time, so that you can see it and log it out.',
          'A record of the emails we sent you.',
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
          'Everybody: name, photo, job title, place, experience, category, education, expected pay, the start of the summary and five skills. We ask search engines not to list it.',
          'Employers who have paid to open it, and employers to whose jobs you applied: also your email address, phone number, the whole summary, all skills, and the file.',
          'Administrators of this site, to help you and to remove fake or unsuitable content.',
        ]}
      />
      <p>
        Email addresses and phone numbers in the public parts of a CV are hidden from everybody who has not
        paid. Your dashboard shows who opened your CV.
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
          'Emails that we sent: 90 days. Login links in them: one hour.',
          'Logins: until you log out, or 30 days without use. On a phone that is not yours: 12 hours.',
          'Text that you typed and did not send: 14 days, only on your own phone. Of a registration: until you close the page.',
          'Payments and credits of companies: as long as the law requires.',
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
          'Switch off your availability, so that employers no longer find you. Employers who have already opened your CV can still see it.',
          <>
            Change or delete a CV, its file and your photo at any time on{' '}
            <a href="/jobseeker-dashboard">your dashboard</a>.
          </>,
          'Download a copy of everything we keep about you: Profile, Account, My data.',
          'See where you are logged in, and log out there: Profile, Account.',
          'Delete your account yourself, in the same place.',
          <>
            For a company’s account, <WriteToUs />: an administrator does it, because other people’s
            applications and our accounts depend on it.
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
          'Immediately and permanently: your profile, CVs, files, photo, applications, messages, saved jobs, notices and logins. Search no longer finds you.',
          'Companies that opened your CV keep what they noted or downloaded; we cannot remove that. Their accounts still show that they opened a CV, but not whose.',
          'Emails to employers that name you, and one last email to you, are deleted after 90 days. Backups of the site are deleted when newer ones replace them.',
        ]}
      />
    </TextSection>
  )
}
