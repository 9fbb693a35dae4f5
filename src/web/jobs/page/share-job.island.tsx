import Link from 'lucide-react/icons/link'
import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { island } from '../../islands/island.tsx'
import type { Job } from '../queries.ts'
import { shareText } from '../share-text.ts'

type SharedJob = Pick<Job, 'id' | 'title' | 'locationName' | 'endsAt' | 'isOpen'>

/** Shares or prints a job. Only copying the link needs JavaScript. Counts the view, too. */
export default function ShareJob({ job }: { job: SharedJob }) {
  const { client, publicUrl } = useSite()
  // Counted from the browser, so that robots and prefetches are not counted. A failure is ignored.
  useEffect(() => {
    if (!isAddressOf(job.id)) return
    call(client.api.jobs[':id'].view.$post({ param: { id: String(job.id) } })).catch(() => undefined)
  }, [client, job.id])
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
        className="btn btn-quiet btn-wa"
        href={`https://wa.me/?text=${encodeURIComponent(shareText(job, url))}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Share on WhatsApp')}
        title={t('Share on WhatsApp')}
      >
        <MessageCircle size={20} />
        <span>{t('WhatsApp')}</span>
      </a>
      {/* A page over plain HTTP has no access to the clipboard. */}
      <Button
        look="quiet"
        icon
        aria-label={t('Copy link')}
        title={t('Copy link')}
        onClick={() => void ('clipboard' in navigator ? copy() : setCopied('no'))}
      >
        <Link size={20} />
      </Button>
      <a
        className="btn btn-quiet btn-icon max-sm:hidden"
        href={`/jobs/${job.id}/poster`}
        aria-label={t('Print poster')}
        title={t('Print poster')}
      >
        <Printer size={20} />
      </a>
      <p role="status" className={copied ? 'w-full wrap-anywhere' : 'sr'}>
        {copied === 'yes' && t('Link copied. Paste it where you want it.')}
        {copied === 'no' && t('Copy this address: {url}', { url })}
      </p>
    </>
  )
}

/** Whether the person opened this job: as a page, or beside the list. */
function isAddressOf(id: number): boolean {
  return (
    location.pathname.endsWith(`/jobs/${id}`) ||
    new URLSearchParams(location.search).get('job') === String(id)
  )
}

export const Share = island('share-job', ShareJob)
