import MessageCircle from 'lucide-react/icons/message-circle'
import Printer from 'lucide-react/icons/printer'
import { t } from '../../../shared/language/words.ts'
import { useSite } from '../../app/site.tsx'
import type { Job } from '../queries.ts'
import { shareText } from '../share-text.ts'
import { Copy } from './late-copy-link.island.tsx'

type SharedJob = Pick<Job, 'id' | 'title' | 'locationName' | 'endsAt' | 'isOpen'>

/** Shares or prints a job. Only copying the link needs JavaScript. */
export function ShareJob({ job }: { job: SharedJob }) {
  const url = `${useSite().publicUrl}/jobs/${job.id}`
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
      <Copy url={url} />
      <a
        className="btn btn-quiet btn-icon max-sm:hidden"
        href={`/jobs/${job.id}/poster`}
        aria-label={t('Print poster')}
        title={t('Print poster')}
      >
        <Printer size={20} />
      </a>
    </>
  )
}
