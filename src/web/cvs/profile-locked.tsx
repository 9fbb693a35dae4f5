import { Link, useLocation } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { Card } from '../components/card.tsx'
import { viewLabel } from '../employers/cv-price.ts'
import { useCredits } from '../employers/queries.ts'
import { useProfile } from '../session.ts'
import { useSettings } from '../settings.ts'
import { LockedNote, type ShownProfile } from './profile-details.tsx'

const FIELD_NAMES: Record<string, string> = {
  email: 'Email address',
  phone: 'Phone number',
  file: 'The CV file',
  summary: 'The full summary',
  skills: 'All skills',
}

/** What is not shown, and how it is come by: an employer pays with credits, everybody else logs in as one. */
export function ProfileLocked({ profile }: { profile: ShownProfile }) {
  const employer = useProfile('employer')
  return (
    <Card as="section" className="grid gap-3" id="unlock">
      <h2>Contact details</h2>
      <ul className="grid gap-1">
        {profile.lockedFields.map((field) => (
          <li key={field}>
            <LockedNote>{FIELD_NAMES[field] ?? field}</LockedNote>
          </li>
        ))}
      </ul>
      {employer ? <EmployerOffer cvId={profile.id} /> : <VisitorOffer />}
    </Card>
  )
}

function EmployerOffer({ cvId }: { cvId: number }) {
  const { cv_view_cost: cost, cv_download_cost: downloadCost } = useSettings()
  const credits = useCredits()
  const isShort = credits !== undefined && credits < cost
  const place = useLocation().href
  return (
    <>
      <p>
        Opening this CV costs {plural(cost, 'credit')}, once; its file another{' '}
        {plural(downloadCost, 'credit')}.{credits !== undefined && ` You have ${plural(credits, 'credit')}.`}
      </p>
      {isShort ? (
        <>
          <p>You need at least {plural(cost, 'credit')} to view this CV. Please purchase more credits.</p>
          <Link to="/credits" search={{ return: place }} className="btn">
            Buy More Credits
          </Link>
        </>
      ) : (
        <>
          <Link to="/employer-dashboard" search={{ viewCV: cvId }} className="btn">
            {viewLabel('none', { view: cost, download: downloadCost })}
          </Link>
          <Link to="/credits" search={{ return: place }}>
            Buy More Credits
          </Link>
        </>
      )}
    </>
  )
}

function VisitorOffer() {
  const { cv_view_cost: cost } = useSettings()
  const isJobSeeker = useProfile('jobSeeker') !== undefined
  return (
    <>
      <p>Employers open a CV with {plural(cost, 'credit')} and reach the person directly.</p>
      <Link to="/employer-login" className="btn">
        Log in as employer
      </Link>
      <Link to="/employer-register" className="btn btn-quiet">
        Register as employer
      </Link>
      {!isJobSeeker && (
        <p className="text-muted">
          Looking for work yourself? <Link to="/register">Put up your own CV</Link>, free of charge.
        </p>
      )}
    </>
  )
}
