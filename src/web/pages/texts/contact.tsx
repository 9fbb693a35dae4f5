import CircleHelp from 'lucide-react/icons/circle-help'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { ContactProblem } from '../../../modules/email/schema.ts'
import { pageSearch } from '../../app/search-params.ts'
import { useSettings } from '../../app/site.tsx'
import { Contact } from '../../texts/contact-form.island.tsx'
import { TextPage } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

const readSearch = pageSearch({
  sent: v.literal('true'),
  problem: v.picklist(['fields', 'often', 'closed']),
})

export const contactPage = definePage({
  path: '/contact',
  search: readSearch,
  open: ({ search: { sent, problem } }) => ({
    title: 'Contact support',
    meta: [{ name: 'description', content: 'How to reach the people behind this site.' }],
    isWide: true,
    body: <ContactPage isSent={sent === 'true'} problem={problem} />,
  }),
})

type ContactPageProps = {
  /** The result of a form that was sent without JavaScript. */
  isSent: boolean
  problem: ContactProblem | undefined
}

function ContactPage({ isSent, problem }: ContactPageProps) {
  const { support_email: email } = useSettings()
  return (
    <TextPage
      title="Contact support"
      lead="Questions, mistakes, complaints: write to us and a person will read it."
      isFramed
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        {(isSent || email) && <Contact isSent={isSent} problem={problem} />}
        <section className="grid gap-4">
          <h2>{email ? 'Other ways' : 'Write to us'}</h2>
          <ul className="list">
            <Way icon={<Mail size={22} />}>
              {email ? (
                <>
                  Write from your own email: <a href={`mailto:${email}`}>{email}</a>
                </>
              ) : (
                'The support address of this site has not been set up yet.'
              )}
            </Way>
            <Way icon={<CircleHelp size={22} />}>
              The <a href="/help">help page</a> answers the most common questions.
            </Way>
            <Way icon={<ShieldCheck size={22} />}>
              Does somebody ask you for money? First read <a href="/safety">how to stay safe</a>, then tell
              us.
            </Way>
          </ul>
        </section>
      </div>
    </TextPage>
  )
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 p-4">
      <span className="icon-tile">{icon}</span>
      <p>{children}</p>
    </li>
  )
}
