import { isEnglish } from '../../shared/language/words.ts'
import { LATE_WORDS } from '../../shared/rendering.ts'
import { bringWordsLate } from '../app/loading/late.ts'
import { ISLAND_ELEMENT } from './island.tsx'
import { addWords } from './learn-words.ts'

/** A page brings the words of the code that it loads at first. Those of other code come with the first of it. */
export function learnWordsLate(): void {
  if (!isEnglish()) bringWordsLate(learnLateWords)
}

let learned = ''
let learning: Promise<void> | undefined

/** Loads the words of all that the islands of this page may load, once. Without a network they stay in English. */
function learnLateWords(): Promise<void> {
  const names = [...document.querySelectorAll(ISLAND_ELEMENT)].map((island) => island.getAttribute('name'))
  const wanted = LATE_WORDS + [...new Set(names)].sort().join('.')
  if (!learning || wanted !== learned) {
    learned = wanted
    learning = fetch(wanted)
      .then((answer) => answer.json())
      .then(addWords)
      .catch(() => {
        learning = undefined
      })
  }
  return learning
}
