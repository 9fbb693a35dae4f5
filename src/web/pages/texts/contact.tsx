import CircleHelp from 'lucide-react/icons/circle-help'
import Mail from 'lucide-react/icons/mail'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { ContactMessage } from '../../../modules/email/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { fill } from '../../app/fill.tsx'
import { accepted } from '../../app/forms/accepted.ts'
import { call } from '../../app/loading/api-client.ts'
import { pageSearch } from '../../app/search-params.ts'
import { useSettings } from '../../app/site.tsx'
import { Contact } from '../../texts/contact-form.island.tsx'
import { TextPage } from '../../texts/text-page.tsx'
import { definePage, type PlainForm } from '../page.ts'

const readSearch = pageSearch({
  sent: v.literal('true'),
})

const contact: PlainForm = {
  async send({ values, client }) {
    await call(client.api.contact.$post({ json: accepted(ContactMessage, values) }))
    return { to: '/contact?sent=true' }
  },
}

export const contactPage = definePage({
  path: '/contact',
  search: readSearch,
  forms: { contact },
  open: ({ search: { sent } }) => ({
    title: t('Contact support'),
    meta: [{ name: 'description', content: t('How to reach the people behind this site.') }],
    isWide: true,
    body: <ContactPage isSent={sent === 'true'} />,
  }),
})

/** `isSent`: by a form without script. */
function ContactPage({ isSent }: { isSent: boolean }) {
  const { support_email: email } = useSettings()
  return (
    <TextPage
      title={t('Contact support')}
      lead={t('Questions, mistakes, complaints: write to us and a person will read it.')}
      isFramed
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        {(isSent || email) && <Contact isSent={isSent} />}
        <section className="grid gap-4">
          <h2>{email ? t('Other ways') : t('Write to us')}</h2>
          <ul className="list">
            <Way icon={<Mail size={22} />}>
              {email
                ? fill('Write from your own email: {email}', {
                    email: <a href={`mailto:${email}`}>{email}</a>,
                  })
                : t('The support address of this site has not been set up yet.')}
            </Way>
            <Way icon={<CircleHelp size={22} />}>
              {fill('The {link} answers the most common questions.', {
                link: <a href="/help">{t('help page')}</a>,
              })}
            </Way>
            <Way icon={<ShieldCheck size={22} />}>
              {fill('Does somebody ask you for money? First read {link}, then tell us.', {
                link: <a href="/safety">{t('how to stay safe')}</a>,
              })}
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
