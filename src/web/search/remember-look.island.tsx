import { useEffect } from 'react'
import { island } from '../islands/island.tsx'
import { rememberedLook, rememberLook } from './remembered-look.ts'

/** Applies the last used look to the list, unless the address names a look. */
export default function FollowLook() {
  useEffect(() => {
    const follow = () => {
      const chosen = rememberLook(new URLSearchParams(location.search).get('show'))
      const look = chosen ?? rememberedLook()
      document.querySelector('.cv-list')?.classList.toggle('cards', look === 'cards')
      for (const name of ['rows', 'cards']) {
        const link = document.getElementById(`show-${name}`)
        if (name === look) link?.setAttribute('aria-current', 'true')
        else link?.removeAttribute('aria-current')
      }
    }
    follow()
    addEventListener('list-swapped', follow)
    return () => removeEventListener('list-swapped', follow)
  }, [])
  return null
}

export const RememberLook = island('remember-look', FollowLook)
