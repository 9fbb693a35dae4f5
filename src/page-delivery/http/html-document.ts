import { BAND, BRAND, FOREST, INK, MARK, PAPER } from '../../shared/brand.ts'
import { currentWords, type Language, t } from '../../shared/language/words.ts'
import {
  APP_ELEMENT,
  type PageHead,
  type RenderedPage,
  STATE_ELEMENT,
  WORDS_ELEMENT,
} from '../../shared/rendering.ts'

type Page = Pick<RenderedPage, 'head' | 'html' | 'state' | 'style' | 'words'> & { language: Language }
/** Tags at the end of the head and of the body, and the hashes of the scripts and styles inside them. */
export type Tags = { head: string; body: string; scripts: readonly string[]; styles: readonly string[] }

/** Puts together the main part of a page, which takes the place of the current one. */
export const composePart = ({ head, html, words }: Pick<Page, 'head' | 'html' | 'words'>): string =>
  `<!doctype html><title>${escapeHtml(head.title)}</title>${html}${wordsTag(words)}`

const wordsTag = (words: string): string =>
  words && `<script type="application/json" id="${WORDS_ELEMENT}">${words}</script>`

/** Puts together the rendered page, the data it was rendered from, and the tags of the build. */
export function composeDocument(
  { head, html, state, style, words, language }: Page,
  tags: Pick<Tags, 'head' | 'body'>,
): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    headTags(head),
    // Before the shared style, whose utilities come last.
    style && `<style>${style}</style>`,
    tags.head,
    `</head><body><div id="${APP_ELEMENT}">${html}</div>`,
    `<script type="application/json" id="${STATE_ELEMENT}">${state}</script>`,
    wordsTag(words),
    tags.body,
    '</body></html>',
  ].join('')
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

/**
 * Returns a page for failures in which nothing can be rendered, in the language of the moment: no script, no data, and a
 * few lines of its own style.
 */
export function plainPage(title: string, text: string, retryHref?: string): string {
  const retry = retryHref === undefined ? '' : `<p><a href="${escapeHtml(retryHref)}">${t('Retry')}</a></p>`
  return `<!doctype html>
<html lang="${currentWords().language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${PLAIN_STYLE}</style></head>
<body><header>${MARK}</header><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${retry}</main></body></html>`
}

export const PLAIN_STYLE = `:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 Roboto,system-ui,sans-serif;color:${INK};background:${PAPER}}
header{padding:11px max(16px,50% - 17rem);background:${FOREST}}header::after{content:"";position:absolute;top:56px;left:0;right:0;height:10px;background:${BAND}}svg{display:block}
main{max-width:34rem;margin:12vh auto;padding:0 16px}a{display:inline-block;padding:10px 18px;border-radius:8px;font-weight:600;text-decoration:none;color:#fff;background:${BRAND}}
@media(prefers-color-scheme:dark){body{color:#e9f0ec;background:#0e1512}}`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
