import { plural } from '../../../shared/text.ts'
import { useAccount, useSettings, useSite } from '../../app/site.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { creditsHref } from '../../credits/credits-href.ts'
import { viewLabel } from '../access/cv-price.ts'
import { LockedNote, type ShownProfile } from './profile-details.tsx'

const FIELD_NAMES: Record<string, string> = {
  email: 'Email address',
  phone: 'Phone number',
  file: 'The CV file',
  summary: 'The full summary',
  skills: 'All skills',
}

/** Says what is locked and how to see it: an employer pays with credits, every other visitor logs in as an employer. */
export function ProfileLocked({ profile, credits }: { profile: ShownProfile; credits: number | undefined }) {
  const employer = useAccount('employer')
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
      {employer ? <EmployerOffer cvId={profile.id} credits={credits} /> : <VisitorOffer />}
    </Card>
  )
}

function EmployerOffer({ cvId, credits }: { cvId: number; credits: number | undefined }) {
  const { cv_view_cost: cost, cv_download_cost: downloadCost } = useSettings()
  const isShort = credits !== undefined && credits < cost
  const buyHref = creditsHref(useSite().href)
  return (
    <>
      <p>
        Opening this CV costs {plural(cost, 'credit')}, once; its file another{' '}
        {plural(downloadCost, 'credit')}.{credits !== undefined && ` You have ${plural(credits, 'credit')}.`}
      </p>
      {isShort ? (
        <>
          <p>You need at least {plural(cost, 'credit')} to view this CV. Please purchase more credits.</p>
          <a href={buyHref} className="btn">
            Buy More Credits
          </a>
        </>
      ) : (
        <>
          <a href={`/employer-dashboard?viewCV=${cvId}`} className="btn">
            {viewLabel('none', { view: cost, download: downloadCost })}
          </a>
          <a href={buyHref}>Buy More Credits</a>
        </>
      )}
    </>
  )
}

function VisitorOffer() {
  const { cv_view_cost: cost } = useSettings()
  const isJobSeeker = useAccount('jobSeeker') !== undefined
  return (
    <>
      <p>Employers pay {plural(cost, 'credit')} to open a CV and can then contact the person directly.</p>
      <a href="/employer-login" className="btn">
        Log in as employer
      </a>
      <a href="/employer-register" className="btn btn-quiet">
        Register as employer
      </a>
      {!isJobSeeker && (
        <p className="text-muted">
          Looking for work yourself? <a href="/register">Add your own CV</a>, free of charge.
        </p>
      )}
    </>
  )
}
