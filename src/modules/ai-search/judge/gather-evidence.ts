import { formatNumber } from '../../../shared/locale.ts'
import {
  EDUCATION_LABELS,
  EDUCATIONS,
  type Education,
  EXPERIENCE_YEARS,
  EXPERIENCES,
  type Experience,
} from '../../catalog/choices.ts'
import { collectSections } from '../../cv-reading/collect-sections.ts'
import { readEducation } from '../../cv-reading/read-education.ts'
import { stemOf } from '../../occupations/duties.ts'
import { isTokPisin, keyOf, termsOf } from '../../occupations/normalise.ts'
import { tradeWords } from '../../occupations/title-words.ts'
import { listedPhrases } from '../../occupations/word-lists.ts'
import type { ChipKind } from '../schema.ts'
import {
  ANY_LICENCE,
  askedPay,
  askedStart,
  askedYears,
  type Intent,
  type Role,
  saidQualifiers,
  type WantedPlace,
  type WantedSkill,
} from '../understand/intent.ts'
import { isOnlyVerb, isPerson, isSetting, isVerb, saysLittle } from '../words/word-kinds.ts'
import { type Candidate, haveAny, placeOf } from './candidate.ts'
import { mentionIn, NOT_YET, otherFormsIn, partsIn } from './find-mention.ts'
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
  /** A workplace, a kind of customer or another word of the job. People whose CV does not name it fit as well. */
  isOptional?: boolean
}

type Asked = Pick<Evidence, 'kind' | 'asked'> & { fact?: string | undefined }

const met = (asked: Asked, closeness = 1) =>
  ({ fact: undefined, ...asked, state: 'matched', closeness }) satisfies Evidence
const missed = (asked: Asked, closeness: number): Evidence => ({ ...met(asked, closeness), state: 'missing' })
const unsaid = (asked: Asked, closeness: number): Evidence => ({ ...met(asked, closeness), state: 'unknown' })

/** Returns what the CV says about each requirement other than the job. */
export function gatherEvidence(candidate: Candidate, intent: Intent): Evidence[] {
  const { skills, places, licences, pay, years, level, education, availableWithin } = intent
  const { excluded, notPlaces } = intent
  return [
    ...skills.map((skill) => {
      const judged = judgeSkill(candidate, skill)
      const isOptional = skill.isSetting === true && judged.state !== 'matched'
      return isOptional ? { ...unsaid(judged, 0), isOptional } : judged
    }),
    places.length > 0 ? judgePlace(candidate, places) : undefined,
    ...licences.map((wanted) => judgeLicence(candidate, wanted)),
    pay && judgePay(candidate, pay),
    years && judgeYears(candidate, years),
    level && judgeLevel(candidate, level),
    education && judgeEducation(candidate, education),
    availableWithin === undefined ? undefined : judgeAvailability(candidate, availableWithin),
    // people who are excluded are not judged
    ...excluded.map(({ label }) => met({ kind: 'exclusion', asked: `no ${label} in the title or skills` })),
    ...notPlaces.map(({ label }) => met({ kind: 'exclusion', asked: `not in ${label}` })),
  ].filter((one) => one !== undefined)
}

function judgeSkill({ row, titles, skills, text }: Candidate, skill: WantedSkill): Evidence {
  const asked = { kind: skill.isListed ? 'skill' : 'word', asked: skill.name } as const
  const listed =
    skills.find((own) => haveAny([own], skill.forms)) ??
    titles.find(({ parts }) => haveAny(parts, skill.forms))
  const isHeld = listed !== undefined && !NOT_YET.test(listed.told)
  if (isHeld && text === undefined) return met({ ...asked, fact: listed.told })
  const mentions = [row.summary, text ?? ''].flatMap((one) => mentionIn(one, skill) ?? [])
  // the field of a degree stands where the CV tells the education
  const told = skill.isStudied ? collectSections(text ?? '').education.join('\n') : undefined
  const sure = told === undefined ? mentions.find(({ isSure }) => isSure) : mentionIn(told, skill)
  // a list of keywords may have 'CPA' where the text has only 'CPA candidate'
  const isProven = told === undefined && (sure || mentions.length === 0)
  if (isHeld && isProven) return met({ ...asked, fact: listed.told })
  if (sure) return met({ ...asked, fact: sure.words }, 0.9)
  // before the file is read: its codes tell
  if (text === undefined && row.codes.includes(skillCode(skill)))
    return met({ ...asked, fact: skill.name }, 0.9)
  if (skill.isStudied) return unsaid({ ...asked, fact: 'not in the education' }, 0)
  const all = `${row.jobTitle}\n${text ?? ''}`
  const only = mentions[0]?.words ?? listed?.told ?? widerSkill(row, skill)
  if (only !== undefined) return unsaid({ ...asked, fact: `only “${only}”` }, 0)
  const words = skill.isListed ? [] : skill.name.split(' ')
  const other = otherFormsIn(all, skill.name)
  const said = other === undefined ? partsIn(all, words) : [other]
  if (said.length === 0) return missed(asked, 0)
  const isWhole = other !== undefined || said.join(' ').split(' ').length === words.length
  return unsaid({ ...asked, fact: `${isWhole ? 'says' : 'only'} “${said.join('” and “')}”` }, 0)
}

/** 'Microsoft Office' on a CV that does not name Excel. */
function widerSkill({ codes }: Candidate['row'], { name }: WantedSkill): string | undefined {
  const isPart = (phrase: readonly string[]) => phrase.join(' ') === name.toLowerCase()
  const isOnCv = (said: string) => codes.includes(skillCode({ name: said }))
  return WIDER_SKILLS.find(({ said, phrase }) => isPart(phrase) && isOnCv(said))?.said
}
const WIDER_SKILLS = listedPhrases('wider skills')

/**
 * The words before a listed title, such as 'ballet dancer' in 'ballet dancer teacher', unless the CV has them; 'trained
 * staff' does not make a train driver. A workplace among them is not required.
 */
export function judgeQualifiers(candidate: Candidate, role: Role): Evidence[] {
  const isMet = role.qualifiers.every((word) => {
    const place = placeOf(candidate, word)
    const isActivity = isVerb(word) && (place === 'summary' || place === 'file')
    return isSetting(word) || (place !== undefined && !isActivity)
  })
  if (candidate.text === undefined || isMet) return []
  return [missed({ kind: 'word', asked: saidQualifiers(role) }, 0)]
}

/**
 * What the CV says of a job's words that its titles do not have: of the work that was told, and of the words before the
 * last one, as 'java' of 'java programmer' for a 'Software Developer'. They lower no score. Those that the CV lacks are
 * named if the title is only a part of the job's name, or if they are a skill or a workplace: a 'Semi-Trailer Driver'
 * need not say 'truck'.
 */
export function judgeOtherName(
  candidate: Candidate,
  { asked, held, isNamed }: { asked: Role; held: string | undefined; isNamed: boolean },
  doubt = '',
): Evidence[] {
  if (candidate.text === undefined) return []
  const { typed, label = typed, told, source } = asked
  const [form = []] = asked.forms
  const named = candidate.titles.filter((title, index) => index === 0 || title.told === held)
  const parts = named.flatMap((title) => title.parts)
  const isLacking = (term: string) => !parts.some(({ stems }) => stems.has(stemOf(term)))
  const judge = (name: string): Evidence => ({
    ...judgeSkill(candidate, { name, forms: [termsOf(name)], isListed: false }),
    isOptional: true,
  })
  const isTelling = (term: string) => isLacking(term) && !isOnlyVerb(term) && !saysLittle(term)
  const ofTold = told?.filter(isTelling).map(judge)
  if (ofTold) return ofTold.filter(({ state }) => state === 'matched')
  if (source === 'duties' || isTokPisin(typed)) return []
  const trade = tradeWords(form).filter((term) => isLacking(term) && !isPerson(term))
  const isOpen = (word: string) => word !== word.toUpperCase() && trade.includes(termsOf(word)[0] ?? '')
  const words = typed.split(' ').slice(0, -1)
  const name = words.slice(words.findIndex(isOpen), words.findLastIndex(isOpen) + 1).join(' ')
  if (name === '') return []
  const judged = judge(name)
  const isPart = parts.some(({ terms }) => terms.every((term) => form.includes(term)))
  const isPlace = isSetting(name.split(' ').at(-1) ?? '') && keyOf(termsOf(label)) !== keyOf(form)
  const isKnown = isPart || isPlace || candidate.lexicon.skills.has(keyOf(termsOf(name)))
  return judged.state === 'matched' || (isNamed && isKnown && !doubt.includes(typed)) ? [judged] : []
}

function judgePlace({ row }: Candidate, places: readonly WantedPlace[]): Evidence {
  const { location: fact, locationId } = row
  const asked = { kind: 'place', asked: `in ${places.map(({ label }) => label).join(' or ')}`, fact } as const
  if (locationId === null) return unsaid(asked, 0.4)
  if (places.some(({ ids }) => ids.includes(locationId))) return met(asked)
  return missed(asked, places.some(({ sameProvince }) => sameProvince.includes(locationId)) ? 0.7 : 0.4)
}

function judgePay({ row }: Candidate, pay: NonNullable<Intent['pay']>): Evidence {
  const { min, max } = pay
  const kina = (amount: number) => `K${formatNumber(amount)}`
  const asked = { kind: 'pay', asked: askedPay(pay) } as const
  const low = row.salaryMin ?? row.salaryMax
  const high = row.salaryMax ?? row.salaryMin
  if (low === null || high === null) return unsaid(asked, 0.6)
  const fact = low === high ? `asks ${kina(low)} a year` : `asks ${kina(low)} to ${kina(high)} a year`
  const isWithin = (max === null || low <= max) && (min === null || high >= min)
  return isWithin ? met({ ...asked, fact }) : missed({ ...asked, fact }, 0.5)
}

/**
 * The years of work: from the dates on the CV, otherwise from the band that its owner chose. `most` of the highest band
 * is open.
 */
export function yearsOf({ row }: Candidate) {
  if (row.years !== null)
    return { least: row.years, most: row.years, isTold: true, fact: yearsOfWork(String(row.years)) }
  const [least, most] = EXPERIENCE_YEARS[row.experience]
  const range = row.experience === 'executive' ? `${least} or more` : `${least} to ${most}`
  return { least, most, isTold: false, fact: yearsOfWork(range) }
}

const yearsOfWork = (years: string): string =>
  years === '0' ? 'less than a year of work' : `${years} ${years === '1' ? 'year' : 'years'} of work`

/**
 * The closeness of a CV with less than half of the required years, or with more than twice the allowed ones. Its score
 * is at most that of a partial match.
 */
export const FAR_SHORT = 0.25

function judgeYears(candidate: Candidate, years: NonNullable<Intent['years']>): Evidence {
  const [min, limit] = [years.min, years.max ?? 99]
  const { least, most, isTold, fact } = yearsOf(candidate)
  const asked = { kind: 'years', asked: askedYears(years), fact } as const
  if (least >= min && most <= Math.max(limit, isTold ? 0 : 50)) return met(asked)
  if (most >= min && least <= limit) return unsaid(asked, 0.8)
  const share = most < min ? most / Math.max(1, min) : limit / Math.max(1, least)
  return missed(asked, share >= 0.7 ? 0.75 : share >= 0.5 ? 0.5 : FAR_SHORT)
}

function judgeLevel(candidate: Candidate, level: Experience): Evidence {
  const asked = { kind: 'level', asked: level === 'mid' ? 'experienced' : `${level} level` } as const
  const { least, most, fact } = yearsOf(candidate)
  const hasBand = EXPERIENCES.indexOf(candidate.row.experience) >= EXPERIENCES.indexOf(level)
  const [minimum, maximum] = EXPERIENCE_YEARS[level]
  const isMet = level === 'entry' ? most <= maximum : least >= minimum || hasBand
  return isMet ? met({ ...asked, fact }) : missed({ ...asked, fact }, 0.6)
}

function judgeEducation({ row, text }: Candidate, education: Education): Evidence {
  const asked = { kind: 'education', asked: `${nameOf(education)} or higher` } as const
  const read = text === undefined ? undefined : readEducation(collectSections(text))
  const own = row.education ?? read?.value
  if (!own) return unsaid(asked, 0.7)
  const fact = read?.value === own && read.said ? `“${read.said}”` : nameOf(own)
  const isMet = EDUCATIONS.indexOf(own) >= EDUCATIONS.indexOf(education)
  return isMet ? met({ ...asked, fact }) : missed({ ...asked, fact }, 0.6)
}

const nameOf = (level: Education) =>
  EDUCATION_LABELS[level].replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

function judgeAvailability({ row: { availableDays } }: Candidate, within: number): Evidence {
  const asked = { kind: 'availability', asked: askedStart(within) } as const
  if (availableDays === null) return unsaid(asked, 0.7)
  const fact = askedStart(availableDays).replace('within', 'in')
  if (availableDays <= within) return met({ ...asked, fact })
  return missed({ ...asked, fact }, 0.6)
}

/** A class of driver's licence, or any driver's licence. */
function judgeLicence({ row, skills, text = '' }: Candidate, wanted: number): Evidence {
  const held = row.licences.length > 0 ? `class ${row.licences.join(' and ')} licence` : undefined
  if (wanted === ANY_LICENCE) {
    const told = [...skills.map((skill) => skill.told), row.summary, text].join('\n')
    const fact = held ?? DRIVERS.exec(told)?.[0]
    const asked = { kind: 'licence', asked: "driver's licence", fact } as const
    return fact ? met(asked) : unsaid(asked, 0.7)
  }
  const asked = { kind: 'licence', asked: `class ${wanted} licence` } as const
  if (row.licences.includes(wanted)) return met({ ...asked, fact: asked.asked })
  return held ? missed({ ...asked, fact: held }, 0.5) : unsaid(asked, 0.5)
}

const DRIVERS = /\b(?:(?:driver['’]?s?|driving)\slicen[cs]e|CDL)\b/i
