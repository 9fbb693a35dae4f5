import type { Lexicon } from './lexicon.ts'
import { isFunctionWord, keyOf, termOf } from './normalise.ts'
import { roleOf } from './read-title.ts'
import { claimWords, isBreak, type Reading } from './reading.ts'
import { AGENTS, verbOf } from './verbs.ts'

/** A job that is told by what is done, where no title was. */
export function readVerbs(reading: Reading, lexicon: Lexicon): void {
  const { words, used, intent } = reading
  for (const [first, { term }] of words.entries()) {
    const agents = used[first] ? undefined : AGENTS[verbOf(term)]
    if (!agents) continue
    let last = first
    while (last + 1 < words.length && last - first < 4 && !used[last + 1] && !isBreak(reading, last)) last++
    for (; last >= first; last--) {
      const object = words
        .slice(first + 1, last + 1)
        .flatMap((word) => (isFunctionWord(word.term) ? [] : [word.term]))
      if (last > first && (object.length === 0 || isFunctionWord(words[last]?.term ?? ''))) continue
      const title = agents
        .split(';')
        .map((agent) => [...object, termOf(agent)])
        .find((terms) => lexicon.titles.has(keyOf(terms)))
      if (!title) continue
      intent.roles.push(roleOf(lexicon, title, title))
      claimWords(reading, [first, last], { kind: 'role', label: title.join(' ') })
      return
    }
  }
}
