import { isFunctionWord } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import { FOR_WHOM, isPerson } from '../words/fillers.ts'
import { patternOf } from '../words/patterns.ts'
import { isOnlyVerb, isVerb } from '../words/verbs.ts'
import type { Lists } from './find-places.ts'
import { placesNamed, wordsOfTitleAt } from './read-phrases.ts'
import { FORMER } from './read-titles.ts'
import {
  ignoring,
  isAdvertisement,
  isBreak,
  isNumber,
  isRead,
  type Reading,
  type Span,
  termAt,
} from './reading.ts'
import { isEmpty, LEADS, withGuess, wordsOfWork } from './told-role.ts'

const OF_SENTENCE = { score: 7, share: 0.33 }

/** Reads a job that is described by its work: 'gives out medicine', 'man bilong stretim kar'. */
export function readWork(reading: Reading, lists: Lists): Reading {
  if (isAdvertisement(reading)) return reading
  return readWish(reading, lists) ?? readFrom(reading, startOfWork(reading, lists), lists)
}

function readFrom(reading: Reading, first: number | undefined, lists: Lists): Reading {
  if (first === undefined) return reading
  const places = placesNamed(reading, lists)
  const words = wordsOfWork(reading, first).filter((index) => !places.has(index))
  return withGuess(reading, words, lists.lexicon, OF_SENTENCE)
}

/** 'the matron wants somebody to set diets': the titles before the wish are those of the people who have it. */
function readWish(reading: Reading, lists: Lists): Reading | undefined {
  const person = reading.words.findIndex(
    ({ start, term }, index) =>
      isPerson(term) &&
      LEADS.has(termAt(reading, index + 1)) &&
      reading.text.slice(0, start).search(WISH) >= 0,
  )
  const titles = [...reading.words.keys()].flatMap((first): Span[] => {
    const count =
      first < person && !isPerson(termAt(reading, first)) ? wordsOfTitleAt(reading, lists, first) : 0
    return count > 0 ? [[first, first + count - 1]] : []
  })
  const next = titles.length > 0 ? readFrom(reading, person + 2, lists) : reading
  return next === reading ? undefined : titles.reduce((all, span) => ignoring(all, span, FOR_WHOM), next)
}
const WISH = patternOf('wish before')

/** The first word of the work: after 'man bilong' and 'someone who can', or a verb before any title. */
function startOfWork(reading: Reading, lists: Lists): number | undefined {
  let hasPerson = false
  for (let index = 0; index < reading.words.length; index++) {
    const term = termAt(reading, index)
    if (isRead(reading, index)) continue
    const ofTitle = wordsOfTitleAt(reading, lists, index)
    const isDone = isVerb(termAt(reading, nextContent(reading, index + 1)))
    if (isPerson(term)) hasPerson = true
    // 'retired teacher to run the library'
    else if (FORMER.has(term)) index += wordsOfTitleAt(reading, lists, index + 1)
    else if (LEADS.has(term) && term !== 'that' && (hasPerson || isDone || term !== 'to'))
      return hasPerson || isDone ? index + 1 : undefined
    else if (isToldVerb(reading, index, ofTitle) && !isOneOfSeveral(reading, lists, index)) return index
    else if (ofTitle > 0 || !isEmpty(term)) return undefined
  }
  return undefined
}

function nextContent(reading: Reading, from: number): number {
  let index = from
  while (index < reading.words.length && isFunctionWord(termAt(reading, index))) index++
  return index
}

/** 'drives', 'cutting grass', 'klinim'; not 'records clerk' or 'printing press operator'. */
function isToldVerb(reading: Reading, index: number, ofTitle: number): boolean {
  const { typed = '', term = '' } = reading.words[index] ?? {}
  const isForm = isOnlyVerb(term) || (isVerb(term) && typed !== term && /s$|i[mn]$/.test(typed))
  const isOfTitle = ofTitle > 1 && (/ing$/.test(term) || isVagueHead(termAt(reading, index + ofTitle - 1)))
  const isOrder = index === 0 && isVerb(term) && BEFORE_OBJECTS.has(termAt(reading, index + 1)) && ofTitle < 2
  // 'mi painim kuk' looks for a cook
  return (isForm || isOrder) && !isOfTitle && !isFunctionWord(term)
}

/** 'weld the cracks', 'pick up the rubbish' */
const BEFORE_OBJECTS = new Set('the our my a an up out all any their'.split(' '))

/** '2 cooks', 'guards and 2 drivers', 'cooks, cleaners'; neither 'cooks and cleans' nor 'drives and guards'. */
function isOneOfSeveral(reading: Reading, lists: Lists, index: number): boolean {
  if (isNumber(termAt(reading, index - 1))) return true
  const hasJoiner = JOINERS.has(termAt(reading, index + 1))
  if (!hasJoiner && !isBreak(reading, index)) return false
  const joined = hasJoiner ? index + 2 : index + 1
  const next = isNumber(termAt(reading, joined)) ? joined + 1 : joined
  const ofNext = wordsOfTitleAt(reading, lists, next)
  const { typed = '', term } = reading.words[next + ofNext - 1] ?? {}
  return wordsOfTitleAt(reading, lists, index) > 0 && ofNext > 0 && typed !== term && typed.endsWith('s')
}
const JOINERS = new Set(['and', 'or', 'na', 'o'])
