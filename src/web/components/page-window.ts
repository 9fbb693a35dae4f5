/** A page number, or where numbers are left out. */
export type PageSlot = number | 'gap'

/**
 * All pages if there are five or fewer; else the first, the last and the current one with its neighbours.
 * Where a gap would hide one page only, that page stands instead.
 */
export function pageWindow(page: number, pages: number): PageSlot[] {
  if (pages <= 5) return range(1, pages)
  const shown = [1, ...range(Math.max(2, page - 1), Math.min(pages - 1, page + 1)), pages]
  return shown.flatMap((number, i) => {
    const left = number - (shown[i - 1] ?? number) - 1
    if (left < 1) return [number]
    return left === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}

/** At most five neighbouring numbers around the current page: the older job list's buttons. */
export function fivePages(page: number, pages: number): PageSlot[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4))
  return range(first, Math.min(pages, first + 4))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
