import { localPath } from './local-path.ts'

/** A piece of text. Strings are plain text, which must be escaped in HTML. */
export type Inline = string | { bold: Inline[] } | { italic: Inline[] } | { link: string; label: Inline[] }

export type Block =
  | { kind: 'section' | 'question' | 'paragraph'; text: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

/** A block whose texts are not parsed yet. */
type Raw = { kind: 'section' | 'question' | 'paragraph' | 'bullets' | 'numbers'; texts: string[] }

/**
 * Reads a small part of Markdown: `##` and `###` headings, paragraphs, lists, **bold**, *italic* and links. All other
 * text, including HTML, is plain. The result is data, so no text can become markup. `translate` changes the text of
 * each heading, paragraph and item.
 */
export function parseMarkdown(markdown: string, translate = (text: string): string => text): Block[] {
  const blocks: Raw[] = []
  let open: Raw | undefined
  for (const line of markdown.split(/\r?\n/).map((one) => one.trim())) {
    const begun = startOf(line)
    if (line === '') open = undefined
    else if (begun && begun.kind === open?.kind) open.texts.push(...begun.texts)
    else if (!begun && open) open.texts.push(`${open.texts.pop() ?? ''} ${line}`)
    else {
      const block = begun ?? { kind: 'paragraph' as const, texts: [line] }
      blocks.push(block)
      // The line after a heading is not a part of it.
      open = block.kind === 'section' || block.kind === 'question' ? undefined : block
    }
  }
  return blocks.map(({ kind, texts }) => readBlock({ kind, texts: textsOf(kind, texts).map(translate) }))
}

/** Returns the block that a line begins, or undefined for a line of a paragraph. */
function startOf(line: string): Raw | undefined {
  const [, marks, heading] = /^(#{2,3})\s+(.+)$/.exec(line) ?? []
  if (marks && heading) return { kind: marks === '##' ? 'section' : 'question', texts: [heading] }
  const [, bullet, item] = /^([-*]|\d{1,3}[.)])\s+(.+)$/.exec(line) ?? []
  if (bullet && item) return { kind: /\d/.test(bullet) ? 'numbers' : 'bullets', texts: [item] }
  return undefined
}

/** Joins the lines of a paragraph into one text. The items of a list stay separate. */
const textsOf = (kind: Raw['kind'], texts: string[]) =>
  kind === 'bullets' || kind === 'numbers' ? texts : [texts.join(' ')]

function readBlock({ kind, texts }: Raw): Block {
  if (kind === 'bullets' || kind === 'numbers')
    return { kind: 'list', isOrdered: kind === 'numbers', items: texts.map(parseInline) }
  return { kind, text: parseInline(texts.join(' ')) }
}

/** An escaped mark, a link, bold or italic words. */
const MARKS = /\\([\\*[\]])|\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*/g

function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const found of text.matchAll(MARKS)) {
    const [whole, escaped, label, href, bold, italic] = found
    if (found.index > end) parts.push(text.slice(end, found.index))
    if (escaped) parts.push(escaped)
    else if (label && href) parts.push(isSafeLink(href) ? { link: href, label: parseInline(label) } : whole)
    else if (bold) parts.push({ bold: parseInline(bold) })
    else if (italic) parts.push({ italic: parseInline(italic) })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** Whether a link leads to a page of this site, a website, an email address or a phone number. */
function isSafeLink(href: string): boolean {
  if (href.startsWith('/')) return localPath(href) !== undefined
  return URL.canParse(href) && ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
}

/** Returns the mistake in a text, in words for its author. */
export function markdownProblem(markdown: string): string | undefined {
  if (/^\s*#(?!##? )/m.test(markdown)) return 'Please use ## for a heading and ### for a smaller one'
  if (/!\[[^\]]*\]\(/.test(markdown)) return 'Pictures are not possible here'
  const links = [...markdown.matchAll(/\[[^[\]]+\]\(([^()]*)\)/g)].map(([, href = '']) => href)
  const wrong = links.find((href) => !isSafeLink(href))
  if (wrong === undefined) return undefined
  return `Please check the link to “${wrong}”: links begin with /, https://, mailto: or tel:`
}

/** Returns the addresses of the links in a text. */
export function linksIn(markdown: string): string[] {
  return parseMarkdown(markdown).flatMap((block) =>
    (block.kind === 'list' ? block.items.flat() : block.text).flatMap(linksOf),
  )
}

function linksOf(part: Inline): string[] {
  if (typeof part === 'string') return []
  if ('link' in part) return [part.link]
  return ('bold' in part ? part.bold : part.italic).flatMap(linksOf)
}
