import FileText from 'lucide-react/icons/file-text'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Tags from 'lucide-react/icons/tags'
import type { ReactNode } from 'react'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { useAccount, useSettings, useSite } from '../../app/site.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { creditsHref } from '../../credits/credits-href.ts'

type ProfileLockedProps = {
  skillsCount: number
  /** The employer's button that opens the CV; undefined for other viewers. */
  open: ReactNode
  credits: number | undefined
}

/** Shows the price of opening a CV and what it includes. Asks visitors who are not employers to log in as one. */
export function ProfileLocked({ skillsCount, open, credits }: ProfileLockedProps) {
  const { cv_view_cost: cost } = useSettings()
  const buyHref = creditsHref(useSite().href)
  const after = credits === undefined ? undefined : credits - cost
  return (
    <Card as="section" className="grid gap-3 border-2 border-gold" id="unlock">
      <h2 className="flex items-center gap-3">
        <span className="icon-tile warn">
          <LockKeyhole size={22} />
        </span>
        Open this CV
      </h2>
      <ul className="grid gap-2 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
        <li>
          <Phone size={18} /> Phone and WhatsApp
        </li>
        <li>
          <Mail size={18} /> Email address
        </li>
        <li>
          <FileText size={18} /> The whole summary, work, referees
        </li>
        <li>
          <Tags size={18} /> {skillsCount > 1 ? `All ${skillsCount} skills` : 'All skills'}
        </li>
      </ul>
      {open ? (
        <>
          <div className="grid">{open}</div>
          {credits !== undefined && (
            <p className="flex justify-between gap-2 text-13 text-muted">
              <span>You have {plural(credits, 'credit')}</span>
              {after !== undefined && after >= 0 && <span>{after} after</span>}
            </p>
          )}
          <p className="border-line border-t pt-3 text-13 text-muted">
            You pay once; it stays open for you and your team.
            <AppLink href={buyHref} className="flex min-h-11 items-center">
              Buy More Credits
            </AppLink>
          </p>
        </>
      ) : (
        <VisitorOffer />
      )}
    </Card>
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
