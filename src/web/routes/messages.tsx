import { createFileRoute } from '@tanstack/react-router'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { readLater } from '../app/search-params.ts'
import { knownProfile, requireSession, useProfile } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Tabs } from '../components/controls/tabs.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { EmployerHeader } from '../dashboards/employer/employer-header.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { withWords } from '../dashboards/with-words.ts'
import { type AllMessagesSearch, messagesHref, readMessagesSearch } from '../messaging/messages-search.ts'
import { MessagesView } from '../messaging/messages-view.tsx'

const SIDES = ['employer', 'jobSeeker'] as const

export const Route = createFileRoute('/messages')({
  validateSearch: readLater<AllMessagesSearch>,
  beforeLoad: async ({ context, location, search }) => {
    // Shows the side that is logged in. With both sessions the address decides; the default is the job seeker.
    const isEmployer = knownProfile(context, 'employer') && !knownProfile(context, 'jobSeeker')
    const asked = SIDES.find((side) => side === search['as'])
    const side = asked ?? (isEmployer ? 'employer' : 'jobSeeker')
    await withWords('messages', requireSession(context, side, location))
    return { side }
  },
  head: () => ({ meta: [{ title: t(DASHBOARD_TITLES['/messages']) }] }),
  component: Messages,
})

function Messages() {
  const { as, ...search } = readMessagesSearch(Route.useSearch())
  const { side } = Route.useRouteContext()
  const isOpen = Object.keys(search).length > 0
  return (
    <Dashboard>
      <div className={isOpen ? 'chat-page chat-open' : 'chat-page'}>
        <div className="chat-title">
          {side === 'employer' ? (
            <EmployerHeader title={t('Messages')} />
          ) : (
            <PageHeader title={t('Messages')} />
          )}
          <SideSwitch side={side} />
        </div>
        <MessagesView side={side} search={search} href={(to) => messagesHref(to, as)} />
      </div>
    </Dashboard>
  )
}

/** Shown only when the browser has both sessions. */
function SideSwitch({ side }: { side: 'employer' | 'jobSeeker' }) {
  const [employer, jobSeeker] = [useProfile('employer'), useProfile('jobSeeker')]
  const { accounts } = useSite()
  const unread = {
    employer: accounts.employer?.unreadMessages ?? 0,
    jobSeeker: accounts.jobSeeker?.unreadMessages ?? 0,
  }
  if (!employer || !jobSeeker) return null
  return (
    <div className="mb-4">
      <Tabs
        label={t('Messages of')}
        tabs={[
          { key: 'jobSeeker', label: jobSeeker.fullName, count: unread.jobSeeker || undefined },
          { key: 'employer', label: employer.companyName, count: unread.employer || undefined },
        ]}
        current={side}
        href={(key) => `/messages?as=${key}`}
        link={AppLink}
      />
    </div>
  )
}
