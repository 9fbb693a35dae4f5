import { Notice } from '../components/notice.tsx'
import { Spinner } from '../components/spinner.tsx'

/** Until the script is there: only it can read what the device keeps. */
export function SavedPending() {
  return (
    <>
      <h1 className="mb-4">Saved jobs</h1>
      <noscript>
        <Notice kind="warning" title="Please turn on JavaScript">
          Saved jobs are kept on your device, and only JavaScript can show them.
        </Notice>
      </noscript>
      <Spinner />
    </>
  )
}
