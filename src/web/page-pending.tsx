import { Spinner } from './components/spinner.tsx'

/** What a dashboard shows until its script and its session are there. */
export function PagePending() {
  return <Spinner />
}
