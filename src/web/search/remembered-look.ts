import type { Show } from './cv-search.ts'

const KEY = 'cv-list-look'

/** Returns how the list of CVs looked the last time on this device. */
export function rememberedLook(): Show {
  try {
    return localStorage.getItem(KEY) === 'cards' ? 'cards' : 'rows'
  } catch {
    return 'rows'
  }
}

/** Remembers a look that was chosen, and returns it. */
export function rememberLook(chosen: string | null | undefined): Show | undefined {
  if (chosen !== 'rows' && chosen !== 'cards') return undefined
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // When the browser cannot store it, the next list begins with rows.
  }
  return chosen
}
