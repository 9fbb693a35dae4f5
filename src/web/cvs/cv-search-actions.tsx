import { Link } from '@tanstack/react-router'
import { Button } from '../components/button.tsx'
import { downloadLabel, downloadRefusal, viewLabel, viewRefusal } from '../employers/cv-price.ts'
import { useCredits } from '../employers/queries.ts'
import { useSettings } from '../settings.ts'
import { ContactLink } from './contact-link.tsx'
import type { FoundCv } from './queries.ts'

/** What an employer can do with a found CV, each with what it costs. Paying and its questions are the dashboard's. */
export function CvSearchActions({ cv }: { cv: Pick<FoundCv, 'id' | 'fullName' | 'access'> }) {
  const { cv_view_cost, cv_download_cost } = useSettings()
  const credits = useCredits()
  const prices = { view: cv_view_cost, download: cv_download_cost }
  const { id, fullName, access = 'none' } = cv
  const view = { label: viewLabel(access, prices), refusal: viewRefusal(access, prices, credits) }
  const download = { label: downloadLabel(access, prices), refusal: downloadRefusal(access, prices, credits) }
  return (
    <div className="flex flex-wrap gap-2">
      {view.refusal ? (
        <Button refusal={view.refusal}>{view.label}</Button>
      ) : (
        <Link
          to="/employer-dashboard"
          search={{ viewCV: id }}
          className="btn"
          aria-label={`${view.label}: ${fullName}`}
        >
          {view.label}
        </Link>
      )}
      {download.refusal ? (
        <Button look="quiet" refusal={download.refusal}>
          {download.label}
        </Button>
      ) : (
        <Link
          to="/employer-dashboard"
          search={{ downloadCV: id }}
          className="btn btn-quiet"
          aria-label={`${download.label}: ${fullName}`}
        >
          {download.label}
        </Link>
      )}
      {access === 'none' ? (
        <Link
          to="/profile/$id"
          params={{ id: String(id) }}
          hash="unlock"
          className="btn btn-bare"
          aria-label={`Contact ${fullName}`}
        >
          Contact
        </Link>
      ) : (
        <ContactLink id={id} fullName={fullName} />
      )}
    </div>
  )
}
