/** The sections of the administrator's dashboard in the order of its side menu; the first is the default (specification 2, section 2). */
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
  'settings',
  'email',
  'audit',
  'account',
] as const
export type AdminSectionKey = (typeof ADMIN_SECTION_KEYS)[number]

/**
 * What of a section stands in the address, so that Back and a reload keep it; `open` is the id of the row that is looked at, `tab` the
 * part of the section.
 */
const LIST_WORDS = ['search', 'sort', 'status', 'open', 'tab', 'who', 'act', 'target', 'from', 'to'] as const
export type ListWord = (typeof LIST_WORDS)[number]

export type ListSearch = { [K in ListWord]?: string } & { page?: number }
export type AdminSearch = ListSearch & { section?: AdminSectionKey }

/** Of an address; what it names wrongly is left out. */
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

/** Whether it shows fewer than all for another reason than its search. */
export const isFiltered = ({ status, who, act, target, from, to }: ListSearch): boolean =>
  [status, who, act, target, from, to].some((value) => value !== undefined && value !== '' && value !== 'all')
