import { renderToString } from 'react-dom/server'
import { isEnglish } from '../../shared/language/words.ts'
import { HOUR } from '../../shared/time.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import { KeepContext, type KeepHtml } from '../components/kept.tsx'
import { PicturesContext } from '../components/surfaces/avatar.tsx'
import { IslandsContext } from '../islands/island.tsx'

type KeptHtml = { html: string; islands: readonly string[] }
/** By the data that a part shows, so that a part is forgotten with its data. Only forms of the current hour are kept. */
type Parts = WeakMap<object, { hour: number; forms: Map<string, KeptHtml> }>

/** Characters of all parts. Beyond it all are forgotten, which costs less than knowing which is the oldest. */
const MOST = 24_000_000

let parts: Parts = new WeakMap()
let length = 0

/**
 * Returns the function behind `Kept` for one page. It adds the islands of kept parts to `islands`. A part is rendered as
 * for a visitor without a login, and may have kept parts in it.
 */
export function createKeep(site: Site, islands: Set<string>, most = MOST): KeepHtml {
  const hour = Math.floor(site.now.getTime() / HOUR)
  return (data, variant, part) => {
    const earlier = parts.get(data)
    const { forms } = earlier?.hour === hour ? earlier : { forms: new Map<string, KeptHtml>() }
    const key = `${isEnglish()} ${site.savesData} ${variant}`
    const known = forms.get(key)
    const kept = known ?? renderPart(site, part)
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
    return kept.html
  }
}

function renderPart(site: Site, part: Parameters<KeepHtml>[2]): KeptHtml {
  const islands = new Set<string>()
  const forAll = { ...site, accounts: {} }
  const html = renderToString(
    <SiteContext.Provider value={forAll}>
      <PicturesContext.Provider value={!site.savesData}>
        <IslandsContext.Provider value={islands}>
          <KeepContext.Provider value={createKeep(forAll, islands)}>{part()}</KeepContext.Provider>
        </IslandsContext.Provider>
      </PicturesContext.Provider>
    </SiteContext.Provider>,
  )
  return { html, islands: [...islands] }
}
