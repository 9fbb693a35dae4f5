// biome-ignore-all lint/suspicious/noArrayIndexKey: a text is rendered once and never moves

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { fixedPart, type TextPlaceholder } from '../../modules/page-texts/schema.ts'
import { t } from '../../shared/language/words.ts'
import type { Block, Inline } from '../../shared/markdown.ts'
import { plural } from '../../shared/text.ts'
import { fill } from '../app/fill.tsx'
import { useSettings } from '../app/site.tsx'
import { TextList, TextSection } from './text-page.tsx'

type Section = { title: Inline[]; blocks: Block[] }

/** Splits a text at its headings. Text before the first heading is left out. */
function sectionsOf(blocks: readonly Block[]): (Section | TextPlaceholder)[] {
  const parts: (Section | TextPlaceholder)[] = []
  for (const block of blocks) {
    const fixed = partOf(block)
    const last = parts.at(-1)
    if (fixed) parts.push(fixed)
    else if (block.kind === 'section') parts.push({ title: block.text, blocks: [] })
    else if (typeof last === 'object') last.blocks.push(block)
  }
  return parts
}

function partOf(block: Block): TextPlaceholder | undefined {
  if (block.kind !== 'paragraph') return undefined
  const [only] = block.text
  return block.text.length === 1 && typeof only === 'string' ? fixedPart(only) : undefined
}

/** The sections of a page. `isFolded`: smaller headings are questions that open one by one. */
export function WrittenText({ blocks, isFolded }: { blocks: readonly Block[]; isFolded: boolean }) {
  return sectionsOf(blocks).map((part, index) => {
    if (part === 'support') return <Support key={index} />
    if (part === 'security') return <Security key={index} />
    if (typeof part === 'string') return <Sources key={index} />
    const questions = isFolded ? questionsOf(part.blocks) : []
    if (questions.length > 0)
      return <Questions key={index} title={<Words of={part.title} />} questions={questions} />
    return (
      <TextSection key={index} title={<Words of={part.title} />}>
        <Blocks of={part.blocks} />
      </TextSection>
    )
  })
}

function Blocks({ of }: { of: readonly Block[] }) {
  return of.map((block, index) => {
    if (block.kind === 'list')
      return (
        <TextList key={index} ordered={block.isOrdered} items={block.items.map((item) => wordsOf(item))} />
      )
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          <Words of={block.text} />
        </p>
      )
    return (
      <h3 key={index}>
        <Words of={block.text} />
      </h3>
    )
  })
}

export const wordsOf = (of: readonly Inline[]) => <Words of={of} />

/** Text with its links, its bold and italic words, and the figures of the settings. */
export function Words({ of }: { of: readonly Inline[] }) {
  const figures = useFigures()
  return of.map((part, index) => {
    if (typeof part === 'string') return part.replace(/\{(\w+)\}/g, (whole, key) => figures[key] ?? whole)
    if ('link' in part)
      return (
        <a key={index} href={part.link}>
          <Words of={part.label} />
        </a>
      )
    if ('bold' in part)
      return (
        <b key={index}>
          <Words of={part.bold} />
        </b>
      )
    return (
      <em key={index}>
        <Words of={part.italic} />
      </em>
    )
  })
}

function useFigures(): Record<string, string> {
  const { site_name, cv_view_cost, cv_download_cost, job_posting_cost, job_posting_days } = useSettings()
  return {
    site: site_name,
    view_cost: plural(cv_view_cost, 'credit'),
    download_cost: plural(cv_download_cost, 'credit'),
    job_cost: plural(job_posting_cost, 'credit'),
    job_days: plural(job_posting_days, 'day'),
  }
}

type Question = { title: Inline[]; blocks: Block[] }

function questionsOf(blocks: readonly Block[]): Question[] {
  const questions: Question[] = []
  for (const block of blocks) {
    if (block.kind === 'question') questions.push({ title: block.text, blocks: [] })
    else questions.at(-1)?.blocks.push(block)
  }
  return questions
}

/** Questions to open one by one. */
function Questions({ title, questions }: { title: ReactNode; questions: readonly Question[] }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <div className="list">
        {questions.map(({ title, blocks }, index) => (
          <details key={index}>
            <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2">
              <h3>
                <Words of={title} />
              </h3>
              <ChevronDown size={20} className="turns" />
            </summary>
            <div className="grid max-w-text gap-2 px-4 pb-4 text-17">
              <Blocks of={blocks} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

function Support() {
  return (
    <section className="dark grid gap-3 rounded-panel p-6">
      <h2>{t('Your question is not here?')}</h2>
      <p className="text-17">{t('Write to us: a person will read it and reply.')}</p>
      <p>
        <a className="btn btn-white" href="/contact">
          {t('Contact Support')}
        </a>
      </p>
    </section>
  )
}

/** The file of security contacts links to this section. */
function Security() {
  return (
    <TextSection title={t('Security problems')} id="security">
      <p>
        {fill(
          'Have you found a security problem in this site? {link} and explain how we can see it. Please do not look at or change other people’s data, and give us time to fix it before you tell others. We will reply, and we take no action against anybody who follows these rules.',
          { link: <a href="/contact">{t('Write to us')}</a> },
        )}
      </p>
    </TextSection>
  )
}

/** The attribution that the licence of the list of occupations requires. */
function Sources() {
  return (
    <TextSection title={t('Data from others')}>
      <p>
        {fill(
          'AI search knows job titles from the O*NET 27.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the {licence} license. O*NET® is a trademark of USDOL/ETA. We have modified this information; USDOL/ETA has not approved, endorsed, or tested these modifications.',
          { licence: <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> },
        )}
      </p>
    </TextSection>
  )
}
