import { type ReactNode, useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { fill } from '../app/fill.tsx'
import { PlainForm, usePosted } from '../app/forms/plain-form.tsx'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Notice } from '../components/states/states.tsx'
import { island } from '../islands/island.tsx'

/** The mails that a link stops: those of one kind of notice, or those of an employer's saved search. */
type StopMailsProps = {
  token: string
  mails: { of: 'jobSeeker' | 'employer'; label: string } | { of: 'search'; name: string }
  isStopped: boolean
}

/** Stops mails. Only the button does so, because mail programs open links to scan them. */
export default function StopMails({ token, mails, isStopped }: StopMailsProps) {
  const { client } = useSite()
  const [state, setState] = useState<'ready' | 'busy' | 'stopped'>(isStopped ? 'stopped' : 'ready')
  const [problem, setProblem] = useState(usePosted('stop')?.message ?? '')
  const stop = async () => {
    setState('busy')
    setProblem('')
    const { notices, 'saved-searches': searches } = client.api
    const { unsubscribe } = mails.of === 'search' ? searches : notices
    try {
      await call(unsubscribe[':token'].$post({ param: { token } }))
      setState('stopped')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Please try again.'))
      setState('ready')
    }
  }
  if (state === 'stopped')
    return mails.of === 'search' ? <SearchStopped {...mails} /> : <NoticesStopped {...mails} />
  return (
    <>
      <p>
        {mails.of === 'search' ? (
          <>
            We email you new matches for <b>{mails.name}</b>. If you stop these emails, you keep the saved
            search.
          </>
        ) : (
          <>
            {fill('You get this by email: {mails}.', { mails: <b>{mails.label}</b> })}{' '}
            {mails.of === 'jobSeeker' &&
              t('If you stop these emails, you still get the notices on the site.')}
          </>
        )}
      </p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <PlainForm
        plain="stop"
        onSubmit={(event) => {
          event.preventDefault()
          if (state === 'ready') void stop()
        }}
      >
        <Button type="submit" busy={state === 'busy'} busyLabel={t('Stopping…')}>
          {t('Stop these emails')}
        </Button>
      </PlainForm>
    </>
  )
}

export const MailStop = island('stop-mails', StopMails)

function NoticesStopped({ of, label }: { of: 'jobSeeker' | 'employer'; label: string }) {
  return (
    <>
      <Stopped>{t('You no longer get “{mails}” by email.', { mails: label })}</Stopped>
      <p>
        {t('Your other emails do not change.')}{' '}
        {of === 'employer' ? (
          <AppLink href="/employer-dashboard?tab=profile">Change what we email you</AppLink>
        ) : (
          <AppLink href="/notices">{t('Change what we tell you')}</AppLink>
        )}
      </p>
    </>
  )
}

function SearchStopped({ name }: { name: string }) {
  return (
    <>
      <Stopped>We no longer email you new matches for “{name}”.</Stopped>
      <SearchesLink />
    </>
  )
}

function Stopped({ children }: { children: ReactNode }) {
  return (
    <Notice kind="success" title={t('These emails are stopped')}>
      {children}
    </Notice>
  )
}

export function SearchesLink() {
  return (
    <ButtonLink href="/employer-dashboard?tab=search" look="quiet" link={AppLink}>
      My saved searches
    </ButtonLink>
  )
}
