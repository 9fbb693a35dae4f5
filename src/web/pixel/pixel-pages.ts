/**
 * The pages that may carry the advertising pixel: those that say nothing of a person. Never people, forms with passwords, dashboards,
 * or what a mail links to (decisions, 'The pixel').
 */
export function isPixelPage(path: string): boolean {
  return /^\/((jobs|companies)(\/\d+)?|jobs-old|employers|pricing|help|contact|demo|privacy|terms|safety)?$/.test(
    path,
  )
}

/** As Meta gives them out; anything else in the setting is no pixel. */
export function isPixelId(id: string): boolean {
  return /^\d{5,20}$/.test(id)
}
