import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { Card } from '../components/card.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import type { CvFlow } from '../employers/use-cv-flow.ts'
import { Loaded } from '../jobseeker/loaded.tsx'
import { NewListForm } from './new-list-form.tsx'
import { shortlistsQuery } from './queries.ts'
import { ShortlistMembers } from './shortlist-members.tsx'

/** The employer's lists and the CVs of the one that is open: the first until another one is chosen. */
export function ShortlistsPage({ list, flow }: { list: number | undefined; flow: CvFlow }) {
  const { client } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate({ from: '/employer-shortlists' })
  const query = useQuery(shortlistsQuery(client))
  const choose = (id: number | undefined) => navigate({ search: id ? { list: id } : {} })
  return (
    <Loaded query={query} what="your shortlists">
      {(lists) => {
        const open = lists.find(({ id }) => id === list)?.id ?? lists[0]?.id
        return (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
            <Card as="section" className="grid gap-3">
              <h2 className="text-17">Your lists</h2>
              {lists.length > 0 && (
                <nav aria-label="Shortlists">
                  <ul>
                    {lists.map(({ id, name, total }) => (
                      <li key={id}>
                        <Link
                          to="/employer-shortlists"
                          search={{ list: id }}
                          className="nav-link wrap-anywhere"
                          aria-current={id === open ? 'page' : undefined}
                        >
                          {name} ({total.toLocaleString('en-AU')})
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              <NewListForm onMade={(id) => choose(id)} />
            </Card>
            {open === undefined ? (
              <EmptyState
                title="No shortlists yet"
                why="Make a list here, or press Save at a CV of your search."
                action={
                  <Link to="/employer-dashboard" search={{ tab: 'search' }} className="btn">
                    Search CVs
                  </Link>
                }
              />
            ) : (
              <ShortlistMembers key={open} id={open} flow={flow} onGone={() => void choose(undefined)} />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
