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

type PageHtml = { html: RenderedPage['html']; islands: readonly string[] }
/**
 * By the data that a part shows, so that a part is forgotten with its data. Only forms of the current hour are kept, and
 * only when they are asked for again, because most searches are made once: until then a form is undefined.
 */
type Parts = WeakMap<object, { hour: number; forms: Map<string, PageHtml | undefined> }>

/** Bytes of all parts. Beyond it all are forgotten, which costs less than knowing which is the oldest. */
const MOST = 24_000_000

let parts: Parts = new WeakMap()
let length = 0

/** Stands for a kept part in the HTML around it. Typed text cannot contain it, because its `<` is escaped. */
const PLACE = '<!--kept-->'

/** Returns the HTML of a page, and the islands in it. Kept parts are not rendered again: they are pieces of it. */
export function renderHtml(site: Site, content: ReactNode, most = MOST): PageHtml {
  const islands = new Set<string>()
  const inside: PageHtml['html'][] = []
  const around = renderToString(
    <SiteContext.Provider value={site}>
      <IslandsContext.Provider value={islands}>
        <KeepContext.Provider value={createKeep(site, islands, inside, most)}>{content}</KeepContext.Provider>
      </IslandsContext.Provider>
    </SiteContext.Provider>,
  )
  const whole = withEmptyValues(around)
  const html = isEnglish() ? whole : linkInTokPisin(whole)
  return {
    html: html.split(PLACE).flatMap((text, index) => [text, ...(inside[index] ?? [])]),
    islands: [...islands],
  }
}

/** Preact writes an empty value without `=""`. For w3m the value of such an option is its text, 'All'. */
const withEmptyValues = (html: string): string =>
  html.replace(/<option((?: \w+)*) value(?=[ >])/g, '<option$1 value=""')

/** Returns the function behind `Kept`, which adds parts to `inside` in the order in which they are rendered. */
function createKeep(site: Site, islands: Set<string>, inside: PageHtml['html'][], most: number): KeepHtml {
  const hour = Math.floor(site.now.getTime() / HOUR)
  return (data, variant, part) => {
    const earlier = parts.get(data)
    const { forms } = earlier?.hour === hour ? earlier : { forms: new Map<string, PageHtml | undefined>() }
    const key = `${isEnglish()} ${site.savesData} ${variant}`
    const shown = forms.get(key) ?? renderPart(site, part, most)
    if (!forms.get(key)) {
      forms.set(key, forms.has(key) ? keep(shown, most) : undefined)
      parts.set(data, { hour, forms })
    }
    for (const name of shown.islands) islands.add(name)
    inside.push(shown.html)
    return PLACE
  }
}

/** A part is rendered as for a visitor without a login, and may have kept parts in it. */
function renderPart(site: Site, part: Parameters<KeepHtml>[2], most: number): PageHtml {
  const shown = <PicturesContext.Provider value={!site.savesData}>{part()}</PicturesContext.Provider>
  return renderHtml({ ...site, accounts: {} }, shown, most)
}

/** Returns the part with its HTML as one piece in UTF-8. */
function keep({ html, islands }: PageHtml, most: number): PageHtml {
  const joined = joinUtf8(html)
  length += joined.length
  if (length > most) {
    parts = new WeakMap()
    length = 0
  }
  return { html: [joined], islands }
}
