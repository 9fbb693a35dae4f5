import type { SavesData } from '../../../shared/rendering.ts'

const KEY = 'show-pictures'

/**
 * Loads the pictures of a page that came without them, after a click on its button. The choice applies to the rest of
 * the visit, also on later pages.
 */
export function showPicturesOnRequest(savesData: SavesData): void {
  if (savesData !== true) return
  if (arePicturesChosen()) show()
  addEventListener('list-swapped', () => arePicturesChosen() && show())
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-show-pictures]')) return
    show()
    choosePictures()
  })
}

/** Remembers for the rest of the visit that the pictures shall load. */
export function choosePictures(): void {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked, so the next page asks again.
  }
}

function show(): void {
  document.querySelector('.pictures-off')?.remove()
  for (const element of document.querySelectorAll<HTMLElement>('[data-picture]')) {
    const picture = document.createElement('img')
    // Without the tone of the initials.
    picture.className = element.className.replace(/\s(?!avatar|square)\S+/g, '')
    picture.alt = ''
    picture.src = element.dataset['picture'] ?? ''
    element.replaceWith(picture)
  }
}

export function arePicturesChosen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
