import { ButtonLink } from './components/button.tsx'
import { EmptyState } from './components/empty-state.tsx'
import { AppLink } from './link.tsx'

export function PageNotFound() {
  return (
    <EmptyState
      level="h1"
      title="404: Page not found"
      why="The address may be mistyped, or the page has been removed."
      action={
        <ButtonLink href="/" link={AppLink}>
          Go to the home page
        </ButtonLink>
      }
    />
  )
}
