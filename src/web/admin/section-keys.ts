/** The sections of the administrators' dashboard in the order of the side menu. The first is the default. */
const ADMIN_SECTION_KEYS = [
  'dashboard',
  'job-seekers',
  'employers',
  'cvs',
  'categories',
  'locations',
  'lexicon',
  'payments',
  'contact-reports',
  'reports',
  'announcements',
  'page-texts',
  'tok-pisin',
  'settings',
  'email',
  'status',
  'audit',
  'account',
] as const
export type AdminSectionKey = (typeof ADMIN_SECTION_KEYS)[number]

/**
 * The state of a section that is kept in the address, so that Back and a reload keep it. `open` is the id of the opened
 * row, `tab` the part of the section, `hide` the keys of the columns that are not shown.
 */
const LIST_WORDS = [
  'search',
  'sort',
  'status',
  'open',
  'tab',
  'who',
  'act',
  'target',
  'from',
  'to',
  'hide',
] as const
export type ListWord = (typeof LIST_WORDS)[number]

export type ListSearch = { [K in ListWord]?: string } & { page?: number }
export type AdminSearch = ListSearch & { section?: AdminSectionKey }

/** Reads the state of a section from an address. Invalid values are left out. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const section = ADMIN_SECTION_KEYS.find((key) => key === raw['section'])
  const page = Number(raw['page'])
  const words = LIST_WORDS.map((word) => [word, raw[word]] as const)
  const given = words.filter(([, value]) => typeof value === 'string' && value !== '' && value.length <= 200)
  return {
    ...(section && { section }),
    ...Object.fromEntries(given),
    ...(Number.isInteger(page) && page > 1 && page <= 1_000_000 && { page }),
  }
}

/** Returns whether a filter other than the search limits the list. */
export const isFiltered = ({ status, who, act, target, from, to }: ListSearch): boolean =>
  [status, who, act, target, from, to].some((value) => value !== undefined && value !== '' && value !== 'all')
