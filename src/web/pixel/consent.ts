import { useEffect, useState } from 'react'

export type Consent = 'yes' | 'no'

const KEY = 'pixel-consent'
const listeners = new Set<() => void>()

/** Undefined: not asked yet, or the browser remembers nothing. */
function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'yes' || stored === 'no' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Remembered on this device until it is changed on /privacy. */
export function setConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Then it is asked again next time.
  }
  for (const listener of listeners) listener()
}

export function useConsent(): Consent | undefined {
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
