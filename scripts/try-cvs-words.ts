/** Words of an index entry; longer texts are cut there too. */
const MAX_CHARACTERS = 90_000
const WORDS_ASKED = 3

/** The words that are written with letters of English only: what else a CV holds, a person would not type. */
export function wordsOf(text: string): Set<string> {
  const all =
    text
      .slice(0, MAX_CHARACTERS)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(all.filter((word) => /^[a-z]{5,20}$/.test(word)))
}

/** For each document what to ask the search for: those of its words that fewest others have, the longest of them. */
export function distinctiveWords(documents: readonly ReadonlySet<string>[]): string[][] {
  const owners = new Map<string, number>()
  for (const words of documents) for (const word of words) owners.set(word, (owners.get(word) ?? 0) + 1)
  const rarity = (word: string) => owners.get(word) ?? 0
  return documents.map((words) =>
    [...words]
      .sort((a, b) => rarity(a) - rarity(b) || b.length - a.length || (a < b ? -1 : 1))
      .slice(0, WORDS_ASKED),
  )
}
