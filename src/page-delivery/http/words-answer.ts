import type { BaseContext } from '../../http/environment.ts'
import type { ReadTokPisin } from '../../http/language.ts'
import { ENGLISH, onlyTexts } from '../../shared/language/words.ts'
import { LATE_WORDS } from '../../shared/rendering.ts'
import type { PageBuild } from './pages-build.ts'
import { cachedPage, type ReadyPage } from './pages-cache.ts'

/**
 * Returns the English texts whose words a script asks for: `/language/words/messages` for a dashboard's section,
 * `/language/late-words/apply-bar.save-job` for the code that these islands of a public page may load later.
 */
export function textsAskedFor(asked: string, build: PageBuild): readonly string[] | undefined {
  const [, section] = /^\/language\/words\/([a-z-]+)$/.exec(asked) ?? []
  if (section) return build.textsOf([`dashboard/${section}`])
  if (!asked.startsWith(LATE_WORDS)) return undefined
  return build.lateTextsOf(['', ...asked.slice(LATE_WORDS.length).split('.')])
}

/** Makes the answer, which is the same for everybody. */
export async function makeWords(
  base: BaseContext,
  readTokPisin: ReadTokPisin,
  texts: readonly string[],
): Promise<ReadyPage> {
  const words = onlyTexts((await readTokPisin(base)) ?? ENGLISH, texts)
  return cachedPage(200, JSON.stringify(words), {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    // Corrections may come some minutes later.
    'Cache-Control': 'private, max-age=300',
  })
}
