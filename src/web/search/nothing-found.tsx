import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import type { FoundCvs } from '../cvs/queries.ts'
import { type CvSearch, withoutEach, withPage } from './cv-search.ts'

type NothingFoundProps = {
  search: CvSearch
  found: FoundCvs
  /** The names of places and categories, by the value in the address. */
  names: ReadonlyMap<string, string>
  hrefOf: (search: CvSearch) => string
}

/** Offers the search again without each of its filters. A search without any finds nobody only on a new site. */
export function NothingFound({ search, found, names, hrefOf }: NothingFoundProps) {
  if (found.total > 0) {
    return (
      <EmptyState
        title="There are no more pages"
        action={
          <ButtonLink href={hrefOf(withPage(search, 1))} look="quiet" link={AppLink}>
            Show the first page
          </ButtonLink>
        }
      />
    )
  }
  const filters = withoutEach(search, names)
  if (filters.length === 0) {
    return <EmptyState title="No CVs yet" why="They appear here as soon as people publish them." />
  }
  const totals = found.without
  return (
    <EmptyState
      title="No CVs found"
      why="Try adjusting your search criteria."
      action={
        <>
          <ul className="flex flex-wrap justify-center gap-2">
            {filters
              .filter(({ key }) => totals?.[key] !== 0)
              .map(({ key, label, without }) => (
                <li key={key}>
                  <AppLink href={hrefOf(without)} className="chip">
                    Without {label}
                    {totals?.[key] !== undefined && `: ${plural(totals[key], 'person', 'people')}`}
                  </AppLink>
                </li>
              ))}
          </ul>
          <ButtonLink href={hrefOf({})} look="quiet" link={AppLink}>
            Show all CVs
          </ButtonLink>
        </>
      }
    />
  )
}
