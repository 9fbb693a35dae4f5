import type { Plugin } from 'vite'

/**
 * Runs in the browser before a late piece of a page: asks for all files of the piece at once, and waits for its styles.
 * Rejects without a network, so that the next click tries again. It must not use anything from outside.
 */
function createPreload() {
  const asked: Record<string, Promise<void>> = {}
  const ask = (file: string) =>
    new Promise<void>((done, fail) => {
      const isStyle = file.endsWith('.css')
      const link = document.createElement('link')
      link.rel = isStyle ? 'stylesheet' : 'modulepreload'
      link.href = `/${file}`
      link.onload = () => done()
      link.onerror = () => {
        delete asked[file]
        link.remove()
        fail(new Error(file))
      }
      document.head.append(link)
      // The import itself waits for scripts.
      if (!isStyle) done()
    })
  return async (load: () => Promise<unknown>, files: readonly string[] = []) => {
    await Promise.all(
      files.filter(Boolean).map((file) => {
        asked[file] ??= ask(file)
        return asked[file]
      }),
    )
    return load()
  }
}

/** An import that needs no other files at once. */
const PLAIN_IMPORT = /\b(\w+)\(\(\)=>(import\(`[^`]+`\)(?:\.then\(e=>e\.\w+\))?),\[\]\)/g
/** The same, of one export. */
const PLAIN_IMPORT_OF_ONE =
  /\b(\w+)\(async\(\)=>\{let\{(\w+):e\}=await (import\(`[^`]+`\));return\{\2:e\}\},\[\]\)/g

/**
 * Replaces Vite's code for the same, which takes 0.6 kB more on every first visit. Leaves the style of public pages out
 * of the lists of files: every page has it already, and would load it again.
 */
export function smallPreload(): Plugin {
  return {
    name: 'small-preload',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export const __vitePreload = (${createPreload})()` : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code
              .replace(/"assets\/entry-[\w-]+\.css"/g, '""')
              .replace(PLAIN_IMPORT, '$2')
              .replace(PLAIN_IMPORT_OF_ONE, '$3')
      },
    },
  }
}
