import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import type { Shown } from './page.ts'

export const NotFound: Shown = {
  title: 'Page not found',
  body: (
    <EmptyState
      level="h1"
      title="404: Page not found"
      why="The address may be mistyped, or the page has been removed."
      action={<ButtonLink href="/">Go to the home page</ButtonLink>}
    />
  ),
}
