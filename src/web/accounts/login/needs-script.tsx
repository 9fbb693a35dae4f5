import { Notice } from '../../components/states/states.tsx'

/** Shown above a form that needs JavaScript: without it, the browser would put passwords and files into the address. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice kind="warning" title="Please turn on JavaScript">
        This form cannot be sent without it. You can still read and search.
      </Notice>
    </noscript>
  )
}
