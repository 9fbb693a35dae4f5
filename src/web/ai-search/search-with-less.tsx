import { EmptyState } from '../components/states/states.tsx'
import type { FoundPeople, Need } from './queries.ts'
import { shownOnce, withParts } from './understood-chips.tsx'

/** More would be a list to read. */
const MOST_OFFERED = 3

type SearchWithLessProps = { found: FoundPeople; onSearch: (need: Need) => void }

/** Nobody was found: offers the same search without one of its requirements. */
export function SearchWithLess({ found: { need, understood }, onSearch }: SearchWithLessProps) {
  const offered = shownOnce(understood)
    .filter(({ kind, state }) => kind !== 'role' && state !== 'ignored')
    .map(({ typed, mentions }) => ({ typed, less: withParts(need, mentions, '') }))
    .filter(({ less }) => less.query !== '')
    .slice(0, MOST_OFFERED)
  if (offered.length === 0)
    return <EmptyState level="h3" title="No candidates found" why="No one on the site fits this yet." />
  return (
    <EmptyState
      level="h3"
      title="No candidates found"
      why="No one fits all of this yet. Try with less:"
      action={
        <div className="suggestions justify-center">
          {offered.map(({ typed, less }) => (
            <button key={typed} type="button" className="chip" onClick={() => onSearch(less)}>
              <span className="wrap-anywhere">Search without “{typed}”</span>
            </button>
          ))}
        </div>
      }
    />
  )
}
