import * as v from 'valibot'
import { text } from '../../shared/fields.ts'
import { linksIn, markdownProblem, parseMarkdown } from '../../shared/markdown.ts'

/** The pages whose words administrators can write. */
export const PAGE_TEXTS = {
  help: 'Help',
  safety: 'Stay safe',
  'how-search-works': 'How search works',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
} as const
export type TextPageKey = keyof typeof PAGE_TEXTS
export const TEXT_PAGES = Object.keys(PAGE_TEXTS) as TextPageKey[]

/** The placeholders in the text of a page, with their meanings. */
export const TEXT_PLACEHOLDERS = {
  site: 'the name of the site',
  view_cost: 'what opening a CV costs, as ‘2 credits’',
  download_cost: 'what downloading a CV costs',
  job_cost: 'what posting a job costs',
  job_days: 'how long a job stays open, as ‘30 days’',
  support: 'the panel that leads to support; a paragraph of its own',
  security: 'how to report a security problem; a paragraph of its own',
  sources: 'whose data the site uses, as its licence asks; a paragraph of its own',
} as const
export type TextPlaceholder = keyof typeof TEXT_PLACEHOLDERS

/** Parts that the site writes itself, because people and other sites rely on them. */
const FIXED_PARTS: readonly string[] = ['support', 'security', 'sources'] satisfies TextPlaceholder[]

/** Without these, a page would no longer be true or would not help its readers. */
const NEEDED: Record<TextPageKey, readonly TextPlaceholder[]> = {
  help: ['view_cost', 'download_cost', 'job_cost', 'job_days', 'support', 'security'],
  safety: [],
  'how-search-works': [],
  privacy: [],
  terms: ['site', 'job_days', 'sources'],
  accessibility: [],
}

/** Returns the placeholders that a page offers. */
export const placeholdersOf = (page: TextPageKey): TextPlaceholder[] =>
  (Object.keys(TEXT_PLACEHOLDERS) as TextPlaceholder[]).filter(
    (key) => NEEDED[page].includes(key) || !FIXED_PARTS.includes(key),
  )

/** Returns the fixed part that a paragraph stands for, or undefined. */
export function fixedPart(paragraph: string): TextPlaceholder | undefined {
  const key = /^\{(\w+)\}$/.exec(paragraph)?.[1]
  return FIXED_PARTS.find((part): part is TextPlaceholder => part === key)
}

/** The main points of a page have a picture each. */
const POINTS = 3

function problemOf(page: TextPageKey, body: string): string | undefined {
  const used = [...body.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const offered: readonly string[] = placeholdersOf(page)
  const unknown = used.find((key) => !offered.includes(key))
  if (unknown) return `There is no placeholder {${unknown}} for this page`
  const missing = NEEDED[page].find((key) => !used.includes(key))
  if (missing) return `Please keep {${missing}}: ${TEXT_PLACEHOLDERS[missing]}`
  const crowded = FIXED_PARTS.find((part) =>
    body.split(/\n\s*\n/).some((one) => one.includes(`{${part}}`) && fixedPart(one.trim()) !== part),
  )
  if (crowded) return `{${crowded}} needs a paragraph of its own`
  if (!used.includes('support') && !linksIn(body).includes('/contact'))
    return 'Please keep a link to the contact page: [write to us](/contact)'
  return markdownProblem(body) ?? topProblem(body)
}

/** A page begins with a sentence below its title and its main points. */
function topProblem(body: string): string | undefined {
  const [lead, points] = parseMarkdown(body)
  if (lead?.kind !== 'paragraph') return 'Please begin with a sentence that says what the page is about'
  return points?.kind === 'list' && points.items.length === POINTS
    ? undefined
    : 'Please write a list of three main points below the first sentence'
}

/** The text of a page in Markdown, as an administrator writes it. */
export const pageText = (page: TextPageKey) =>
  v.object({
    body: v.pipe(
      text(1, 30_000, 'Please enter a text'),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? problemOf(page, dataset.value) : undefined
        if (message) addIssue({ message })
      }),
    ),
  })

/** Whether a text fits its page is checked with `pageText`. */
export const PageTextBody = v.object({ body: text(1, 30_000, 'Please enter a text') })
export const PageTextParam = v.object({ textPage: v.picklist(TEXT_PAGES) })
