import HandCoins from 'lucide-react/icons/hand-coins'
import KeyRound from 'lucide-react/icons/key-round'
import Sun from 'lucide-react/icons/sun'
import { TextList, TextPage, TextSection } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

export const safetyPage = definePage({
  path: '/safety',
  open: () => ({
    title: 'Stay safe',
    meta: [
      {
        name: 'description',
        content:
          'How to tell a fake job from a real one, and how to stay safe while looking for work in Papua New Guinea.',
      },
    ],
    isWide: true,
    body: <SafetyPage />,
  }),
})

function SafetyPage() {
  return (
    <TextPage
      title="Stay safe"
      lead="Most employers are honest. These rules keep you safe from those who are not."
      points={[
        { icon: HandCoins, text: 'Never pay anybody for a job.' },
        { icon: KeyRound, text: 'Never tell anybody your password, your PIN or a code.' },
        { icon: Sun, text: 'Meet at the workplace or in a public place, by day.' },
      ]}
    >
      <TextSection title="Never pay for a job">
        <p>
          No honest employer asks you for money: not for an application, a uniform, training, a medical, a
          visa or to “hold” a place. Anybody who asks is cheating you, however real the letter looks.
        </p>
      </TextSection>
      <TextSection title="Signs of a fake job">
        <TextList
          items={[
            'The pay is far above normal, for little or no experience.',
            'You are hired without an interview, or only by messages.',
            'You must decide today, or keep it secret.',
            'A big company writes from a free email address.',
            'They ask for airtime, mobile money, your bank card, your PIN or a code sent to your phone.',
          ]}
        />
      </TextSection>
      <TextSection title="Your details">
        <TextList
          items={[
            'Do not put your bank account, superannuation or NID number, or copies of identity papers, in your CV. An employer needs these after hiring you, not before.',
            'Never tell anybody your password for this site. We never ask for it.',
            'On a phone that is not yours, tick ‘This is not my phone’ when you log in.',
          ]}
        />
      </TextSection>
      <TextSection title="Going to an interview">
        <TextList
          items={[
            'Meet at the workplace or in a public place, by day.',
            'Tell your family where you are going, who you are meeting and when you will be back.',
            'Look up the company’s own phone number and call it to check that the interview is real.',
            'Leave if anything feels wrong. No job is worth it.',
          ]}
        />
      </TextSection>
      <TextSection title="Work overseas">
        <p>
          For seasonal work in Australia and New Zealand, apply only through the official programmes of the
          Papua New Guinea government. An agent who wants to sell you a place is cheating you.
        </p>
      </TextSection>
      <TextSection title="For employers">
        <p>
          Check licences, tickets and references yourself before you hire: job seekers write their own CVs,
          and we do not verify them. Use people’s details only to fill a job.
        </p>
      </TextSection>
      <TextSection title="Tell us">
        <p>
          If a job looks wrong, report it on its page. If it is about a person or a message,{' '}
          <a href="/contact">write to us</a> and include the address of the page. If you lost money or are in
          danger, go to the police first.
        </p>
      </TextSection>
    </TextPage>
  )
}
