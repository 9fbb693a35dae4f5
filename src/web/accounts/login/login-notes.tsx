import { Checkbox } from '../../components/forms/choice.tsx'
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

/** Offers a short session to job seekers, because they share phones and use computers in public places. */
export function NotMyPhone() {
  return (
    <Checkbox
      name="isShort"
      label="This is not my phone"
      help="You will be logged out when you close the browser, and after 12 hours at the latest."
    />
  )
}
