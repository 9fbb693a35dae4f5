import ArrowLeft from 'lucide-react/icons/arrow-left'
import { EMPLOYMENT_TYPE_LABELS } from '../../../modules/catalog/employment/choices.ts'
import { formatDate } from '../../../shared/dates.ts'
import { t } from '../../../shared/language/words.ts'
import { AppLink } from '../../app/link.tsx'
import { useSettings } from '../../app/site.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Band, Logo } from '../../components/shell/logo.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { placeOf } from '../job-facts.ts'
import type { Poster } from '../queries.ts'
import { PrintPage } from './print-page.island.tsx'

/** An A4 sheet for notice boards. It is complete without JavaScript; with it, there is a button to print it. */
export function JobPoster({ job }: { job: Poster }) {
  const { site_name } = useSettings()
  return (
    <>
      <div className="poster-tools no-print">
        <AppLink className="more" href={`/jobs/${job.id}`}>
          <ArrowLeft size={18} />
          {t('Back to the job')}
        </AppLink>
        <PrintPage />
        <p className="w-full text-muted">
          {t("Or open your browser's menu and choose Print. It fits one page of A4.")}
        </p>
      </div>
      <article className="poster" data-length={lengthOf(job)}>
        <Band />
        <div className="poster-body">
          {!job.isOpen && <p className="poster-closed">{t('This job is closed')}</p>}
          <div className="poster-company">
            <Avatar
              name={job.companyName}
              photoUrl={job.companyLogoUrl ?? undefined}
              size="logo"
              shape="employer"
            />
            <p>
              {job.companyName} {job.companyIsApproved && <VerifiedBadge />}
            </p>
          </div>
          <h1>{job.title}</h1>
          <FactsList
            facts={[
              { label: t('Where'), value: placeOf(job) },
              {
                label: t('Pay'),
                value: [job.salaryRange, job.annualPay && `(${job.annualPay})`].join(' ').trim(),
              },
              { label: t('Closes'), value: job.isOpen && job.endsAt ? formatDate(job.endsAt) : '' },
              { label: t('Type'), value: t(EMPLOYMENT_TYPE_LABELS[job.employmentType]) },
            ]}
          />
        </div>
        <HowToApply job={job} />
        <footer>
          <p className="poster-free">{t('Never pay for a job')}</p>
          <p>{t('No honest employer asks for money, your bank PIN or airtime to give you work.')}</p>
          <p className="poster-site">
            <Logo size={28} /> {site_name}
          </p>
        </footer>
        <Band />
      </article>
    </>
  )
}

/** Returns one of three text lengths, each with a font size that fits on the sheet. */
function lengthOf({ title, companyName, salaryRange }: Poster): 'short' | 'medium' | 'long' {
  if (title.length <= 40 && companyName.length <= 60 && salaryRange.length <= 60) return 'short'
  return title.length <= 90 && companyName.length <= 90 ? 'medium' : 'long'
}

/** The light modules around the QR code. Cameras cannot find the code without them. */
const QUIET = 4

function HowToApply({ job: { url, qrCode } }: { job: Poster }) {
  const side = qrCode.size + 2 * QUIET
  return (
    <section className="poster-apply">
      <div>
        <h2>{t('How to apply')}</h2>
        <ol>
          <li>{t('Scan the code with your phone, or go to')}</li>
        </ol>
        <p className="poster-address">{url.replace(/^https?:\/\//, '')}</p>
        <ol start={2}>
          <li>{t('Read the job and press Apply.')}</li>
          <li>{t('Applying is free.')}</li>
        </ol>
      </div>
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={t('Code for {url}', { url })}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
        <path fill="#000" d={qrCode.path} />
      </svg>
    </section>
  )
}
