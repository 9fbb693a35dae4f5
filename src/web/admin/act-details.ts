type Details = Readonly<Record<string, unknown>>

/** The details of an act of the audit log, a line each: `Reason: …`, and what changed as `Status: available → hired`. */
export function detailsInWords({ before, after, ...others }: Details): string[] {
  const [was, is] = [recordOf(before), recordOf(after)]
  const changes = Object.keys({ ...was, ...is }).map(
    (key) => `${labelOf(key)}: ${textOf(was[key])} → ${textOf(is[key])}`,
  )
  const facts = Object.entries(others)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([key, value]) => `${labelOf(key)}: ${textOf(value)}`)
  return [...changes, ...facts]
}

function recordOf(value: unknown): Details {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** `registrationNumber` → `Registration number`. */
function labelOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
