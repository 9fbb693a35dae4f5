import { formatNumber } from '../../../shared/locale.ts'
import { EDUCATIONS, EXPERIENCES } from '../../catalog/choices.ts'
import { headingOf } from '../../cv-reading/collect-sections.ts'
import { containsPhrase } from '../../occupations/normalise.ts'
import type { ChipKind } from '../schema.ts'
import { ANY_LICENCE, type Intent, type WantedPlace, type WantedSkill } from '../understand/intent.ts'
import type { Candidate } from './candidate.ts'
import { skillCode } from './profile-cv.ts'

/**
 * A requirement, with the CV's statement about it. `closeness`: 1 when met, 0 when not met at all. `fact`: the CV's own
 * words or numbers. `unknown`: the CV does not mention it.
 */
export type Evidence = {
  kind: ChipKind
  asked: string
  state: 'matched' | 'missing' | 'unknown'
  closeness: number
  fact: string | undefined
}

/** Returns what the CV says about each requirement other than the job. */
export function gatherEvidence(candidate: Candidate, intent: Intent): Evidence[] {
  return [
    ...intent.skills.flatMap((skill) => {
      const judged = judgeSkill(candidate, skill)
      return skill.isSetting && judged.state === 'missing' ? [] : [judged]
    }),
    ...(intent.places.length > 0 ? [judgePlace(candidate, intent.places)] : []),
    ...intent.licences.map((wanted) => judgeLicence(candidate, wanted)),
    ...judgePay(candidate, intent),
    ...judgeYears(candidate, intent),
    ...judgeLevel(candidate, intent),
    ...judgeEducation(candidate, intent),
    ...judgeAvailability(candidate, intent),
  ]
}

function judgeSkill(candidate: Candidate, skill: WantedSkill): Evidence {
  const asked = { kind: skill.isListed ? 'skill' : 'word', asked: skill.name } as const
  const matched = (fact: string, closeness: number): Evidence => ({
    ...asked,
    state: 'matched',
    closeness,
    fact,
  })
  const listed = candidate.skills.find(({ terms }) => skill.forms.some((form) => containsPhrase(terms, form)))
  if (listed) return matched(listed.told, 1)
  const titled = candidate.titles.find(({ parts }) =>
    parts.some(({ terms }) => skill.forms.some((form) => containsPhrase(terms, form))),
  )
  if (titled) return matched(titled.told, 1)
  const { text } = candidate
  const told = wordsIn(candidate.row.summary, skill)
  if (told) return matched(told, 0.95)
  const filed = text === undefined ? undefined : wordsIn(text, skill)
  if (filed) return matched(filed, 0.9)
  // before the file is read: its codes tell
  if (text === undefined && candidate.row.codes.includes(skillCode(skill))) return matched(skill.name, 0.9)
  return { ...asked, state: 'missing', closeness: 0, fact: undefined }
}

/** Returns a skill in the text's own words. Matches singular and plural, British and American spelling. */
function wordsIn(text: string, skill: WantedSkill): string | undefined {
  for (const pattern of patternsOf(skill)) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (!isOfHeading(text, index)) return found.replace(/\s+/g, ' ')
    }
  }
  return undefined
}

/** A heading such as 'Licences' announces a list. It does not say that the person has one. */
function isOfHeading(text: string, index: number): boolean {
  const start = text.lastIndexOf('\n', index) + 1
  const end = text.indexOf('\n', index)
  const line = text.slice(start, end < 0 ? undefined : end).trimEnd()
  const heading = headingOf(line)
  return heading !== undefined && index - start < line.length - heading.rest.length
}

/** Cached, because one search looks for the same skill in a thousand CVs. */
const patterns = new WeakMap<WantedSkill, RegExp[]>()

function patternsOf(skill: WantedSkill): RegExp[] {
  const known =
    patterns.get(skill) ?? [[skill.name], ...skill.forms].map((words) => patternOf(words, skill.isListed))
  patterns.set(skill, known)
  return known
}

/** A typed word that is in no list may be an activity: 'watch' matches a CV that says 'watched the gate'. */
function patternOf(words: readonly string[], isListed: boolean): RegExp {
  const ending = isListed ? '(?:e?s)?' : '(?:e?s|e?d|ing)?'
  const pattern = words
    .join(' ')
    .split(' ')
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/licens/, 'licen[cs]')
        .replace(/iz/, 'i[sz]')
        .replace(isListed ? /$/ : /e$/, isListed ? '' : 'e?'),
    )
    .join(String.raw`${ending}[^\p{L}\p{N}]+(?:(?:the|a|of|and|our|for|to|in)\s+)?`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}${ending}(?![\p{L}\p{N}])`, 'giu')
}

function judgePlace({ row }: Candidate, places: readonly WantedPlace[]): Evidence {
  const asked = {
    kind: 'place',
    asked: `in ${places.map(({ label }) => label).join(' or ')}`,
    fact: row.location,
  } as const
  const { locationId } = row
  if (locationId === null) return { ...asked, state: 'unknown', closeness: 0.4 }
  if (places.some(({ ids }) => ids.includes(locationId))) return { ...asked, state: 'matched', closeness: 1 }
  if (places.some(({ sameProvince }) => sameProvince.includes(locationId)))
    return { ...asked, state: 'missing', closeness: 0.7 }
  const isNear = places.some(({ sameRegion }) => sameRegion.includes(locationId))
  return { ...asked, state: 'missing', closeness: isNear ? 0.55 : 0.4 }
}

/** Expected pay up to a seventh over the limit counts as near. */
const NEARLY = 1.15

function judgePay({ row }: Candidate, { pay }: Intent): Evidence[] {
  if (!pay) return []
  const kina = (amount: number) => `K${formatNumber(amount)}`
  const limit = pay.max === null ? `asks ${kina(pay.min ?? 0)} or more` : `asks up to ${kina(pay.max)}`
  const low = row.salaryMin ?? row.salaryMax
  const high = row.salaryMax ?? row.salaryMin
  const asked = { kind: 'pay', asked: `${limit} a year` } as const
  if (low === null || high === null) return [{ ...asked, state: 'unknown', closeness: 0.6, fact: undefined }]
  const fact = low === high ? `asks ${kina(low)} a year` : `asks ${kina(low)} to ${kina(high)} a year`
  const fits = (pay.max === null || low <= pay.max) && (pay.min === null || high >= pay.min)
  if (fits) return [{ ...asked, state: 'matched', closeness: 1, fact }]
  const isNear =
    (pay.max === null || low <= pay.max * NEARLY) && (pay.min === null || high * NEARLY >= pay.min)
  return [{ ...asked, state: 'missing', closeness: isNear ? 0.75 : 0.5, fact }]
}

/**
 * The years of work: from the dates on the CV, otherwise from the band that its owner chose. `most` of the highest band
 * is open.
 */
export function yearsOf({ row }: Candidate): { least: number; most: number; isTold: boolean } {
  if (row.years !== null) return { least: row.years, most: row.years, isTold: true }
  const [least = 0, most = 0] = { entry: [0, 2], mid: [3, 5], senior: [6, 10], executive: [10, 50] }[
    row.experience
  ]
  return { least, most, isTold: false }
}

/**
 * The closeness of a CV with less than half of the required years, or with more than twice the allowed ones. Its score
 * is at most that of a partial match.
 */
export const FAR_SHORT = 0.25

function judgeYears(candidate: Candidate, { years }: Intent): Evidence[] {
  if (!years) return []
  const { least, most, isTold } = yearsOf(candidate)
  const range = years.max === null ? `${years.min} years or more` : `${years.min} to ${years.max} years`
  const fact = isTold ? `${least} years of work` : `${least} to ${most} years of work`
  const asked = { kind: 'years', asked: `${range} of experience`, fact } as const
  const limit = years.max ?? 99
  if (least >= years.min && most <= Math.max(limit, isTold ? 0 : 50))
    return [{ ...asked, state: 'matched', closeness: 1 }]
  if (most >= years.min && least <= limit) return [{ ...asked, state: 'unknown', closeness: 0.8 }]
  const share = most < years.min ? most / Math.max(1, years.min) : limit / Math.max(1, least)
  return [{ ...asked, state: 'missing', closeness: share >= 0.7 ? 0.75 : share >= 0.5 ? 0.5 : FAR_SHORT }]
}

/** The least years of work with which a level is believed. */
const LEVEL_YEARS = { entry: 0, mid: 3, senior: 6, executive: 10 }
/** A level that a title names. */
const TITLED_LEVEL = {
  entry: /\b(?:junior|trainee|graduate|entry|assistant|apprentice|cadet)\b/i,
  mid: /\b(?:senior|lead|principal|chief|head|experienced)\b/i,
  senior: /\b(?:senior|lead|principal|chief|head)\b/i,
  executive: /\b(?:chief|director|executive|head)\b/i,
}

function judgeLevel(candidate: Candidate, { level }: Intent): Evidence[] {
  if (!level) return []
  const asked = { kind: 'level', asked: level === 'mid' ? 'experienced' : `${level} level` } as const
  const { least, most } = yearsOf(candidate)
  if (TITLED_LEVEL[level].test(candidate.row.jobTitle)) {
    return [{ ...asked, state: 'matched', closeness: 1, fact: candidate.row.jobTitle }]
  }
  const fact = least === most ? `${least} years of work` : `${least} to ${most} years of work`
  const isMet =
    level === 'entry'
      ? most <= 3
      : least >= LEVEL_YEARS[level] ||
        EXPERIENCES.indexOf(candidate.row.experience) >= EXPERIENCES.indexOf(level)
  return [{ ...asked, fact, state: isMet ? 'matched' : 'missing', closeness: isMet ? 1 : 0.6 }]
}

function judgeEducation({ row }: Candidate, { education }: Intent): Evidence[] {
  if (!education) return []
  const asked = { kind: 'education', asked: `${EDUCATION_WORDS[education]} or higher` } as const
  if (row.education === null) return [{ ...asked, state: 'unknown', closeness: 0.7, fact: undefined }]
  const isMet = EDUCATIONS.indexOf(row.education) >= EDUCATIONS.indexOf(education)
  return [
    {
      ...asked,
      state: isMet ? 'matched' : 'missing',
      closeness: isMet ? 1 : 0.6,
      fact: EDUCATION_WORDS[row.education],
    },
  ]
}

export const EDUCATION_WORDS = {
  ...{
    'high-school': 'high school',
    certificate: 'certificate',
    diploma: 'diploma',
    bachelors: "bachelor's degree",
  },
  ...{ masters: "master's degree", phd: 'PhD' },
} as const

function judgeAvailability({ row }: Candidate, { availableWithin }: Intent): Evidence[] {
  if (availableWithin === undefined) return []
  const within = availableWithin === 0 ? 'available immediately' : `available within ${availableWithin} days`
  const { availableDays } = row
  if (availableDays === null)
    return [{ kind: 'availability', asked: within, state: 'unknown', closeness: 0.7, fact: undefined }]
  const fact = availableDays === 0 ? 'available immediately' : `available in ${availableDays} days`
  if (availableDays <= availableWithin)
    return [{ kind: 'availability', asked: within, state: 'matched', closeness: 1, fact }]
  return [
    {
      kind: 'availability',
      asked: within,
      state: 'missing',
      closeness: availableDays <= 14 ? 0.8 : 0.6,
      fact,
    },
  ]
}

/** A class of driver's licence, or any driver's licence. */
function judgeLicence({ row, skills, text = '' }: Candidate, wanted: number): Evidence {
  if (wanted === ANY_LICENCE) {
    const told = [...skills.map((skill) => skill.told), row.summary, text].join('\n')
    const fact =
      row.licences.length > 0 ? `licence class ${row.licences.join(', ')}` : DRIVERS.exec(told)?.[0]
    const asked = { kind: 'licence', asked: "driver's licence", fact } as const
    return fact
      ? { ...asked, state: 'matched', closeness: 1 }
      : { ...asked, state: 'unknown', closeness: 0.7 }
  }
  const asked = { kind: 'licence', asked: `licence class ${wanted}` } as const
  if (row.licences.includes(wanted))
    return { ...asked, state: 'matched', closeness: 1, fact: `licence class ${wanted}` }
  return { ...asked, state: row.licences.length > 0 ? 'missing' : 'unknown', closeness: 0.5, fact: undefined }
}

const DRIVERS = /\b(?:driver['’]?s?|driving)\slicen[cs]e\b/i
