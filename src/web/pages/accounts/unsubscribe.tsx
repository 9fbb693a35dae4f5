import { MailToken } from '../../../modules/alerts/schema.ts'
import { EMPLOYER_MAIL_LABELS, NOTICE_LABELS, UnsubscribeToken } from '../../../modules/notices/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { call } from '../../app/loading/api-client.ts'
import { formatQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { MailStop, SearchesLink } from '../../notices/stop-mails.island.tsx'
import { definePage, type PlainForm } from '../page.ts'

/** `token` belongs to a notice, `search` to an employer's saved search. */
const readSearch = pageSearch({ token: UnsubscribeToken.entries.token, search: MailToken.entries.token })

const stopMails: PlainForm<{ token?: string; search?: string }> = {
  async send({ search: { token = '', search }, client }) {
    const { notices, 'saved-searches': searches } = client.api
    const { unsubscribe } = search ? searches : notices
    await call(unsubscribe[':token'].$post({ param: { token: search ?? token } }))
    return { to: `/unsubscribe${formatQuery(search ? { search } : { token })}` }
  },
}

/** Opening the page changes nothing, because mail programs open links to scan them. */
export const unsubscribePage = definePage({
  path: '/unsubscribe',
  search: readSearch,
  visitors: 'one',
  forms: { stop: stopMails },
  isListed: false,
  async open({ search: { token, search }, reads }) {
    const [mailedSearch, mailedNotice] = await Promise.all([
      search ? reads.mailedSearch(search) : null,
      token && !search ? reads.mailedNotice(token) : null,
    ])
    return {
      title: t('Stop these emails'),
      meta: [
        { name: 'robots', content: 'noindex' },
        // The token in the address is secret.
        { name: 'referrer', content: 'same-origin' },
      ],
      body: (
        <Card className="mx-auto grid max-w-form gap-4">
          <h1>{t('Stop these emails')}</h1>
          {search && mailedSearch && (
            <MailStop
              token={search}
              mails={{ of: 'search', name: mailedSearch.name }}
              isStopped={!mailedSearch.byMail}
            />
          )}
          {search && !mailedSearch && (
            <EmptyState
              title="This link does not work"
              why="It may be incomplete, or the search was deleted."
              action={<SearchesLink />}
            />
          )}
          {token && mailedNotice && (
            <MailStop
              token={token}
              mails={{
                of: mailedNotice.to,
                label:
                  mailedNotice.to === 'employer'
                    ? EMPLOYER_MAIL_LABELS[mailedNotice.kind]
                    : t(NOTICE_LABELS[mailedNotice.kind]),
              }}
              isStopped={!mailedNotice.byMail}
            />
          )}
          {!search && !mailedNotice && (
            <EmptyState
              title={t('This link does not work')}
              why={t('It may be incomplete, or the account was deleted. Log in to change what we tell you.')}
              action={<ButtonLink href="/notices">{t('My notices')}</ButtonLink>}
            />
          )}
        </Card>
      ),
    }
  },
})
