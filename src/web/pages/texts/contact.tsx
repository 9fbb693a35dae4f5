import * as v from 'valibot'
import type { ContactProblem } from '../../../modules/email/schema.ts'
import { pageSearch } from '../../app/search-params.ts'
import { useSettings } from '../../app/site.tsx'
import { Contact } from '../../texts/contact-form.island.tsx'
import { TextPage, TextSection } from '../../texts/text-page.tsx'
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
        <TextSection title={email ? 'Other ways' : 'Write to us'}>
          {email ? (
            <p>
              You can also write from your own email: <a href={`mailto:${email}`}>{email}</a>
            </p>
          ) : (
            <p>The support address of this site has not been set up yet.</p>
          )}
          <p>
            The <a href="/help">help page</a> answers the most common questions. If somebody asks you for
            money, first read <a href="/safety">how to stay safe</a>, then tell us.
          </p>
        </TextSection>
      </div>
    </TextPage>
  )
}
