import Check from 'lucide-react/icons/check'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { type ApplyJob, type SentApplication, SIMILAR_JOBS } from './apply-state.ts'

type SentPanelProps = { job: ApplyJob; application: SentApplication; onClose: () => void }

const SHOWN = 3

/** After applying: what happens next, and more jobs of the kind, which are copied from the job's page. */
export function SentPanel({ job, application, onClose }: SentPanelProps) {
  const more = useRef<HTMLUListElement>(null)
  const [hasMore, setHasMore] = useState(true)
  useEffect(() => {
    const rows = [...document.querySelectorAll(`#${SIMILAR_JOBS} > li`)].slice(0, SHOWN)
    setHasMore(rows.length > 0)
    more.current?.replaceChildren(...rows.map((row) => row.cloneNode(true)))
  }, [])
  return (
    <Dialog
      shape="low"
      title={t('Application Submitted')}
      description={t('Your application has been sent to the employer.')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink
            look="quiet"
            link={AppLink}
            href={`/jobseeker-dashboard?tab=applications&application=${application.id}`}
          >
            {t('See your application')}
          </ButtonLink>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <section className="grid gap-3">
        <div className="flex items-center gap-3">
          <span className="icon-tile green">
            <Check size={24} />
          </span>
          <p className="min-w-0 flex-1">
            <b className="block">{job.title}</b>
            <span className="text-muted">{job.companyName}</span>
          </p>
          <span className="badge yellow">{t('Pending')}</span>
        </div>
        <h3>{t('What happens next')}</h3>
        <ul className="prose text-15">
          <li>
            {t('{companyName} reads your CV. Keep your phone on: they may call you.', {
              companyName: job.companyName,
            })}
          </li>
          <li>{t('We tell you when your application moves on. You can follow it on your dashboard.')}</li>
          {job.asks.length > 0 && <li>{t('You can share more documents later: open your application.')}</li>}
          <li>{t('Never pay anybody for a job.')}</li>
        </ul>
      </section>
      {hasMore && (
        <section className="grid gap-2">
          <h3>{t('More jobs like this')}</h3>
          <ul ref={more} className="list" />
        </section>
      )}
    </Dialog>
  )
}
