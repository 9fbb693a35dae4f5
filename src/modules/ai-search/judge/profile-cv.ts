import { collectSections } from '../../cv-reading/collect-sections.ts'
import { readAvailability } from '../../cv-reading/read-availability.ts'
import { readYearsWorked, withoutDates } from '../../cv-reading/read-experience.ts'
import { readLicences } from '../../cv-reading/read-licences.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { linkTitle, titlesIn } from '../../occupations/link-title.ts'
import { keyOf, termsOf } from '../../occupations/normalise.ts'

/** The content of a CV that AI search uses. */
export type CvWords = {
  jobTitle: string
  skills: readonly string[]
  summary: string
  /** The text of the file, without contacts. */
  text: string
  /** The titles of earlier jobs, the latest first. */
  roles: readonly string[]
  licences: readonly string[]
}
export type Profile = {
  codes: string[]
  titles: string[]
  years: number | null
  availableDays: number | null
  licences: number[]
  isLearner: boolean
}

/**
 * To be raised when the rules of this file or of link-title.ts change, or a migration adds terms. CVs with an older
 * profile are then profiled again.
 */
export const PROFILE_VERSION = 27
/** The maximum number of earlier titles kept per CV. */
const MOST_TITLES = 8
const LONGEST_TITLE = 80
/** The number of characters of a file that are read. */
export const READ_TEXT = 40_000
/** Weaker links to an occupation are dropped. */
const HEAD_LINK = 0.4
const TITLE_LINK = 0.5
/** The maximum number of words in a skill's name. */
const LONGEST_SKILL = 4

/** A pure function: the same CV and terms give the same profile. */
export function profileCv(cv: CvWords, lexicon: Lexicon, now: Date): Profile {
  const text = cv.text.slice(0, READ_TEXT)
  const sections = collectSections(text)
  const titles = titlesOf(cv, sections.work, lexicon)
  const all = [cv.jobTitle, ...cv.skills, ...cv.licences, cv.summary, text].join('\n')
  return {
    codes: [...occupationCodes(titles, lexicon), ...skillCodes(cv, text, lexicon)],
    titles,
    years: readYearsWorked(sections, now) ?? null,
    availableDays: readAvailability(`${cv.summary}\n${text}`),
    licences: readLicences(all),
    isLearner: /\b(?:student|intern|internship|trainee|apprentice)\b/i.test(cv.jobTitle),
  }
}

/**
 * The title of the CV, the titles of its jobs, and lines of its text that contain a listed title beside dates or a place
 * left blank ('Company Name'). The second is always that of the latest job: the title of the CV again if it is the same,
 * or if no job was read.
 */
function titlesOf(cv: CvWords, work: readonly string[], lexicon: Lexicon): string[] {
  const roles = cv.roles.filter((role) => !SENTENCE.test(role))
  const told = [cv.jobTitle, ...roles].map((title) => title.trim()).filter((title) => title !== '')
  const [heading = '', latest = heading, ...older] = told
  const found = work.flatMap((line) => {
    const rest = withoutDates(line)
      .replace(/\b(?:company name|city|state)\b/gi, ' ')
      .trim()
    if (rest === line.trim() || rest.length > LONGEST_TITLE || SENTENCE.test(rest)) return []
    return titlesIn(rest).some((terms) => linkTitle(lexicon, terms).source === 'title')
      ? [rest.replace(/\s+/g, ' ')]
      : []
  })
  const seen = new Set<string>()
  return [heading, latest, ...older, ...found]
    .map((title) => title.slice(0, LONGEST_TITLE).replace(LOOSE_SIGNS, ''))
    .filter((title) => title !== '')
    .filter((title, index) => seen.size < seen.add(title.toLowerCase()).size || index === 1)
    .slice(0, MOST_TITLES)
}

/** The end of a sentence about the work, before the dates of the next job. */
const SENTENCE = /(?:\S+\s){4,}\p{L}{3,}\.$/u

/** The characters left at the ends of a title after dates and places were removed. */
const LOOSE_SIGNS = /^[\s,;:|•–—-]+|[\s,;:|•–—-]+$/g

function occupationCodes(titles: readonly string[], lexicon: Lexicon): string[] {
  const codes = new Set<string>()
  for (const [index, title] of titles.entries()) {
    for (const terms of titlesIn(title)) {
      for (const [occupation, weight] of linkTitle(lexicon, terms).links) {
        const { code } = lexicon.occupations[occupation] ?? {}
        if (!code || weight < (index === 0 ? HEAD_LINK : TITLE_LINK)) continue
        codes.add(`o=${code}`)
        if (index === 0) codes.add(`n=${code}`)
      }
    }
  }
  return [...codes]
}

function skillCodes({ skills, summary }: CvWords, text: string, { skills: listed }: Lexicon): Set<string> {
  const codes = new Set<string>()
  for (const source of [...skills, summary, text]) {
    const terms = termsOf(source)
    for (let start = 0; start < terms.length; start++) {
      for (let length = 1; length <= LONGEST_SKILL && start + length <= terms.length; length++) {
        const skill = listed.get(keyOf(terms.slice(start, start + length)))
        if (skill) codes.add(skillCode(skill))
      }
    }
  }
  return codes
}

export function skillCode({ name }: { name: string }): string {
  return `g=${keyOf(termsOf(name))}`
}
