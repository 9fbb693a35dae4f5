import { Link } from '@tanstack/react-router'
import { Avatar } from '../components/avatar.tsx'
import { VerifiedBadge } from '../components/badge.tsx'
import { AppLink } from '../link.tsx'
import type { Profiles } from '../session.ts'

/** How others see the company: logo, badge and what it means, public page. */
export function CompanyStatus({ profile }: { profile: Profiles['employer'] }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar
        name={profile.companyName}
        photoUrl={profile.logoUrl ?? undefined}
        size="large"
        shape="employer"
      />
      <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-1">
        <h2>Company Profile</h2>
        <p className="text-muted">Job seekers see this beside your jobs; only you see the contacts.</p>
        <Verification isApproved={profile.isApproved} />
        <Link
          to="/companies/$id"
          params={{ id: String(profile.id) }}
          className="inline-flex min-h-11 items-center"
        >
          See your public page
        </Link>
      </div>
    </div>
  )
}

function Verification({ isApproved }: { isApproved: boolean }) {
  return isApproved ? (
    <p>
      <VerifiedBadge /> We know that your company is what it says. The badge stands beside your jobs and on
      your public page.
    </p>
  ) : (
    <p>
      <b>Not verified yet.</b> The badge ‘Verified employer’ tells job seekers that a company is real. It is
      free: <AppLink href="/contact">write to us</AppLink> with your IPA registration number, and we check it.
    </p>
  )
}
