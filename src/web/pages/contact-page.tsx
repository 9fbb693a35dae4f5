import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ContactProblem } from '../../modules/email/schema.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { useSettings } from '../settings.ts'
import { ContactForm } from './contact-form.tsx'
import { TextPage, TextSection } from './text-page.tsx'

type ContactPageProps = {
  /** How a form that was sent without script went. */
  sent: boolean
  problem: ContactProblem | undefined
}

const PROBLEMS: Record<ContactProblem, string> = {
  fields: 'Please fill in your name, your e-mail address, what it is about and at least 10 characters.',
  often: 'Too many messages came from your connection. Please try again in an hour.',
  closed: 'We cannot take messages here at the moment.',
}

export function ContactPage({ sent, problem }: ContactPageProps) {
  const { support_email: email } = useSettings()
  const [isSent, setSent] = useState(sent)
  return (
    <TextPage title="Contact support" lead="Questions, mistakes, complaints: write to us, a person reads it.">
      {isSent ? (
        <Sent onAgain={() => setSent(false)} />
      ) : (
        email && <Write problem={problem} onSent={() => setSent(true)} />
      )}
      <TextSection title={email ? 'Other ways' : 'Write to us'}>
        {email ? (
          <p>
            Your own e-mail works too: <a href={`mailto:${email}`}>{email}</a>
          </p>
        ) : (
          <p>The support address of this site has not been set up yet.</p>
        )}
        <p>
          The <Link to="/help">help page</Link> answers the usual questions at once. If somebody asks you for
          money, read <Link to="/safety">how to stay safe</Link> first and then tell us.
        </p>
      </TextSection>
    </TextPage>
  )
}

function Write({ problem, onSent }: { problem: ContactProblem | undefined; onSent: () => void }) {
  return (
    <section className="grid max-w-form gap-4">
      <h2>Write to us</h2>
      {problem && (
        <Notice kind="danger" title="Your message was not sent">
          {PROBLEMS[problem]} Go back in your browser: what you typed is still there.
        </Notice>
      )}
      <ContactForm onSent={onSent} />
    </section>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid max-w-form gap-4" ref={heading} tabIndex={-1}>
      <h2>Message sent</h2>
      <Notice kind="success">
        Thank you. A person reads it and answers to the e-mail address that you gave.
      </Notice>
      <div>
        <Button look="quiet" onClick={onAgain}>
          Write another message
        </Button>
      </div>
    </section>
  )
}
