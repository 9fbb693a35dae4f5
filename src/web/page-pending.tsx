import { Notice } from './components/notice.tsx'
import { Spinner } from './components/spinner.tsx'

/** What a dashboard shows until its script and its session are there. */
export function PagePending() {
  return (
    <>
      <noscript>
        <Notice kind="warning" title="Please turn on JavaScript">
          This page cannot be shown without it. Reading jobs and searching work as you are.
        </Notice>
      </noscript>
      <Spinner />
    </>
  )
}
