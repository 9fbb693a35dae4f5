import { Checkbox } from '../components/choice.tsx'

/** Of a job seeker's login: phones are shared, and computers in town too. */
export function NotMyPhone() {
  return (
    <Checkbox
      name="isShort"
      label="This is not my phone"
      help="You are logged out when the browser is closed, and after 12 hours at the latest."
    />
  )
}
