import { headingOf } from '../../cv-reading/collect-sections.ts'
import { stemOf } from '../../occupations/duties.ts'
import { SHORT_FORMS, spellingsOf, termsOf, wordsOf } from '../../occupations/normalise.ts'
import type { WantedSkill } from '../understand/intent.ts'
import { patternOf } from '../words/patterns.ts'
import { saysLittle, verbOf } from '../words/word-kinds.ts'

type Mention = { words: string; isSure: boolean }

/**
 * Returns a skill in the text's own words, singular or plural. 'CPA (inactive)', 'studying for CPA' and 'worked with CPA'
 * are not sure, even beside a keyword 'CPA'; 'Port Moresby' does not mention a port, nor 'excels in sales' Excel.
 */
export function mentionIn(text: string, skill: WantedSkill): Mention | undefined {
  const mentions: Mention[] = []
  for (const pattern of patternsOf(skill)) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const end = index + found.length
      const after = text.slice(end, end + BESIDE)
      if (isOfHeading(text, index) || OTHER_MEANING.test(found + after)) continue
      const words = found.replace(/\s+/g, ' ')
      const before = text.slice(Math.max(0, index - BESIDE), index)
      const doubt = (NOT_YET_BEFORE.exec(before) ?? OF_ANOTHER.exec(before + found))?.[0] ?? ''
      const ending = NOT_YET_AFTER.exec(after)?.[0] ?? ''
      mentions.push({ words: `${doubt}${words}${ending}`, isSure: doubt + ending === '' })
    }
  }
  const notHeld = mentions.find(({ words, isSure }) => !isSure && NOT_HELD.test(words))
  return notHeld ?? mentions.find(({ isSure }) => isSure) ?? mentions[0]
}

/**
 * Returns the parts of a phrase that a text contains, the longest ones: 'Nursing Council' of 'nursing council licence'. A
 * single word counts unless it says little: not '3', 'or' or 'certificate'.
 */
export function partsIn(text: string, words: readonly string[]): string[] {
  for (let length = words.length; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length).join(' ')
      const isTelling = /\p{L}{3}/u.test(part) && (length > 1 || !saysLittle(part.toLowerCase()))
      const found = isTelling ? mentionIn(text, { name: part, forms: [], isListed: false }) : undefined
      if (!found) continue
      const [before, after] = [words.slice(0, start), words.slice(start + length)]
      return [...partsIn(text, before), found.words, ...partsIn(text, after)]
    }
  }
  return []
}

/**
 * Returns the shortest piece of a sentence with all words of a phrase in other forms or another order: 'Cut plate with
 * oxy' for 'oxy cutting', 'mine' for 'mining'.
 */
export function otherFormsIn(text: string, name: string, most = MOST_BETWEEN): string | undefined {
  const wanted = [...new Set(termsOf(name).map(stemOf))]
  // 'WASH' is not 'washed', and 'A grade' not any grade
  if (name === name.toUpperCase() || /\b[a-z]\b/i.test(name)) return undefined
  const hasAll = (piece: string) => wanted.every((stem) => piece.includes(stem))
  let best: string | undefined
  for (const piece of hasAll(text.toLowerCase()) ? text.split(PIECE) : []) {
    if (!hasAll(piece.toLowerCase()) || headingOf(piece) !== undefined) continue
    // 'donor' is not 'Don', and 'Port Moresby' is no other form of 'port'
    const words = wordsOf(piece)
      .filter(({ typed }) => wanted.length > 1 || (typed.length > 3 && typed !== name.toLowerCase()))
      .map((word) => ({ ...word, stem: stemOf(word.term) }))
    for (const [from, { start }] of words.entries()) {
      const near = words.slice(from, from + wanted.length + most)
      const end = Math.max(...wanted.map((stem) => near.find((word) => word.stem === stem)?.end ?? Infinity))
      const said = piece.slice(start, end)
      if (end < Infinity && said.length < (best?.length ?? Infinity)) best = said
    }
  }
  return best?.replace(/\s+/g, ' ')
}
/** The number of other words between them. */
const MOST_BETWEEN = 6
const PIECE = /[\n,;:.•|]/

/** The number of characters beside a mention that may say that the person does not have it. */
const BESIDE = 40
const once = (name: string) => new RegExp(patternOf(name).source, 'iu')
const OTHER_MEANING = once('other meaning')
const NOT_YET_BEFORE = once('not yet before')
const OF_ANOTHER = once('of another person')
const NOT_YET_AFTER = once('not yet after')
export const NOT_YET = once('not yet')
/** Words that outweigh a sure mention, which may be a keyword only. */
const NOT_HELD = /candidate|inactive|expired|lapsed/i

/** A heading such as 'Licences' announces a list. It does not say that the person has one. */
function isOfHeading(text: string, index: number): boolean {
  const start = text.lastIndexOf('\n', index) + 1
  const end = text.indexOf('\n', index)
  const line = text.slice(start, end < 0 ? undefined : end).trimEnd()
  const heading = headingOf(line)
  return heading !== undefined && index - start < line.length - heading.rest.length
}

/** Cached as long as a search lasts, which looks for the same skill in many CVs. */
const patterns = new WeakMap<WantedSkill, RegExp[]>()

function patternsOf(skill: WantedSkill): RegExp[] {
  const phrases = [[skill.name], ...skill.forms]
  const known = patterns.get(skill) ?? phrases.map((phrase) => formPattern(phrase, skill.isListed))
  patterns.set(skill, known)
  return known
}

/**
 * A typed word that is in no list may be an activity: 'teaching' matches a CV that says 'taught grade 4'. 'Land cruiser'
 * matches 'LandCruiser', but 'M & E' not 'me', and 'BAS' not 'based'.
 */
function formPattern(phrase: readonly string[], isListed: boolean): RegExp {
  const words = phrase.flatMap((word) => word.split(' '))
  const forms = (word: string) =>
    isListed || word === word.toUpperCase()
      ? `${spellingsOf(word).replace(/y$/, '(?:y|ie)')}(?:e?s)?`
      : `(?:${[word, ...verbForms(word)].map(spellingsOf).join('|')})(?:e?s|e?d|ing|ers?)?`
  const between = words.every((word) => word.length > 2) ? '*' : '+'
  const pattern = words.map(forms).join(String.raw`(?:(?![.;!?]\s)[^\p{L}\p{N}])${between}`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu')
}

/** 'Teach' and 'taught' for 'teaching'; none for a word that is no verb. */
function verbForms(word: string): string[] {
  const verb = verbOf(word)
  if (verb === undefined) return []
  const past = [...SHORT_FORMS].flatMap(([form, meaning]) => (meaning === verb ? [form] : []))
  return [verb, verb.replace(/e$/, ''), ...past]
}
