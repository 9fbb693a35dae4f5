import Coins from 'lucide-react/icons/coins'
import type { ReactNode } from 'react'
import { plural } from '../../shared/text.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { AppLink } from '../link.tsx'
import { useLogOut } from '../session.ts'
import { useCredits } from './queries.ts'

/** The balance, which leads to where it grows. */
export function CreditsLink() {
  const credits = useCredits()
  return (
    <ButtonLink href="/credits" look="bare" link={AppLink}>
      <Coins size={18} />
      <span className="tabular-nums">{credits === undefined ? 'Credits' : plural(credits, 'credit')}</span>
    </ButtonLink>
  )
}

export function DashboardHeader({ companyName }: { companyName: string }) {
  const logOut = useLogOut('employer')
  return (
    <PageHeader
      title="Employer Dashboard"
      lead={companyName}
      actions={
        <>
          <CreditsLink />
          <ButtonLink href="/credits" link={AppLink}>
            Buy Credits
          </ButtonLink>
          <ButtonLink href="/" look="quiet" link={AppLink}>
            Browse CVs
          </ButtonLink>
          <ButtonLink href="/contact" look="quiet" link={AppLink}>
            Contact Support
          </ButtonLink>
          <Button look="quiet" onClick={() => void logOut()}>
            Logout
          </Button>
        </>
      }
    />
  )
}

/** Of the employer's other pages. */
export function EmployerHeader({ title, actions }: { title: string; actions?: ReactNode }) {
  return (
    <PageHeader
      before={
        <AppLink href="/employer-dashboard" className="inline-flex min-h-11 items-center">
          Employer Dashboard
        </AppLink>
      }
      title={title}
      actions={
        <>
          <CreditsLink />
          {actions}
        </>
      }
    />
  )
}
