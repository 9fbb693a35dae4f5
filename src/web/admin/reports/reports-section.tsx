import { Link } from '@tanstack/react-router'
import { Tabs } from '../../components/controls/tabs.tsx'
import { useListSearch } from '../list-query.ts'
import { ConversationReportsList } from './conversation-reports-list.tsx'
import { JobChecksList } from './job-checks-list.tsx'

/** The default filters of each list. The address says which list is open. */
const TABS = [
  { key: 'waiting', label: 'Jobs' },
  { key: 'open', label: 'Conversations' },
] as const
const OF_CONVERSATIONS = ['all', 'open', 'closed']

/** Shows jobs that are held, flagged or reported, and reported conversations. */
export function ReportsSection() {
  const [list, change] = useListSearch({ status: 'waiting' })
  const current = OF_CONVERSATIONS.includes(list.status ?? '') ? 'open' : 'waiting'
  const List = current === 'open' ? ConversationReportsList : JobChecksList
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="sr">Reports and Checks</h2>
      <Tabs
        label="Reported items"
        current={current}
        tabs={TABS}
        renderLink={(status, props) => (
          <Link to="/admin" search={{ section: 'reports', status }} resetScroll={false} {...props} />
        )}
      />
      <List list={list} onChange={change} />
    </section>
  )
}
