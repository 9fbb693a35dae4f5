import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { StatusBadge } from '../components/surfaces/badge.tsx'
import { JobRow, JobRows } from '../jobs/list/job-row.tsx'
import type { JobList } from '../jobs/queries.ts'
import type { ApplyJob, SentApplication } from './apply-state.ts'

type SentPanelProps = { job: ApplyJob; application: SentApplication; onClose: () => void }

/** After applying: what happens next, and three more jobs of the kind. */
export function SentPanel({ job, application, onClose }: SentPanelProps) {
  const { client, now } = useSite()
  const [similar, setSimilar] = useState<JobList['jobPostings']>([])
  useEffect(() => {
    call(client.api.jobs[':id'].similar.$get({ param: { id: String(job.id) } })).then(
      setSimilar,
      () => undefined,
    )
  }, [client, job.id])
  const more = similar.slice(0, 3)
  return (
    <Dialog
      shape="low"
      title={t('Application Submitted')}
      description="Your application has been sent to the employer."
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
          <StatusBadge status="pending">{t('Pending')}</StatusBadge>
        </div>
        <h3>{t('What happens next')}</h3>
        <ul className="prose text-15">
          <li>
            {t('{companyName} reads your CV. Keep your phone on: they may call you.', {
              companyName: job.companyName,
            })}
          </li>
          <li>{t('We tell you when your application moves on. You can follow it on your dashboard.')}</li>
          <li>{t('Never pay anybody for a job.')}</li>
        </ul>
      </section>
      {more.length > 0 && (
        <section className="grid gap-2">
          <h3>{t('More jobs like this')}</h3>
          <JobRows>
            {more.map((one) => (
              <JobRow key={one.id} job={one} now={now} level="h3" />
            ))}
          </JobRows>
        </section>
      )}
    </Dialog>
  )
}
