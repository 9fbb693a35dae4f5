import Link from 'lucide-react/icons/link'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { shareText } from '../share-text.ts'
import type { OwnJob } from './queries.ts'

/** The ways to make a job known. `isDark`: on forest. */
export function SharePanel({ job, isDark = false }: { job: OwnJob; isDark?: boolean }) {
  const { publicUrl } = useSite()
  const [told, setTold] = useState('')
  const url = `${publicUrl}/jobs/${job.id}`
  const look = isDark ? 'outline' : 'quiet'
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setTold('Link copied. Paste it where you want it.')
    } catch {
      // A page over plain HTTP has no access to the clipboard.
      setTold(`Copy this address: ${url}`)
    }
  }
  return (
    <div className="grid gap-2">
      <div className="actions max-sm:*:flex-auto">
        <ButtonLink
          look={isDark ? 'white' : look}
          href={`https://wa.me/?text=${encodeURIComponent(shareText(job, url))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle size={20} />
          Share on WhatsApp
        </ButtonLink>
        <Button look={look} onClick={() => void copy()}>
          <Link size={20} />
          Copy link
        </Button>
        <ButtonLink look={look} href={`/jobs/${job.id}/poster`}>
          <Printer size={20} />
          Print poster
        </ButtonLink>
        <ButtonLink look={look} href={`/jobs/${job.id}`} link={AppLink}>
          See the job page
        </ButtonLink>
      </div>
      <p role="status" className={told ? 'wrap-anywhere' : 'sr'}>
        {told}
      </p>
    </div>
  )
}
