import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { isEnglish } from '../../shared/language/words.ts'
import type { RenderedPage } from '../../shared/rendering.ts'
import { joinUtf8 } from '../../shared/text.ts'
import { HOUR } from '../../shared/time.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import { KeepContext, type KeepHtml } from '../components/kept.tsx'
import { PicturesContext } from '../components/surfaces/avatar.tsx'
import { IslandsContext } from '../islands/island.tsx'
import { linkInTokPisin } from './in-tok-pisin.ts'

/** `html`: in UTF-8. */
type KeptHtml = { html: Uint8Array; islands: readonly string[] }
type PageHtml = { html: RenderedPage['html']; islands: readonly string[] }
/** By the data that a part shows, so that a part is forgotten with its data. Only forms of the current hour are kept. */
type Parts = WeakMap<object, { hour: number; forms: Map<string, KeptHtml> }>

/** Bytes of all parts. Beyond it all are forgotten, which costs less than knowing which is the oldest. */
const MOST = 24_000_000

let parts: Parts = new WeakMap()
let length = 0

/** Stands for a kept part in the HTML around it. Typed text cannot contain it, because its `<` is escaped. */
const PLACE = '<!--kept-->'

/** Returns the HTML of a page, and the islands in it. Kept parts are not rendered again: they are pieces of it. */
export function renderHtml(site: Site, content: ReactNode, most = MOST): PageHtml {
  const islands = new Set<string>()
  const inside: Uint8Array[] = []
  const around = renderToString(
    <SiteContext.Provider value={site}>
      <IslandsContext.Provider value={islands}>
        <KeepContext.Provider value={createKeep(site, islands, inside, most)}>{content}</KeepContext.Provider>
      </IslandsContext.Provider>
    </SiteContext.Provider>,
  )
  const html = isEnglish() ? around : linkInTokPisin(around)
  return {
    html: html.split(PLACE).flatMap((text, index) => [text, inside[index] ?? '']),
    islands: [...islands],
  }
}

/** Returns the function behind `Kept`, which adds kept parts to `inside` in the order in which they are rendered. */
function createKeep(site: Site, islands: Set<string>, inside: Uint8Array[], most: number): KeepHtml {
  const hour = Math.floor(site.now.getTime() / HOUR)
  return (data, variant, part) => {
    const earlier = parts.get(data)
    const { forms } = earlier?.hour === hour ? earlier : { forms: new Map<string, KeptHtml>() }
    const key = `${isEnglish()} ${site.savesData} ${variant}`
    const known = forms.get(key)
    const kept = known ?? renderPart(site, part, most)
    if (!known) {
      length += kept.html.length
      if (length > most) {
        parts = new WeakMap()
        length = 0
      }
      forms.set(key, kept)
      parts.set(data, { hour, forms })
    }
    for (const name of kept.islands) islands.add(name)
    inside.push(kept.html)
    return PLACE
  }
}

/** A part is rendered as for a visitor without a login, and may have kept parts in it. */
function renderPart(site: Site, part: Parameters<KeepHtml>[2], most: number): KeptHtml {
  const shown = <PicturesContext.Provider value={!site.savesData}>{part()}</PicturesContext.Provider>
  const { html, islands } = renderHtml({ ...site, accounts: {} }, shown, most)
  return { html: joinUtf8(html), islands }
}
