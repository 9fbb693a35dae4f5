import { Notice } from '../components/notice.tsx'

/** Above a form that only a script can send: passwords and files do not belong in an address. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice kind="warning" title="Please turn on JavaScript">
        This form cannot be sent without it. Reading and searching work as you are.
      </Notice>
    </noscript>
  )
}
