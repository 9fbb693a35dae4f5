import { renderToString } from 'react-dom/server'
import { isEnglish } from '../../shared/language/words.ts'
import { HOUR } from '../../shared/time.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import type { KeepHtml } from '../components/kept.tsx'
import { PicturesContext } from '../components/surfaces/avatar.tsx'
import { IslandsContext } from '../islands/island.tsx'

type KeptHtml = { html: string; islands: readonly string[] }

/** By the data that a part shows, so that a part is forgotten with its data. Only forms of the current hour are kept. */
const parts = new WeakMap<object, { hour: number; forms: Map<string, KeptHtml> }>()

/** Returns the function behind `Kept` for one page. It adds the islands of kept parts to `islands`. */
export function createKeep(site: Site, islands: Set<string>): KeepHtml {
  const hour = Math.floor(site.now.getTime() / HOUR)
  return (data, variant, part) => {
    const earlier = parts.get(data)
    const { forms } = earlier?.hour === hour ? earlier : { forms: new Map<string, KeptHtml>() }
    if (forms !== earlier?.forms) parts.set(data, { hour, forms })
    const key = `${isEnglish()} ${site.savesData} ${variant}`
    const kept = forms.get(key) ?? renderPart(site, part)
    forms.set(key, kept)
    for (const name of kept.islands) islands.add(name)
    return kept.html
  }
}

function renderPart(site: Site, part: Parameters<KeepHtml>[2]): KeptHtml {
  const islands = new Set<string>()
  const html = renderToString(
    <SiteContext.Provider value={{ ...site, accounts: {} }}>
      <PicturesContext.Provider value={!site.savesData}>
        <IslandsContext.Provider value={islands}>{part()}</IslandsContext.Provider>
      </PicturesContext.Provider>
    </SiteContext.Provider>,
  )
  return { html, islands: [...islands] }
}
