import type { Language } from '../shared/language/words.ts'
import {
  APP_ELEMENT,
  type PageHead,
  type RenderedPage,
  STATE_ELEMENT,
  WORDS_ELEMENT,
} from '../shared/rendering.ts'
import { escapeHtml, joinUtf8 } from '../shared/text.ts'

type Page = Pick<RenderedPage, 'head' | 'html' | 'state' | 'style' | 'words'> & { language: Language }
/** Tags at the end of the head and of the body, and the hashes of the scripts and styles inside them. */
export type Tags = {
  head: readonly (string | Uint8Array)[]
  body: string
  scripts: readonly string[]
  styles: readonly string[]
  /** Whether the page is used without script until its start script says otherwise. */
  isPlain: boolean
}

/** Puts together the main part of a page, which takes the place of the current one, in UTF-8. */
export const composePart = ({ head, html, words }: Pick<Page, 'head' | 'html' | 'words'>) =>
  joinUtf8([`<!doctype html><title>${escapeHtml(head.title)}</title>`, ...html, wordsTag(words)])

const wordsTag = (words: string): string =>
  words && `<script type="application/json" id="${WORDS_ELEMENT}">${words}</script>`

/** Puts together the rendered page, the data it was rendered from, and the tags of the build, in UTF-8. */
export function composeDocument(
  { head, html, state, style, words, language }: Page,
  tags: Pick<Tags, 'head' | 'body' | 'isPlain'>,
) {
  const start = `<!doctype html><html lang="${language}"${tags.isPlain ? ' class="plain"' : ''}><head><meta charset="utf-8">${headTags(head)}`
  // Before the shared style, whose utilities come last.
  const ownStyle = style && `<style>${style}</style>`
  const data = `<script type="application/json" id="${STATE_ELEMENT}">${state}</script>${wordsTag(words)}`
  return joinUtf8([
    start + ownStyle,
    ...tags.head,
    `</head><body><div id="${APP_ELEMENT}">`,
    ...html,
    `</div>${data}${tags.body}</body></html>`,
  ])
}

function headTags({ title, meta, links, structuredData }: PageHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta.map((attributes) => tag('meta', attributes)),
    ...links.map((attributes) => tag('link', attributes)),
    ...structuredData.map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('')
}

function tag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${pairs.join('')}>`
}
