import { useSettings } from '../settings.ts'

/** Where a person answers, as the settings name it. */
export function SupportAddress() {
  const { support_email: email } = useSettings()
  return email ? <a href={`mailto:${email}`}>{email}</a> : <>the people who run this site</>
}
