import type { Plugin, Rolldown } from 'vite'
import { BUILT_IN } from '../../src/modules/translations/built-in.ts'
import type { PageFiles } from '../../src/page-delivery/pages-build.ts'
import { CHECK_BROWSER } from '../../src/web/dashboards/check-browser.ts'
import { START_SCRIPT } from '../../src/web/islands/start-script.ts'
import { inlineScript } from './inline-script.ts'
import { textsIn } from './texts-in.ts'

const isIsland = (id: string): boolean => id.endsWith('.island.tsx')

/** Where the build lists them, below dist/client. */
export const ISLAND_FILES = '.vite/islands.json'

/** Lists the files of each island. Vite's manifest forgets an island whose code shares a file with others. */
export function islandFiles(): Plugin {
  return {
    name: 'island-files',
    enforce: 'post',
    /** Lists the islands by their names: their folders would take space on every first visit. */
    transform: {
      filter: { id: /load-islands\.tsx$/ },
      handler: (code) => code.replace(/(["'`])[^"'`]*\/([\w-]+)\.island\.tsx\1:/g, '"$2":'),
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const withImports = (chunk: Rolldown.OutputChunk): string[] => {
        const seen = new Set<string>()
        const add = (name: string) => {
          const found = chunks.find(({ fileName }) => fileName === name)
          if (!found || seen.has(name)) return
          seen.add(name)
          for (const imported of found.imports) add(imported)
        }
        add(chunk.fileName)
        return [...seen].map((name) => `/${name}`)
      }
      const entry = chunks.find(({ isEntry }) => isEntry)
      // The login form of every page imports choices and error messages of other forms, which it does not show.
      const ofEveryPage = (when: 'at once' | 'ever') =>
        (entry?.facadeModuleId ? textsIn(this, entry.facadeModuleId, isIsland, when) : []).filter(
          (text) => !(text in BUILT_IN.choices || text in BUILT_IN.errors),
        )
      const files: PageFiles = {
        style: `/${[...(entry?.viteMetadata?.importedCss ?? [])][0]}`,
        entry: entry ? withImports(entry) : [],
        islands: {},
        texts: { '': ofEveryPage('at once') },
        lateTexts: { '': ofEveryPage('ever') },
        start: await inlineScript(START_SCRIPT),
        check: await inlineScript(CHECK_BROWSER),
      }
      for (const chunk of chunks) {
        for (const id of chunk.moduleIds) {
          const [, name] = /([^\\/]+)\.island\.tsx$/.exec(id) ?? []
          if (!name) continue
          files.islands[name] = withImports(chunk)
          files.texts[name] = textsIn(this, id, undefined, 'at once')
          files.lateTexts[name] = textsIn(this, id)
        }
      }
      this.emitFile({ type: 'asset', fileName: ISLAND_FILES, source: JSON.stringify(files) })
    },
  }
}
