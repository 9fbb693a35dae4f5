import { createFileRoute, Link } from '@tanstack/react-router'
import { PageHeader } from '../components/page-header.tsx'
import { Tabs } from '../components/tabs.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { type AllMessagesSearch, messagesHref, readMessagesSearch } from '../messages/messages-search.ts'
import { MessagesView } from '../messages/messages-view.tsx'
import { useUnread } from '../messages/unread.ts'
import { readLater } from '../search-params.ts'
import { knownProfile, requireSession, useProfile } from '../session.ts'

const SIDES = ['employer', 'jobSeeker'] as const

export const Route = createFileRoute('/messages')({
  ssr: false,
  validateSearch: readLater<AllMessagesSearch>,
  beforeLoad: async ({ context, location, search }) => {
    // Whoever is logged in; with both sessions the address says which side, else it is the job seeker's.
    const isEmployer = knownProfile(context, 'employer') && !knownProfile(context, 'jobSeeker')
    const asked = SIDES.find((side) => side === search['as'])
    const side = asked ?? (isEmployer ? 'employer' : 'jobSeeker')
    await requireSession(context, side, location)
    return { side }
  },
  head: () => ({ meta: [{ title: 'Messages' }, { name: 'robots', content: 'noindex' }] }),
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
          <PageHeader title="Messages" />
          <SideSwitch side={side} />
        </div>
        <MessagesView side={side} search={search} href={(to) => messagesHref(to, as)} />
      </div>
    </Dashboard>
  )
}

/** Only where a browser holds both sessions. */
function SideSwitch({ side }: { side: 'employer' | 'jobSeeker' }) {
  const [employer, jobSeeker] = [useProfile('employer'), useProfile('jobSeeker')]
  const unread = { employer: useUnread('employer'), jobSeeker: useUnread('jobSeeker') }
  if (!employer || !jobSeeker) return null
  return (
    <div className="mb-4">
      <Tabs
        label="Whose messages"
        tabs={[
          { key: 'jobSeeker', label: jobSeeker.fullName, count: unread.jobSeeker || undefined },
          { key: 'employer', label: employer.companyName, count: unread.employer || undefined },
        ]}
        current={side}
        renderLink={(key, props) => <Link to="/messages" search={{ as: key }} {...props} />}
      />
    </div>
  )
}
