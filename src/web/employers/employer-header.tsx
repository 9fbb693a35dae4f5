import { useNavigate } from '@tanstack/react-router'
import Coins from 'lucide-react/icons/coins'
import type { ReactNode } from 'react'
import { plural } from '../../shared/text.ts'
import { ActionMenu } from '../components/action-menu.tsx'
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

/** On a phone one row: what is done less often waits in a menu. */
export function DashboardHeader({ companyName }: { companyName: string }) {
  const navigate = useNavigate()
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
          <ButtonLink href="/" look="quiet" link={AppLink} className="max-sm:hidden">
            Browse CVs
          </ButtonLink>
          <ButtonLink href="/contact" look="quiet" link={AppLink} className="max-sm:hidden">
            Contact Support
          </ButtonLink>
          <Button look="quiet" className="max-sm:hidden" onClick={() => void logOut()}>
            Logout
          </Button>
          <div className="relative sm:hidden">
            <ActionMenu
              label="More"
              actions={[
                { label: 'Browse CVs', onSelect: () => void navigate({ to: '/' }) },
                { label: 'Contact Support', onSelect: () => void navigate({ to: '/contact' }) },
                { label: 'Logout', onSelect: () => void logOut() },
              ]}
            />
          </div>
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
        <div className="flex items-center gap-2">
          <AppLink href="/employer-dashboard" className="inline-flex min-h-11 items-center">
            Employer Dashboard
          </AppLink>
          <CreditsLink />
        </div>
      }
      title={title}
      actions={actions}
    />
  )
}
