/** The sections of the administrator's dashboard that work, in the order of its side menu; the first is the default. */
export const ADMIN_SECTION_KEYS = ['employers', 'payments', 'contact-reports'] as const
export type AdminSectionKey = (typeof ADMIN_SECTION_KEYS)[number]

/** Of an address; nothing where it names no section. */
export function readAdminSearch({ section }: Record<string, unknown>): { section?: AdminSectionKey } {
  const known = ADMIN_SECTION_KEYS.find((key) => key === section)
  return known ? { section: known } : {}
}
