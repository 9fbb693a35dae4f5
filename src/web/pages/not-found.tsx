import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { EmptyState } from '../components/states/states.tsx'
import type { Shown } from './page.ts'

export const NotFound: Shown = {
  title: 'Page not found',
  body: (
    <div className="mx-auto max-w-form">
      <EmptyState
        level="h1"
        title="404: Page not found"
        why="The address may be mistyped, or the page has been removed. Search for a job instead:"
      />
      <search>
        <form action="/jobs" className="card grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
          <Field label="Job title or skill" name="query" type="search" />
          <Button type="submit">Search jobs</Button>
        </form>
      </search>
      <p className="actions justify-center pt-4">
        <ButtonLink look="quiet" href="/">
          Go to the home page
        </ButtonLink>
        <ButtonLink look="quiet" href="/help">
          Get help
        </ButtonLink>
      </p>
    </div>
  ),
}
