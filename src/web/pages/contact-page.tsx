import { Link } from '@tanstack/react-router'
import { useSettings } from '../settings.ts'
import { TextList, TextPage, TextSection } from './text-page.tsx'

export function ContactPage() {
  const { support_email: email } = useSettings()
  return (
    <TextPage title="Contact support" lead="Questions, mistakes, complaints: write to us, a person reads it.">
      <TextSection title="Write to us">
        {email ? (
          <p>
            <a href={`mailto:${email}`} className="btn">
              {email}
            </a>
          </p>
        ) : (
          <p>The support address of this site has not been set up yet.</p>
        )}
        <p>So that we can help at once, please say</p>
        <TextList
          items={[
            'the user name or company of your account, never your password;',
            'the number in the address of the page, if it is about a job or a CV;',
            'what you did, and what the page said.',
          ]}
        />
      </TextSection>
      <TextSection title="Often faster">
        <p>
          The <Link to="/help">help page</Link> answers the usual questions. If somebody asks you for money,
          read <Link to="/safety">how to stay safe</Link> first and then tell us.
        </p>
      </TextSection>
    </TextPage>
  )
}
