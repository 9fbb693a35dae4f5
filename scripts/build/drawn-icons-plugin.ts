import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Shape = [tag: string, attributes: Record<string, string>]
/** The file of an icon's old name only passes on the new one. */
type IconFile = { __iconData?: { node: Shape[] } }

/**
 * Replaces each icon of lucide-react by its drawing. The library also names its icons and their shapes, which would
 * take 60 bytes an icon on the way to a phone.
 */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData }: IconFile = await import(pathToFileURL(id).href)
        if (!__iconData) return undefined
        const drawing = __iconData.node.map(drawShape).join('')
        return `import createLucideIcon from '../createLucideIcon.mjs'
export default /* @__PURE__ */ createLucideIcon(${JSON.stringify(drawing)})`
      },
    },
  }
}

function drawShape([tag, { key: _, ...attributes }]: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}/>`
}
