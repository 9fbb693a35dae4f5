import { isFiller, whyNeverUsed } from './filler-words.ts'
import type { Intent, Role, WantedPlace } from './intent.ts'
import type { Lexicon, Skill } from './lexicon.ts'
import { isVagueHead, linkTitle } from './link-title.ts'
import { isFunctionWord, keyOf } from './normalise.ts'
import type { Places } from './read-places.ts'
import { addChip, claimWords, isBreak, type Reading } from './reading.ts'
import { isVerb, ONLY_VERBS, verbOf } from './verbs.ts'

/** Words, function words counted, that a phrase may have. */
const LONGEST_PHRASE = 8
const PREPOSITIONS = new Set([
  'in',
  'from',
  'at',
  'near',
  'around',
  'based',
  'within',
  'long',
  'outside',
  'to',
  'of',
])
/** What stands behind these is whom somebody works for, no second job: 'assistant to the manager'. */
const UNDER = new Set(['to', 'for', 'under', 'of'])

type Found = { last: number } & ({ place: WantedPlace } | { skill: Skill } | { role: string[] })

/** The longest phrase at each place that is a place, a title or a skill: 'Highlands Highway' is a skill, 'Highlands' a place. */
export function readPhrases(reading: Reading, lexicon: Lexicon, places: Places): void {
  const titles: { first: number; last: number; terms: string[] }[] = []
  for (let first = 0; first < reading.words.length; first++) {
    const found = longestAt(reading, first, lexicon, places)
    if (!found) continue
    const span = [first, found.last] as const
    if ('place' in found) {
      const { label } = found.place
      if (!reading.intent.places.some((known) => known.label === label))
        reading.intent.places.push(found.place)
      claimWords(reading, span, { kind: 'place', label: found.place.label })
    } else if ('skill' in found) {
      addSkill(reading, span, found.skill)
    } else {
      for (let index = first; index <= found.last; index++) reading.used[index] = true
      titles.push({ first, last: found.last, terms: found.role })
    }
    first = found.last
  }
  for (const title of titles) addTitle(reading, lexicon, title)
  keepNarrowPlaces(reading.intent)
}

/** 'Highlands (Goroka, Hagen)' is these two. */
function keepNarrowPlaces(intent: Intent): void {
  const holds = (wide: WantedPlace, narrow: WantedPlace) =>
    narrow.ids.length < wide.ids.length && narrow.ids.every((id) => wide.ids.includes(id))
  intent.places = intent.places.filter((wide) => !intent.places.some((narrow) => holds(wide, narrow)))
}

function longestAt(reading: Reading, first: number, lexicon: Lexicon, places: Places): Found | undefined {
  const { words, used } = reading
  if (used[first] || isFunctionWord(words[first]?.term ?? '')) return undefined
  let last = first
  while (
    last + 1 < words.length &&
    last - first + 1 < LONGEST_PHRASE &&
    !used[last + 1] &&
    !isBreak(reading, last)
  )
    last++
  const isBehindPreposition =
    PREPOSITIONS.has(words[first - 1]?.term ?? '') || words[first - 1]?.term === 'the'
  for (; last >= first; last--) {
    if (isFunctionWord(words[last]?.term ?? '')) continue
    const terms = words
      .slice(first, last + 1)
      .map(({ term }) => term)
      .filter((term) => !isFunctionWord(term))
    const key = keyOf(terms)
    const place = places.find(terms, isBehindPreposition)
    if (place) return { last, place }
    if (lexicon.aliases.has(key)) return { last, role: terms }
    const skill = lexicon.skills.get(key)
    if (skill) return { last, skill }
    if (
      lexicon.titles.has(key) &&
      !isObject(reading, first, last) &&
      !terms.every((term) => isFiller(term) || whyNeverUsed(term))
    )
      return { last, role: terms }
  }
  return undefined
}

/** 'fix excavators': a thing that is also listed as a title, behind what is done to it. */
function isObject({ words, used }: Reading, first: number, last: number): boolean {
  let before = first - 1
  while (before > 0 && isFunctionWord(words[before]?.term ?? '')) before--
  const verb = words[before]?.term ?? ''
  return (
    first === last &&
    before >= 0 &&
    !used[before] &&
    ONLY_VERBS.has(verbOf(verb)) &&
    !/(?:er|or|ist|ian|ant|man)$/.test(words[last]?.term ?? '')
  )
}

function addSkill(reading: Reading, span: readonly [number, number], skill: Skill): void {
  const { skills } = reading.intent
  if (!skills.some(({ name }) => name === skill.name)) skills.push({ ...skill, isListed: true })
  claimWords(reading, span, { kind: 'skill', label: skill.name })
}

/** Behind 'for', 'to' or 'under', with no new start between: 'didiman for coffee farmers'. */
function isContext(reading: Reading, first: number): boolean {
  for (let index = first - 1; index > 0 && !isBreak(reading, index); index--) {
    const term = reading.words[index]?.term ?? ''
    if (UNDER.has(term)) return true
    if (term === 'and' || term === 'or' || term === 'with') return false
  }
  return false
}

/** 'IT officer who can fix computers': the same job in other words. */
function isSaidBefore({ intent }: Reading, { aliases }: Lexicon, { terms }: TitleSpan): boolean {
  const name = aliases.get(keyOf(terms))?.name
  return (
    name !== undefined &&
    intent.roles.some(({ phrase }) => aliases.get(keyOf(phrase.split(' ')))?.name === name)
  )
}

/** 'who can cook', 'i save kuk': what somebody of another job is able to. */
function isAbility({ words, intent }: Reading, first: number): boolean {
  const [before, last] = [words[first - 1]?.term ?? '', words[first - 2]]
  if (before === 'can' || before === 'save' || (before === 'to' && last?.term === 'able')) return true
  // 'who can cook and clean', 'i save kuk na klin'
  return (
    (before === 'and' || before === 'na') &&
    intent.chips.some(({ kind, end }) => kind === 'skill' && end === last?.end)
  )
}

function gerund(terms: readonly string[]): string[] {
  return terms.map((term) => `${term.replace(/e$/, '')}ing`)
}

/** 'fix computers and printers': what is done to the second. */
function isSecondObject({ words, intent }: Reading, first: number): boolean {
  const verb = intent.roles.at(-1)?.phrase.split(' ')[0] ?? ''
  return words[first - 1]?.term === 'and' && isVerb(verb)
}

type TitleSpan = { first: number; last: number; terms: string[] }

/** A title with the words that qualify it: 'exploration' geologist. */
function addTitle(reading: Reading, lexicon: Lexicon, title: TitleSpan): void {
  const { words, intent } = reading
  const span = [words[title.first]?.start ?? 0, words[title.last]?.end ?? 0] as const
  if (intent.roles.length > 0 && isContext(reading, title.first)) {
    addChip(reading, span, {
      kind: 'word',
      state: 'ignored',
      label: 'whom the person works for is not looked for',
    })
    return
  }
  if (isSaidBefore(reading, lexicon, title)) {
    const label = lexicon.aliases.get(keyOf(title.terms))?.name ?? title.terms.join(' ')
    claimWords(reading, [title.first, title.last], { kind: 'role', label })
    return
  }
  if (intent.roles.length > 0 && isAbility(reading, title.first)) {
    const name = reading.text.slice(...span)
    addSkill(
      reading,
      [title.first, title.last],
      lexicon.skills.get(keyOf(title.terms)) ?? { name, forms: [title.terms, gerund(title.terms)] },
    )
    return
  }
  if (title.first === title.last && isSecondObject(reading, title.first)) {
    const typed = reading.text.slice(...span)
    intent.skills.push({ name: typed, forms: [title.terms], isListed: false })
    addChip(reading, span, { kind: 'word', state: 'understood', label: typed })
    return
  }
  const qualified = withQualifiers(reading, title)
  const role = roleOf(lexicon, qualified.terms, title.terms)
  intent.roles.push(role)
  claimWords(reading, [qualified.first, qualified.last], {
    kind: 'role',
    label: labelOf(lexicon, reading, qualified, title),
  })
}

function withQualifiers(reading: Reading, { first, last, terms }: TitleSpan): TitleSpan {
  const { words, used } = reading
  let from = first
  const qualifiers: string[] = []
  for (let index = first - 1; index >= 0 && !used[index] && !isBreak(reading, index); index--) {
    const term = words[index]?.term ?? ''
    if (isFunctionWord(term) || isFiller(term) || whyNeverUsed(term) || /\d/.test(term) || LEVELS.has(term))
      break
    qualifiers.unshift(term)
    from = index
  }
  return { first: from, last, terms: [...qualifiers, ...terms] }
}

/** Said of levels; they are asked of the years too, not of titles alone. */
const LEVELS = new Set(['senior', 'junior', 'experienced', 'trainee', 'graduate', 'mid', 'entry'])

/** `core`: what of the phrase the lexicon knows. Other titles that mean the same keep the qualifiers of the phrase. */
export function roleOf(lexicon: Lexicon, terms: string[], core: string[]): Role {
  const qualifiers = terms.slice(0, terms.length - core.length)
  // 'customs clearance clerk' is no office clerk with a quality
  const isVague = qualifiers.length > 0 && core.length === 1 && isVagueHead(core[0] ?? '')
  const same = isVague ? [] : (lexicon.aliases.get(keyOf(core))?.forms ?? [])
  // 'manager' alone tells nothing of the trade: by the word itself, and never surely
  if (terms.length === 1 && isVagueHead(terms[0] ?? '') && same.length === 0)
    return { phrase: terms.join(' '), links: [], source: 'head', forms: [terms] }
  const linked = linkTitle(lexicon, terms)
  const own = isVague ? undefined : lexicon.titles.get(keyOf(core))
  const links = linked.source === 'title' ? linked.links : (own ?? linked.links)
  const others = same.map((form) => [...qualifiers, ...form]).filter((form) => keyOf(form) !== keyOf(terms))
  const forms = [terms, ...others]
  return { phrase: terms.join(' '), links, source: linked.source, forms }
}

/** What a title means where it has other names, else as it was typed or mended. */
function labelOf(
  { aliases }: Lexicon,
  { words, text, mended }: Reading,
  { first, last, terms }: TitleSpan,
  core: TitleSpan,
): string {
  const isVague = core.terms.length === 1 && isVagueHead(core.terms[0] ?? '')
  const meant = isVague ? undefined : aliases.get(keyOf(core.terms))
  if (meant && keyOf(core.terms) !== keyOf(terms))
    return terms.slice(0, -core.terms.length).join(' ').concat(' ', meant.name)
  if (meant) return meant.name
  return [...mended.keys()].some((index) => index >= first && index <= last)
    ? terms.join(' ')
    : text.slice(words[first]?.start, words[last]?.end)
}
