import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../app/link.tsx'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { savedSearchesQuery } from './queries.ts'
import { SavedSearches } from './saved-searches.tsx'

export function SavedSearchesSection() {
  const { client } = useSite()
  return (
    <Loaded query={useQuery(savedSearchesQuery(client))} what="your saved searches">
      {(saved) =>
        saved.length > 0 ? (
          <SavedSearches />
        ) : (
          <EmptyState
            title="No saved searches yet"
            why="Search CVs and save the search. We will show you the new CVs that match it, and email you if you like."
            action={
              <ButtonLink href="/employer-dashboard?tab=search" link={AppLink}>
                Search CVs
              </ButtonLink>
            }
          />
        )
      }
    </Loaded>
  )
}
