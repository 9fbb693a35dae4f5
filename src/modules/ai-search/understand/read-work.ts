import { isFunctionWord } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import { wordsIn } from '../../occupations/word-lists.ts'
import { isOnlyVerb, isPerson, isVerb } from '../words/word-kinds.ts'
import type { Lists } from './find-places.ts'
import { isJoiner, placesNamed, wordsOfTitleAt } from './read-phrases.ts'
import { isAdvertisement, isBreak, isNumber, isRead, type Reading, termAt } from './reading.ts'
import { isEmpty, LEADS, withGuess, wordsOfWork } from './told-role.ts'

const OF_SENTENCE = { score: 7, share: 0.33 }

/** Reads a job that is described by its work: 'gives out medicine', 'man bilong stretim kar'. */
export function readWork(reading: Reading, lists: Lists): Reading {
  if (isAdvertisement(reading)) return reading
  const first = startOfWork(reading, lists)
  if (first === undefined) return reading
  const places = placesNamed(reading, lists)
  const words = wordsOfWork(reading, first).filter((index) => !places.has(index))
  return withGuess(reading, words, lists.lexicon, OF_SENTENCE)
}

/** The first word of the work: after 'man bilong' and 'someone who can', or a verb before any title. */
function startOfWork(reading: Reading, lists: Lists): number | undefined {
  let hasPerson = false
  for (let index = 0; index < reading.words.length; index++) {
    const term = termAt(reading, index)
    if (isRead(reading, index)) continue
    const ofTitle = wordsOfTitleAt(reading, lists, index)
    const isDone = isVerb(termAt(reading, nextContent(reading, index + 1)))
    if (isPerson(term)) hasPerson = true
    else if (LEADS.has(term)) return hasPerson || isDone ? index + 1 : undefined
    else if (isToldVerb(reading, index, ofTitle)) return index
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
  // '2 cooks', 'guards and 2 drivers', 'cooks, cleaners'; not 'cooks and cleans'
  const isListed = isJoiner(termAt(reading, index + 1)) || isBreak(reading, index)
  const isAlone = isListed && !isVerb(termAt(reading, nextContent(reading, index + 1)))
  const isTitle = ofTitle > 0 && /s$/.test(typed) && (isAlone || isNumber(termAt(reading, index - 1)))
  // 'mi painim kuk' looks for a cook
  return (isForm || isOrder) && !isOfTitle && !isTitle && !isFunctionWord(term)
}

/** 'weld the cracks', 'pick up the rubbish' */
const BEFORE_OBJECTS = wordsIn('the our my a an up out all any their')
