import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDay } from '../../shared/dates.ts'
import { Button } from '../components/button.tsx'
import type { Job } from './queries.ts'

/** Sending a job on and pinning it up. Only copying needs script. */
export function ShareJob({ job }: { job: Job }) {
  const { publicUrl } = useRouteContext({ from: '__root__' })
  const url = `${publicUrl}/jobs/${job.id}`
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <>
      <a
        className="btn btn-quiet"
        href={`https://wa.me/?text=${encodeURIComponent(shareText(job, url))}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Share on WhatsApp
      </a>
      {/* Over a plain connection a page has no clipboard. */}
      <Button look="quiet" onClick={() => void ('clipboard' in navigator ? copy() : setCopied('no'))}>
        Copy link
      </Button>
      <a className="btn btn-quiet" href={`/jobs/${job.id}/poster`}>
        Print poster
      </a>
      <p role="status" className={copied ? 'w-full wrap-anywhere' : 'sr'}>
        {copied === 'yes' && 'Link copied. Paste it where you want it.'}
        {copied === 'no' && `Copy this address: ${url}`}
      </p>
    </>
  )
}

/** `Diesel Fitter in Lae. Closes 5 Dec. https://…`, so that the message says it all when the link is not opened. */
function shareText({ title, locationName, endsAt, isOpen }: Job, url: string): string {
  const closes = endsAt && isOpen ? ` Closes ${formatDay(endsAt)}.` : ''
  return `${title} in ${locationName}.${closes} ${url}`
}
