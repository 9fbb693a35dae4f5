import type { Education, Experience } from '../../catalog/choices.ts'
import { stemOf } from '../../occupations/duties.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { type LinkedTitle, linkTitle, titlesIn } from '../../occupations/link-title.ts'
import { containsPhrase, termsOf } from '../../occupations/normalise.ts'

/** A CV as it comes from the database, to be judged. Pay is in kina per year. */
export type CandidateRow = {
  id: number
  /** The owner of the CV, used to show each person once. It does not affect the score. */
  jobSeekerId: number
  jobTitle: string
  skills: string[]
  summary: string
  location: string
  locationId: number | null
  experience: Experience
  education: Education | null
  salaryMin: number | null
  salaryMax: number | null
  titles: string[]
  years: number | null
  availableDays: number | null
  licences: number[]
  isLearner: boolean
  codes: string[]
}

/** A CV with its words in the form used for comparison. `text`: the text of the file, once it was read. */
export type Candidate = {
  row: CandidateRow
  /** Each title once. `isCurrent`: the heading of the CV or the latest job. */
  titles: {
    told: string
    weight: number
    isCurrent: boolean
    parts: { terms: string[]; stems: ReadonlySet<string>; linked: LinkedTitle }[]
  }[]
  skills: { told: string; terms: readonly string[] }[]
  summary: string
  text: string | undefined
  lexicon: Lexicon
}

/** The weight of a title: the heading of the CV, the latest job, older ones. */
const TITLE_WEIGHTS = [1, 0.72, 0.66]
const OLDER = 0.6

type Parts = Candidate['titles'][number]['parts']

/** The greatest number of entries in a cache of titles or skills. People in the same job share many of them. */
const MOST_KEPT = 20_000
const keptTitles = new WeakMap<Lexicon, Map<string, Parts>>()
const keptSkills = new Map<string, string[]>()

export function keptOr<K, V>(kept: Map<K, V>, key: K, make: (key: K) => V): V {
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const made = make(key)
  kept.set(key, made)
  return made
}

export function candidateOf(row: CandidateRow, lexicon: Lexicon, text?: string): Candidate {
  const [heading = row.jobTitle, ...others] = row.titles
  const titles = [heading, ...others].map((told, index) => ({
    told,
    weight: TITLE_WEIGHTS[index] ?? OLDER,
    isCurrent: index < 2,
    parts: partsOf(told, lexicon),
  }))
  return {
    row,
    titles: titles.filter(({ told }, index) => index !== 1 || told.toLowerCase() !== heading.toLowerCase()),
    skills: row.skills.map((told) => ({ told, terms: keptOr(keptSkills, told, termsOf) })),
    // in small letters only: reading the terms of a thousand summaries takes longer than judging them
    summary: row.summary.toLowerCase(),
    text,
    lexicon,
  }
}

function partsOf(title: string, lexicon: Lexicon): Parts {
  const kept = keptTitles.get(lexicon) ?? new Map<string, Parts>()
  keptTitles.set(lexicon, kept)
  return keptOr(kept, title, () =>
    titlesIn(title).map((terms) => ({
      ...{ terms, stems: new Set(terms.map(stemOf)) },
      linked: linkTitle(lexicon, terms),
    })),
  )
}

/** Whether one of these titles or skills contains one of the phrases. */
export const haveAny = (
  parts: readonly { terms: readonly string[] }[] = [],
  forms: readonly (readonly string[])[],
) => parts.some(({ terms }) => forms.some((form) => containsPhrase(terms, form)))

export type Place = 'heading' | 'skills' | 'titles' | 'summary' | 'file'

/** Where a CV has a word: the place that says most about the person. */
export function placeOf(candidate: Candidate, word: string): Place | undefined {
  const { titles, skills } = candidate
  const has = ({ terms }: { terms: readonly string[] }) => terms.includes(word)
  if (titles[0]?.parts.some(has)) return 'heading'
  if (skills.some(has)) return 'skills'
  if (titles.some(({ parts }) => parts.some(has))) return 'titles'
  if (says(candidate.summary, word)) return 'summary'
  return says(fileOf(candidate), word) ? 'file' : undefined
}

/** The texts of files in small letters: each is looked through for every word of the search. */
const lowered = new WeakMap<Candidate, string>()

function fileOf(candidate: Candidate): string {
  const text = lowered.get(candidate) ?? candidate.text?.toLowerCase() ?? ''
  lowered.set(candidate, text)
  return text
}

/**
 * Whether a text in small letters says a word or another form of it: 'trains', but not 'constraints', for 'train'. A
 * short word may be an abbreviation, and is not the start of a longer one.
 */
function says(text: string, term: string): boolean {
  const isShort = term.length <= SHORT
  const start = isShort ? term : stemOf(term)
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    const isEnd = !isShort || !isLetter(text[at + start.length])
    if (isEnd && !isLetter(text[at - 1])) return true
  }
  return false
}
const SHORT = 4

const isLetter = (letter = ''): boolean => /[\p{L}\p{N}]/u.test(letter)
