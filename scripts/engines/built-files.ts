import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { ISLAND_FILES } from '../build/island-files-plugin.ts'
import { childrenOf, keyOf, textOf } from './syntax-tree.ts'

/** `isAlone`: runs without the stand-ins: the service worker and scripts inside a page. */
type BuiltFile = { name: string; source: string; isAlone?: boolean }
export type Built = {
  scripts: BuiltFile[]
  styles: BuiltFile[]
  /** The code that makes the HTML of pages. Only its elements and attributes reach a browser. */
  markup: BuiltFile
}

/** Reads the output of `npm run build`. */
export function readBuild(dist: string): Built {
  const client = join(dist, 'client')
  if (!existsSync(join(client, ISLAND_FILES))) throw new Error('There is no build: run npm run build')
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).sort()
  const read = (ending: string): BuiltFile[] =>
    files
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name, source: readFileSync(join(client, name), 'utf8'), isAlone: name === 'sw.js' }))
  const { start, check }: { start: string; check: string } = JSON.parse(
    readFileSync(join(client, ISLAND_FILES), 'utf8'),
  )
  const markup = { name: 'render-page.js', source: readFileSync(join(dist, 'server/render-page.js'), 'utf8') }
  return {
    scripts: [
      ...read('.js'),
      { name: 'the script inside each page', source: start, isAlone: true },
      { name: 'the script inside each dashboard', source: check, isAlone: true },
    ],
    styles: [...read('.css'), ...stylesInside(markup)],
    markup,
  }
}

/** The styles that pages import as texts. The build has made them short, so that nothing else looks like them. */
function stylesInside({ name, source }: BuiltFile): BuiltFile[] {
  const texts = textsIn(parseSync(name, source).program)
  return texts
    .filter((it) => STYLE.test(it))
    .map((it) => ({ name: `${name}: ${it.slice(0, 30)}…`, source: it }))
}

const STYLE = /^[^<{}]{1,200}\{(--)?[a-z-]+:\S[^<]*\}\s*$/

const textsIn = (node: ESTree.Node): string[] => [
  ...[textOf(node) ?? []].flat(),
  ...childrenOf(node).flatMap(textsIn),
]

/** The names of what the stand-ins give (`src/web/app/stand-ins/`). */
export const namesGiven = (folder: string): Set<string> =>
  new Set(readdirSync(folder).flatMap((name) => givenIn(readFileSync(join(folder, name), 'utf8'))))

export const givenIn = (source: string): string[] => giftsIn(parseSync('stand-ins.ts', source).program)

function giftsIn(node: ESTree.Node): string[] {
  const below = childrenOf(node).flatMap(giftsIn)
  const isGift =
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^(give|onElement)$/.test(node.callee.name)
  const members = isGift ? node.arguments.at(-1) : undefined
  if (members?.type !== 'ObjectExpression') return below
  return [...below, ...members.properties.flatMap((it) => (it.type === 'Property' ? (keyOf(it) ?? []) : []))]
}
