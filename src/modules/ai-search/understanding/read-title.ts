import type { Lexicon, Skill } from '../../occupations/lexicon.ts'
import { isVagueHead, linkTitle } from '../../occupations/link-title.ts'
import { isFunctionWord, keyOf, termOf } from '../../occupations/normalise.ts'
import { FOR_WHOM, isFiller, whyNeverUsed } from './filler-words.ts'
import type { Role, WantedSkill } from './intent.ts'
import { addChip, claimWords, isBreak, isPosting, type Reading } from './reading.ts'
import { AGENTS, isVerb, verbOf } from './verbs.ts'

/** A title after these words names whom the person works for, not a second job: 'assistant to the manager'. */
const UNDER = new Set(['to', 'for', 'under', 'of', 'at', 'long', 'bilong'])

export function addSkill(reading: Reading, span: readonly [number, number], skill: Skill): void {
  wantSkill(reading, span[0], { ...skill, isListed: true })
  claimWords(reading, span, { kind: 'skill', label: skill.name })
}

/** 'SAP or Pronto' is one requirement that either of them meets. `first`: the index of the skill's first word. */
export function wantSkill({ words, intent }: Reading, first: number, skill: WantedSkill): void {
  const { skills, chips } = intent
  const before = skills.at(-1)
  const isEither =
    words[first - 1]?.term === 'or' &&
    chips.some(({ kind, end }) => (kind === 'skill' || kind === 'word') && end === words[first - 2]?.end)
  if (before && isEither && before.name !== skill.name) {
    const either = {
      ...before,
      name: `${before.name} or ${skill.name}`,
      forms: [...before.forms, ...skill.forms],
    }
    skills.splice(-1, 1, either)
  } else if (!skills.some(({ name }) => name === skill.name)) skills.push(skill)
}

/** After 'for', 'to' or 'under', without a new start between: 'didiman for coffee farmers'. */
function isContext(reading: Reading, first: number): boolean {
  for (let index = first - 1; index > 0 && !isBreak(reading, index); index--) {
    const term = reading.words[index]?.term ?? ''
    if (UNDER.has(term)) return true
    if (term === 'and' || term === 'or' || term === 'with') return false
  }
  return false
}

/** 'IT officer who can fix computers' names the same job twice. */
function isSaidBefore({ intent }: Reading, { aliases }: Lexicon, { terms }: TitleSpan): boolean {
  const name = aliases.get(keyOf(terms))?.name
  return (
    name !== undefined &&
    intent.roles.some(({ phrase }) => aliases.get(keyOf(phrase.split(' ')))?.name === name)
  )
}

/** 'who can cook', 'i save kuk': an ability of a person with another job. */
function isAbility({ words, intent }: Reading, first: number): boolean {
  // 'to cook and clean', but 'assistant to the cook'
  const [before, last] = [words[first - 1]?.term ?? '', words[first - 2]]
  const isKnown = before === 'long' && last?.term === 'save'
  const isDone = before === 'to' && isVerb(words[first]?.term ?? '')
  if (
    isKnown ||
    isDone ||
    before === 'can' ||
    before === 'save' ||
    (before === 'to' && last?.term === 'able')
  )
    return true
  // 'who can cook and clean', 'i save kuk na klin'
  return (
    (before === 'and' || before === 'na') &&
    intent.chips.some(({ kind, end }) => kind === 'skill' && end === last?.end)
  )
}

function gerund(terms: readonly string[]): string[] {
  return terms.map((term) => `${term.replace(/e$/, '')}ing`)
}

/** 'fix computers and printers': the verb also applies to the second object. */
function isSecondObject({ words, intent }: Reading, first: number): boolean {
  const verb = intent.roles.at(-1)?.phrase.split(' ')[0] ?? ''
  return words[first - 1]?.term === 'and' && isVerb(verb)
}

type TitleSpan = { first: number; last: number; terms: string[] }

/** A title with its qualifying words: 'exploration' geologist. */
export function addTitle(reading: Reading, lexicon: Lexicon, title: TitleSpan): void {
  const { words, intent } = reading
  const span = [words[title.first]?.start ?? 0, words[title.last]?.end ?? 0] as const
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
  // a posting also mentions colleagues and managers
  if (intent.roles.length > 0 && (isPosting(reading) || isContext(reading, title.first))) {
    const isTold = !isPosting(reading)
    if (isTold) addChip(reading, span, { kind: 'word', state: 'ignored', label: FOR_WHOM })
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
  const label = labelOf(lexicon, reading, qualified, title)
  intent.roles.push({ ...role, label })
  claimWords(reading, [qualified.first, qualified.last], { kind: 'role', label })
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

/** Words for levels. A level is also met by years of work, not only by a title. */
const LEVELS = new Set(['senior', 'junior', 'experienced', 'trainee', 'graduate', 'mid', 'entry'])

/**
 * `core`: the part of the phrase that the lexicon knows. Other titles with the same meaning keep the qualifiers of the
 * phrase.
 */
export function roleOf(lexicon: Lexicon, terms: string[], core: string[]): Role {
  const qualifiers = terms.slice(0, terms.length - core.length)
  // 'customs clearance clerk' is not an office clerk with a qualifier
  const isVague = qualifiers.length > 0 && core.length === 1 && isVagueHead(core[0] ?? '')
  const same = isVague ? [] : (lexicon.aliases.get(keyOf(core))?.forms ?? [])
  // 'manager' alone does not name the trade, so it matches by the word itself and never surely
  if (terms.length === 1 && isVagueHead(terms[0] ?? '') && same.length === 0)
    return { phrase: terms.join(' '), links: [], source: 'head', forms: [terms] }
  const linked = linkTitle(lexicon, terms)
  const own = isVague ? undefined : lexicon.titles.get(keyOf(core))
  const links = linked.source === 'title' ? linked.links : (own ?? linked.links)
  const others = same.map((form) => [...qualifiers, ...form]).filter((form) => keyOf(form) !== keyOf(terms))
  const forms = [terms, ...others]
  return { phrase: terms.join(' '), links, source: linked.source, forms }
}

/**
 * The common name of a title with other names, otherwise the title as typed or corrected. O*NET's names of groups are
 * not used, because people do not say them.
 */
function labelOf(
  { aliases, occupations }: Lexicon,
  { words, text, mended }: Reading,
  { first, last, terms }: TitleSpan,
  core: TitleSpan,
): string {
  const isVague = core.terms.length === 1 && isVagueHead(core.terms[0] ?? '')
  const known = isVague ? undefined : aliases.get(keyOf(core.terms))
  const meant = occupations.some(({ title }) => title === known?.name) ? undefined : known
  if (meant && keyOf(core.terms) !== keyOf(terms))
    return terms.slice(0, -core.terms.length).join(' ').concat(' ', meant.name)
  if (meant) return meant.name
  return [...mended.keys()].some((index) => index >= first && index <= last)
    ? terms.join(' ')
    : text.slice(words[first]?.start, words[last]?.end)
}

/** Reads a job from a verb when the query has no title. */
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
