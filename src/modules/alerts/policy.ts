import type { SearchFields } from './schema.ts'

/** The parameters of the search call. Empty fields are left out. */
export function searchParameters({ maxSalary, hideOpened, skills, ...texts }: SearchFields) {
  const given = Object.entries(texts).filter(([, text]) => text !== '')
  return {
    ...Object.fromEntries(given),
    ...(skills.length > 0 && { skills }),
    ...(maxSalary !== null && { salaryMax: String(maxSalary) }),
    ...(hideOpened && { hideOpened: 'true' }),
  }
}

/** The path of the page that shows the matches to the employer, newest first. Begins with /. */
export function searchPath({ maxSalary, hideOpened, skills, ...texts }: SearchFields): string {
  const address = new URLSearchParams({ tab: 'search' })
  for (const [name, text] of Object.entries(texts)) if (text !== '') address.set(name, text)
  for (const skill of skills) address.append('skills', skill)
  if (maxSalary !== null) address.set('maxSalary', String(maxSalary))
  if (hideOpened) address.set('hideOpened', 'true')
  address.set('sortBy', 'date')
  return `/employer-dashboard?${address}`
}
