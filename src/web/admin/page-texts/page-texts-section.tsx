import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PAGE_TEXTS, TEXT_PAGES } from '../../../modules/page-texts/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { useListSearch } from '../list-query.ts'
import { PageTextEditor } from './page-text-editor.tsx'
import { writtenPagesQuery } from './page-text-queries.ts'

/** Lists the pages whose text administrators can write, or opens one of them in the editor. */
export function PageTextsSection() {
  const [{ open }, change] = useListSearch()
  const page = TEXT_PAGES.find((one) => one === open)
  if (page) return <PageTextEditor key={page} page={page} onBack={() => change({ open: '' })} />
  return <PageList />
}

function PageList() {
  const { client } = useSite()
  const query = useQuery(writtenPagesQuery(client))
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-muted">
        Choose a page to write it in your own words. Visitors see the change within five seconds.
      </p>
      <Loaded query={query} what="page texts" bones={4} boneClass="h-12">
        {(written) => (
          <ul className="list">
            {TEXT_PAGES.map((page) => {
              const changed = written.find((one) => one.page === page)
              return (
                <li key={page}>
                  <Link
                    to="/admin"
                    search={{ section: 'page-texts', open: page }}
                    className="text-link justify-between gap-3"
                  >
                    {PAGE_TEXTS[page]}
                    {changed && <Badge tone="blue">Your words, {formatDate(changed.changedAt)}</Badge>}
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
