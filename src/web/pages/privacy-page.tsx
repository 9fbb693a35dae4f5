import { SupportAddress } from './support-address.tsx'
import { TextList, TextPage, TextSection } from './text-page.tsx'

export function PrivacyPage() {
  return (
    <TextPage title="Privacy" lead="What we know about you, who sees it, and what you can do.">
      <TextSection title="What we keep">
        <TextList
          items={[
            'Job seekers: what you type into your profile and CV, your CV file, your photo if you add one, your applications and messages to employers.',
            'Employers: your company’s details and logo, your jobs, credits and payments, and which CVs you opened.',
            'Your password only in a form that nobody can read, us included.',
            'A record of the e-mails we sent you, for 90 days.',
          ]}
        />
      </TextSection>
      <TextSection title="Who sees a CV">
        <TextList
          items={[
            'Everybody: name, photo, job title, place, experience, category, education, expected pay, the start of the summary and five skills. Search engines are asked not to list it.',
            'Employers who have paid to open it, and employers to whose jobs you applied: also your e-mail address, phone number, the whole summary, all skills, and the file.',
            'Administrators of this site, to help you and to keep it clean.',
          ]}
        />
        <p>
          E-mail addresses and phone numbers that stand in the open parts of a CV are hidden from everybody
          who has not paid.
        </p>
      </TextSection>
      <TextSection title="What you can do">
        <TextList
          items={[
            'Switch off your availability: then employers no longer find you. Those who opened your CV before keep access to it.',
            'Change or delete a CV, its file and your photo at any time on your dashboard.',
            <>
              Ask what we keep about you, or ask us to delete your account: write to <SupportAddress />.
            </>,
          ]}
        />
      </TextSection>
      <TextSection title="Cookies and counting">
        <p>
          We set a cookie when you log in, to know that it is you, and no other. We count how many people
          visit and how often a CV or job is looked at, without keeping who a visitor was; of employers we
          keep which CVs they opened. We sell no data.
        </p>
        <p>
          Jobs that you save and pages that you read are kept on your device, so that you find them without a
          network; logging out clears them. If this site uses an advertising pixel, it asks you first, works
          the same when you say no, and shows the question at the end of this page, where you can change your
          answer.
        </p>
      </TextSection>
      <TextSection title="Other companies">
        <p>
          Your data is kept on the servers of whoever runs this site and is not passed on for advertising.
          When you share a job or write through WhatsApp or e-mail, those services’ own rules hold.
        </p>
      </TextSection>
    </TextPage>
  )
}
