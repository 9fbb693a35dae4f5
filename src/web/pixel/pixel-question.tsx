import { useEffect, useState } from 'react'
import { inLanguage, t } from '../../shared/language/words.ts'
import { Button } from '../components/controls/button.tsx'

const ANSWERS: Record<Consent, string> = {
  yes: 'You allowed it on this device.',
  no: 'You refused it on this device.',
}

/**
 * Asks once. On /privacy (`isSetting`) it stays visible, so that the answer can be changed. Nothing is loaded before
 * the visitor agrees.
 */
export function PixelQuestion({ id, isSetting }: { id: string; isSetting: boolean }) {
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'yes') loadPixel(id)
  }, [consent, id])
  if (consent && !isSetting) return null
  const refuse = () => {
    setConsent('no')
    // A loaded script cannot be unloaded.
    if (window.fbq) location.reload()
  }
  return (
    <section className="wrap" aria-label={t('Advertising')}>
      <div className="card grid gap-2">
        <p>
          {t(
            'May Meta (Facebook, Instagram) see which public pages of this site you visit, so that we can advertise there? Everything works the same if you refuse.',
          )}{' '}
          {!isSetting && <a href={inLanguage('/privacy')}>{t('Privacy')}</a>}
        </p>
        {consent && <p className="font-semibold">{t(ANSWERS[consent])}</p>}
        <div className="actions">
          <Button look="quiet" onClick={() => setConsent('yes')}>
            {t('Allow')}
          </Button>
          <Button look="quiet" onClick={refuse}>
            {t('Refuse')}
          </Button>
        </div>
      </div>
    </section>
  )
}

type Call = (...call: unknown[]) => void
/** Meta's queue, which its script processes (developers.facebook.com, 'Meta Pixel, Get Started'). */
type Queue = Call & {
  push: Call
  queue: unknown[][]
  callMethod?: Call
  loaded: boolean
  version: string
  disablePushState: boolean
}
declare global {
  interface Window {
    fbq?: Queue
    _fbq?: Queue
  }
}

/** Counts this page. The pages that it leads to are new documents, without the script unless they load it again. */
function loadPixel(id: string): void {
  if (window.fbq) return
  const fbq = createQueue()
  window.fbq = fbq
  window._fbq = fbq
  // Stops the script from sending addresses and clicks by itself: only the calls below are sent.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView')
  document.head.append(
    Object.assign(document.createElement('script'), {
      async: true,
      src: 'https://connect.facebook.net/en_US/fbevents.js',
    }),
  )
}

function createQueue(): Queue {
  const call: Call = (...words) => {
    if (fbq.callMethod) fbq.callMethod(...words)
    else fbq.queue.push(words)
  }
  const fbq: Queue = Object.assign(call, {
    push: call,
    queue: [],
    loaded: true,
    version: '2.0',
    disablePushState: true,
  })
  return fbq
}

type Consent = 'yes' | 'no'

const KEY = 'pixel-consent'
const listeners = new Set<() => void>()

/** Undefined if the visitor was not asked yet, or if the browser stores nothing. */
function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stored on this device until it is changed on /privacy. */
function setConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Storage is blocked, so the visitor is asked again next time.
  }
  for (const listener of listeners) listener()
}

function useConsent(): Consent | undefined {
  const [consent, setKnown] = useState(readConsent)
  useEffect(() => {
    const read = () => setKnown(readConsent())
    listeners.add(read)
    return () => {
      listeners.delete(read)
    }
  }, [])
  return consent
}
