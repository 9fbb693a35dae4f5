import { Link } from '@tanstack/react-router'
import { TextList, TextPage, TextSection } from './text-page.tsx'

export function SafetyPage() {
  return (
    <TextPage
      title="Stay safe"
      lead="Most employers are honest. These rules keep you safe from those who are not."
    >
      <TextSection title="Never pay for a job">
        <p>
          No honest employer asks you for money. Not for an application, a uniform, training, a medical, a
          visa or to “hold” a place. Whoever asks is cheating you, however real the letter looks.
        </p>
      </TextSection>
      <TextSection title="Signs of a fake job">
        <TextList
          items={[
            'Pay far above what such work earns, for little or no experience.',
            'You are hired without an interview, or only by messages.',
            'You must decide today, or keep it secret.',
            'A big company that writes from a free e-mail address.',
            'They ask for airtime, mobile money, your bank card, your PIN or a code sent to your phone.',
          ]}
        />
      </TextSection>
      <TextSection title="Your details">
        <TextList
          items={[
            'Do not put your bank account, superannuation or NID number, or copies of identity papers, into your CV. An employer needs these after hiring you, not before.',
            'Never tell anybody your password here. We never ask for it.',
            'On a phone that is not yours, tick ‘This is not my phone’ when you log in.',
          ]}
        />
      </TextSection>
      <TextSection title="Going to an interview">
        <TextList
          items={[
            'Meet at the workplace or in a public place, by day.',
            'Tell your family where you go, whom you meet and when you will be back.',
            'Look up the company’s own phone number and call it to check that the interview is real.',
            'Leave if anything feels wrong. No job is worth it.',
          ]}
        />
      </TextSection>
      <TextSection title="Work overseas">
        <p>
          For seasonal work in Australia and New Zealand, apply only through the official programmes of the
          Papua New Guinea government. Agents who sell places in them have none to sell.
        </p>
      </TextSection>
      <TextSection title="For employers">
        <p>
          Check licences, tickets and references yourself before you hire: CVs are written by their owners,
          and we do not verify what they say. Use people’s details only to fill a job.
        </p>
      </TextSection>
      <TextSection title="Tell us">
        <p>
          If a job looks wrong, report it on its page. About a person or a message,{' '}
          <Link to="/contact">write to us</Link> with the address of the page. If you lost money or are in
          danger, go to the police first.
        </p>
      </TextSection>
    </TextPage>
  )
}
