import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '../components/button.tsx'
import { type Consent, setConsent, useConsent } from './consent.ts'
import { loadPixel } from './load-pixel.ts'

const ANSWERS: Record<Consent, string> = {
  yes: 'You allowed it on this device.',
  no: 'You refused it on this device.',
}

/** Asks once; on /privacy (`isSetting`) it stays, so that the answer can be changed. Nothing is loaded before a yes. */
export default function PixelQuestion({ id, isSetting }: { id: string; isSetting: boolean }) {
  const router = useRouter()
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'yes') loadPixel(router, id)
  }, [consent, router, id])
  if (consent && !isSetting) return null
  const refuse = () => {
    setConsent('no')
    // What is loaded cannot be unloaded.
    if (window.fbq) location.reload()
  }
  return (
    <section className="wrap" aria-label="Advertising">
      <div className="card grid gap-2">
        <p>
          May Meta (Facebook, Instagram) learn which public pages of this site you look at, so that we can
          advertise there? Everything works the same without.{' '}
          {!isSetting && <Link to="/privacy">Privacy</Link>}
        </p>
        {consent && <p className="font-semibold">{ANSWERS[consent]}</p>}
        <div className="actions">
          <Button look="quiet" onClick={() => setConsent('yes')}>
            Allow
          </Button>
          <Button look="quiet" onClick={refuse}>
            Refuse
          </Button>
        </div>
      </div>
    </section>
  )
}
