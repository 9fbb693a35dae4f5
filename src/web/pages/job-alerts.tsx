import * as v from 'valibot'
import { FREQUENCY_OPTIONS } from '../../modules/job-alerts/choices.ts'
import { AlertSearch, AlertToken, JobAlertRequest, NewJobAlert } from '../../modules/job-alerts/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { accepted } from '../app/forms/accepted.ts'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { formatQuery, toQuery } from '../app/query.ts'
import { pageSearch } from '../app/search-params.ts'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { RadioGroup } from '../components/forms/choice.tsx'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { NewAlert } from '../job-alerts/alert-form.island.tsx'
import { definePage, type PlainForm } from './page.ts'

const readSearch = pageSearch({
  ...AlertSearch.entries,
  done: v.picklist(['sent', 'added']),
})

const readToken = pageSearch({ token: AlertToken.entries.token })

type Filters = ReturnType<typeof readSearch>

/** The filters as text, as calls send them. The form has them in its address. */
const asText = ({ done: _, ...filters }: Filters) => formatQuery(filters).slice(1)

const doneAt = (search: Filters, done: string) => `/job-alert/new${formatQuery({ ...search, done })}`

/** Asks for a mail with a link that starts the alert. */
const mailedAlert: PlainForm<Filters> = {
  async send({ values, search, client }) {
    const alert = { ...values, search: asText(search) }
    const json = { ...accepted(JobAlertRequest, alert), search: alert.search }
    await call(client.api['job-alerts'].$post({ json }))
    return { to: doneAt(search, 'sent') }
  },
}

const ownAlert: PlainForm<Filters> = {
  async send({ values, search, client }) {
    const alert = { ...values, search: asText(search) }
    const json = { ...accepted(NewJobAlert, alert), search: alert.search }
    await call(client.api.user['job-alerts'].$post({ json }))
    return { to: doneAt(search, 'added') }
  },
}

const NOINDEX = [{ name: 'robots', content: 'noindex' }]

export const newAlertPage = definePage({
  path: '/job-alert/new',
  search: readSearch,
  visitors: 'one',
  isListed: false,
  forms: { address: mailedAlert, account: ownAlert },
  async open({ search: { done, ...filters }, reads }) {
    const { name, email, phone } = await reads.newAlert(toQuery(filters))
    const title = !phone
      ? t('Get these jobs by email')
      : email
        ? t('Get these jobs by email or SMS')
        : t('Get these jobs by SMS')
    return {
      title,
      meta: NOINDEX,
      body: (
        <Card className="mx-auto grid max-w-form gap-4">
          <h1>{title}</h1>
          <AlertName name={name} />
          <NewAlert search={formatQuery(filters).slice(1)} done={done} phone={phone || undefined} />
        </Card>
      ),
    }
  },
})

function AlertName({ name }: { name: string }) {
  return <p className="text-17 font-semibold wrap-anywhere">{name}</p>
}

/**
 * The page of the links in mails. It works without scripts. Opening it changes nothing, because mail programs open links
 * to scan them.
 */
export const mailedAlertPage = definePage({
  path: '/job-alert',
  search: readToken,
  visitors: 'one',
  isListed: false,
  async open({ search: { token = '' }, reads }) {
    const alert = await reads.mailedAlert(token)
    return {
      title: t('Job alert'),
      meta: NOINDEX,
      body: (
        <Card className="mx-auto grid max-w-form gap-4">
          <h1>{t('Job alert')}</h1>
          {alert ? (
            <MailedAlert alert={alert} token={token} />
          ) : (
            <EmptyState
              title={t('This link does not work')}
              why={t('It may be incomplete, or the job alert was deleted. Nothing more is sent for it.')}
              action={<ButtonLink href="/jobs">{t('Find jobs')}</ButtonLink>}
            />
          )}
        </Card>
      ),
    }
  },
})

const MAIL_WORDS = {
  start: 'Start these emails',
  stop: 'Stop these emails',
  on: 'We email you when there are new jobs.',
  off: 'We no longer email you these jobs.',
  stopped: 'These emails are stopped',
}
const SMS_WORDS: typeof MAIL_WORDS = {
  start: 'Start these SMS',
  stop: 'Stop these SMS',
  on: 'We send you an SMS when there are new jobs.',
  off: 'We no longer send you these jobs.',
  stopped: 'These SMS are stopped',
}

type Mailed = NonNullable<ReadOf<'mailedAlert'>>

function MailedAlert({ alert, token }: { alert: Mailed; token: string }) {
  const { name, state, frequency, path, isOfAccount, isBySms } = alert
  const isOn = state === 'on'
  const words = isBySms ? SMS_WORDS : MAIL_WORDS
  return (
    <>
      <AlertName name={name} />
      {state === 'pending' ? (
        <p>{t('Tap the button to get new jobs by email.')}</p>
      ) : (
        <Notice kind={isOn ? 'success' : 'info'} title={isOn ? t('This job alert is on') : t(words.stopped)}>
          {isOn
            ? t(words.on)
            : state === 'declined'
              ? t('We do not email this address about job alerts, also if somebody asks for it.')
              : t(words.off)}
        </Notice>
      )}
      {isOn && (
        <form method="post" action={`/api/job-alerts/unsubscribe/${token}`} className="grid">
          <Button type="submit">{t(words.stop)}</Button>
        </form>
      )}
      <form
        method="post"
        action={`/api/job-alerts/start/${token}`}
        className={isOn ? 'grid gap-4 border-t pt-4' : 'grid gap-4'}
      >
        <RadioGroup
          label={t('How often')}
          name="frequency"
          options={FREQUENCY_OPTIONS.map((one) => ({ ...one, label: t(one.label) }))}
          defaultValue={frequency}
          help={t('Only when there are new jobs')}
        />
        <Button type="submit" look={isOn ? 'quiet' : 'primary'}>
          {isOn ? t('Change') : t(words.start)}
        </Button>
      </form>
      {state === 'pending' && (
        <form
          method="post"
          action={`/api/job-alerts/unsubscribe/${token}`}
          className="grid gap-2 border-t pt-4"
        >
          <Button type="submit" look="quiet">
            {t('I did not ask for this')}
          </Button>
          <p className="help">{t('Then we do not email this address about job alerts again.')}</p>
        </form>
      )}
      <p className="flex flex-wrap gap-x-4">
        <AppLink className="inline-flex min-h-11 items-center" href={path}>
          {t('See these jobs now')}
        </AppLink>
        {isOfAccount && (
          <AppLink className="inline-flex min-h-11 items-center" href="/job-alerts">
            {t('My job alerts')}
          </AppLink>
        )}
      </p>
    </>
  )
}
