import { useEffect, useRef, useState } from 'react'
import { isEnglish, t } from '../../../shared/language/words.ts'
import { loginName, withLogin } from '../../accounts/login/expired-login.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from '../../app/forms/draft-storage.ts'
import { leaveFor } from '../../app/forms/leave.ts'
import { newIdempotencyKey } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { fileSize } from '../../components/forms/file-input.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { Progress } from '../../components/surfaces/meters.tsx'
import { type IsAnswer, type Sending, type SentBytes, sendWithProgress } from './upload-request.ts'

type SendPanelProps = {
  labels: [idle: string, busy: string]
  busy: boolean
  /** Why the last attempt failed. */
  problem: { title: string; message: string } | undefined
  sending: Pick<ReturnType<typeof useSending>, 'progress' | 'stop'>
  /** Why the form cannot be sent yet. */
  wait?: string | undefined
}

/** The end of a form that is sent over a slow connection: the progress, the error, and the button to try again. */
export function SendPanel({ labels: [idle, busyLabel], busy, problem, sending, wait }: SendPanelProps) {
  const isOnline = useOnline()
  return (
    <>
      <SendingProgress
        progress={busy ? sending.progress : undefined}
        labels={[t('Sending'), t('Received. One moment')]}
        onStop={sending.stop}
      />
      {!busy && !isOnline && !problem && (
        <Notice kind="warning" title={t('You are offline')}>
          <p>
            {t('Keep typing: everything is kept on this device. Send it when you have a connection again.')}
          </p>
        </Notice>
      )}
      {!busy && problem && (
        <Notice kind="danger" title={problem.title}>
          <p>{problem.message}</p>
          <Button type="submit" look="quiet">
            {t('Retry')}
          </Button>
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel={busyLabel} refusal={wait}>
        {idle}
      </Button>
    </>
  )
}

type SendingProgressProps = {
  progress: SentBytes | undefined
  /** The label while it is sent, and the one when everything has arrived: 'Sending your CV', 'Reading the file'. */
  labels: [sending: string, arrived: string]
  onStop: () => void
}

/** Shows how much of a file has been sent, in percent and megabytes, and a button to stop. */
export function SendingProgress({ progress, labels: [sending, arrived], onStop }: SendingProgressProps) {
  if (!progress) return null
  const { sent, total } = progress
  const text = t('{percent}%, {sent} of {total}', {
    percent: Math.floor((sent / total) * 100),
    sent: fileSize(sent),
    total: fileSize(total),
  })
  return (
    <div className="grid gap-1">
      <Progress label={sent < total ? sending : arrived} value={sent} max={total} text={text} />
      <Button look="bare" className="justify-self-start" onClick={onStop}>
        {t('Stop')}
      </Button>
    </div>
  )
}

/** Returns whether the device has a network connection. */
function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine)
    follow()
    return subscribe(follow)
  }, [])
  return isOnline
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Returns a function to call after a CV was published or changed. It shows a toast and opens `next` or the CV. */
export function usePublished(isNew: boolean, next: string | undefined): (id: number) => Promise<void> {
  const site = useSite()
  return (id) => {
    toast(
      isNew
        ? { title: t('CV Uploaded'), description: t('Employers can find it now.') }
        : { title: t('CV Updated'), description: t('Your changes are saved.') },
    )
    // Profiles are in English, as employers read them.
    return leaveFor(site, next ?? (isEnglish() ? `/profile/${id}` : '/jobseeker-dashboard?tab=cvs'))
  }
}

/**
 * Returns the key that all attempts of a form carry until one is accepted. All tabs of this device share it, and it
 * survives a reload, so that the attempts never create two CVs. Call `renew` when the key was used for another request.
 */
export function useSendKey(accountId: number, form: string) {
  const place = draftKey('jobSeeker', accountId, `${form}:key`)
  const key = useRef('')
  const renew = () => {
    key.current = newIdempotencyKey()
    writeDraft(place, JSON.stringify({ key: key.current }))
  }
  if (!key.current) {
    const known = readDraft(place)?.['key']
    if (typeof known === 'string') key.current = known
    else renew()
  }
  return { current: () => key.current, renew, forget: () => removeDraft(place) }
}

/**
 * Sends one request at a time and reports its progress. A newer request stops the older one, and leaving the page stops
 * it too.
 */
export function useSending() {
  const { accounts } = useSite()
  const [progress, setProgress] = useState<SentBytes>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send<T>(sending: Sending, isAnswer: IsAnswer<T>): Promise<T> {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    try {
      return await withLogin(
        (kind) => loginName(accounts[kind]),
        () =>
          sendWithProgress(sending, isAnswer, {
            signal: mine.signal,
            onProgress: (bytes) => running.current === mine && setProgress(bytes),
          }),
      )
    } finally {
      if (running.current === mine) setProgress(undefined)
    }
  }

  return { progress, send, stop: () => running.current?.abort() }
}
