/** Lower case, whitespace runs to hyphens, everything but a-z, 0-9 and hyphens dropped (specification 2, section 5); may be ''. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}
