import { formatDateTime } from '../../../shared/dates.ts'
import { SessionList } from '../../accounts/session-list.tsx'
import { Card } from '../../components/card.tsx'
import { FactsList } from '../../components/facts-list.tsx'
import { useProfile } from '../../session.ts'
import { AdminEmail } from './admin-email.tsx'
import { AdminPasswordForm } from './admin-password-form.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The administrator's own account (specification 2, section 2). */
export function AccountSection() {
  const profile = useProfile('administrator')
  const username = profile?.username ?? 'admin'
  const lastLogin = profile?.lastLogin ? formatDateTime(profile.lastLogin) : 'N/A'
  return (
    <section className="grid min-w-0 gap-4">
      <h2>Account Settings</h2>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <Card as="section" className="grid gap-4">
            <h3>Change Password</h3>
            <AdminPasswordForm username={username} />
          </Card>
          <Card as="section" className="grid gap-4">
            <h3>Where you are logged in</h3>
            <SessionList kind="administrator" />
          </Card>
        </div>
        <div className="grid gap-4">
          <Card as="section" className="grid gap-4">
            <h3>Account Information</h3>
            <FactsList
              facts={[
                { label: 'Username', value: username },
                { label: 'Account Type', value: 'Administrator' },
                { label: 'Last Login', value: lastLogin },
              ]}
            />
          </Card>
          <Card as="section" className="grid gap-4">
            <h3>E-mail address</h3>
            <AdminEmail />
          </Card>
          <Card as="section" className="grid gap-4">
            <h3>Second factor</h3>
            <SecondFactor />
          </Card>
        </div>
      </div>
    </section>
  )
}
