import { EDUCATIONS, EXPERIENCES } from '../catalog/schema.ts'
import { headingOf } from '../cv-reading/collect-sections.ts'
import type { Candidate } from './candidate.ts'
import type { Evidence } from './evidence.ts'
import type { Intent, WantedPlace, WantedSkill } from './intent.ts'
import { judgeLicence } from './judge-licence.ts'
import { containsPhrase } from './normalise.ts'
import { skillCode } from './profile-cv.ts'

/** What the CV says of each thing that was asked for beside the job. */
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

/** How a text says a skill, in the text's own words; plural or not, British or American. */
function wordsIn(text: string, skill: WantedSkill): string | undefined {
  for (const pattern of patternsOf(skill)) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (!isOfHeading(text, index)) return found.replace(/\s+/g, ' ')
    }
  }
  return undefined
}

/** 'Licences' above a list says that a list follows, not that somebody has one. */
function isOfHeading(text: string, index: number): boolean {
  const start = text.lastIndexOf('\n', index) + 1
  const end = text.indexOf('\n', index)
  const line = text.slice(start, end < 0 ? undefined : end).trimEnd()
  const heading = headingOf(line)
  return heading !== undefined && index - start < line.length - heading.rest.length
}

/** One search asks a thousand CVs for the same skill. */
const patterns = new WeakMap<WantedSkill, RegExp[]>()

function patternsOf(skill: WantedSkill): RegExp[] {
  const known =
    patterns.get(skill) ?? [[skill.name], ...skill.forms].map((words) => patternOf(words, skill.isListed))
  patterns.set(skill, known)
  return known
}

/** What was typed and no list has may be what somebody does: 'watch' is on a CV that says 'watched the gate'. */
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

/** Asked pay within a seventh over the limit is near. */
const NEARLY = 1.15

function judgePay({ row }: Candidate, { pay }: Intent): Evidence[] {
  if (!pay) return []
  const kina = (amount: number) => `K${amount.toLocaleString('en-AU')}`
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

/** Years at work: as dated on the CV, else the band that its owner chose. `most` of the highest band is open. */
export function yearsOf({ row }: Candidate): { least: number; most: number; isTold: boolean } {
  if (row.years !== null) return { least: row.years, most: row.years, isTold: true }
  const [least = 0, most = 0] = { entry: [0, 2], mid: [3, 5], senior: [6, 10], executive: [10, 50] }[
    row.experience
  ]
  return { least, most, isTold: false }
}

/** Less than half of the years: nearer to nobody than to who was asked for. */
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

/** From how many years on a level is believed. */
const LEVEL_YEARS = { entry: 0, mid: 3, senior: 6, executive: 10 }
/** A level named in a title is one. */
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
