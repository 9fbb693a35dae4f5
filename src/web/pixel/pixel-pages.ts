/**
 * Whether a page may carry the advertising pixel. Only pages that reveal nothing about a person may: never pages of
 * people, forms with passwords, dashboards, or pages that a mail links to.
 */
export function isPixelPage(path: string): boolean {
  return /^(\/tpi)?(\/((jobs|companies)(\/\d+)?|jobs-old|employers|pricing|help|contact|demo|privacy|terms|safety)?)?$/.test(
    path,
  )
}

/** Meta's ids are numbers; any other value of the setting loads no pixel. */
export function isPixelId(id: string): boolean {
  return /^\d{5,20}$/.test(id)
}
