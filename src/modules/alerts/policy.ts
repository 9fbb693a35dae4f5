import type { SearchFields } from './schema.ts'

/** The parameters of the search call. Empty fields are left out. */
export function searchParameters({ maxSalary, hideOpened, ...filters }: SearchFields) {
  const given = Object.entries(filters).filter(([, value]) => value.length > 0)
  return {
    ...Object.fromEntries(given),
    ...(maxSalary !== null && { salaryMax: String(maxSalary) }),
    ...(hideOpened && { hideOpened: 'true' }),
  }
}

/** The path of the page that shows the matches to the employer, newest first. Begins with /. */
export function searchPath({ maxSalary, hideOpened, ...filters }: SearchFields): string {
  const address = new URLSearchParams({ tab: 'search' })
  for (const [name, value] of Object.entries(filters))
    for (const one of [value].flat()) if (one !== '') address.append(name, one)
  if (maxSalary !== null) address.set('maxSalary', String(maxSalary))
  if (hideOpened) address.set('hideOpened', 'true')
  address.set('sortBy', 'date')
  return `/employer-dashboard?${address}`
}
