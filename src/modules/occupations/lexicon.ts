import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { type Links, stemKey } from './duties.ts'
import { indexWork, type WorkIndex } from './guess-job.ts'
import { keyOf, termsOf } from './normalise.ts'
import type { TermKind } from './schema.ts'
import { isVagueHead } from './title-words.ts'

const LexiconFile = v.object({
  occupations: v.array(
    v.object({
      code: v.string(),
      title: v.string(),
      titles: v.array(v.string()),
      related: v.record(v.string(), v.number()),
      duties: v.string(),
    }),
  ),
  skills: v.array(v.array(v.string())),
})

type Occupation = { code: string; title: string; related: Map<number, number> }
/** A skill or title with several names: the first name, and the terms of all names. */
export type Skill = { name: string; forms: string[][] }

/** The meanings of titles and skills: from O*NET, with the operator's rows (`terms`) on top. */
export type Lexicon = {
  occupations: readonly Occupation[]
  titles: ReadonlyMap<string, Links>
  /** The operator's titles of several words, by the stems of these. */
  stemmed: ReadonlyMap<string, Links>
  /** By the last word of a title. */
  heads: ReadonlyMap<string, Links>
  skills: ReadonlyMap<string, Skill>
  /** From the operator's rows: the meaning of a title, with the terms of all titles that have it. */
  aliases: ReadonlyMap<string, Skill>
  /** From the operator's rows: the jobs that an abbreviation may mean, when there are several. */
  readings: ReadonlyMap<string, readonly string[]>
  /** The number of titles and skills that contain a word. */
  vocabulary: ReadonlyMap<string, number>
  work: WorkIndex
  /** From the operator's rows: the local names of occupations, by their index. */
  names: ReadonlyMap<number, string>
}

/**
 * `occupation`: another name of the title in `meaning`. `narrower`: a kind of it, which matches it but not the other
 * way round. `near`: another job, whose people are shown when no one has the first, and the other way round.
 */
export type Term = { phrase: string; kind: TermKind; meaning: string }

/** The nearness of two occupations joined by a `near` row. It is greater than any relation in O*NET. */
export const NEAR = 0.78

let base: Lexicon | undefined

/** Built once per process. A server builds it before it accepts requests, because nothing else runs meanwhile. */
function baseLexicon(): Lexicon {
  base ??= readBase()
  return base
}

function readBase(): Lexicon {
  const packed = readFileSync(join(import.meta.dirname, '../../../db/lexicon/occupations.json.gz'))
  const file = v.parse(LexiconFile, JSON.parse(gunzipSync(packed).toString()))
  const vocabulary = new Map<string, number>()
  const learn = (term: string) => vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1)
  const heads = new Map<string, Map<number, number>>()
  const claims = new Map<string, { occupation: number; isOwn: boolean }[]>()
  for (const [occupation, { title, titles }] of file.occupations.entries()) {
    const own = new Set([title, ...title.split(/, (?:and )?| and /)].map((name) => keyOf(termsOf(name))))
    for (const name of titles) {
      const terms = name.split(' ')
      const key = keyOf(terms)
      claims.set(key, [...(claims.get(key) ?? []), { occupation, isOwn: own.has(key) }])
      const head = terms.at(-1) ?? ''
      const counted = heads.get(head) ?? new Map<number, number>()
      heads.set(head, counted.set(occupation, (counted.get(occupation) ?? 0) + 1))
      for (const term of terms) learn(term)
    }
  }
  const skills = new Map<string, Skill>()
  for (const names of file.skills) {
    const skill = { name: names[0] ?? '', forms: names.map(termsOf) }
    for (const form of skill.forms) {
      // 'business' does not mean 'Business One'
      const isWhole =
        form.length > 1 || !names.some((name) => / /.test(name) && keyOf(termsOf(name)) === keyOf(form))
      if (isWhole && !skills.has(keyOf(form))) skills.set(keyOf(form), skill)
      for (const term of form) learn(term)
    }
  }
  return {
    occupations: file.occupations.map(({ code, title, related }) => ({
      code,
      title,
      related: new Map(Object.entries(related).map(([other, near]) => [Number(other), near / 100])),
    })),
    stemmed: new Map(),
    heads: new Map([...heads].map(([head, counted]) => [head, mostOf(counted)])),
    titles: new Map([...claims].map(([key, claimed]) => [key, weighed(claimed)])),
    skills,
    aliases: new Map(),
    readings: new Map(),
    vocabulary,
    work: indexWork(file.occupations, (terms) => claims.get(keyOf(terms))?.[0]?.occupation),
    names: new Map(),
  }
}

/**
 * A title shared by several occupations means each with less certainty. An occupation's own name means that occupation.
 */
function weighed(claimed: readonly { occupation: number; isOwn: boolean }[]): Links {
  const hasOwner = claimed.some(({ isOwn }) => isOwn)
  const shared = Math.max(0.6, 1.1 - 0.1 * claimed.length)
  return claimed
    .map(({ occupation, isOwn }) => [occupation, isOwn ? 1 : hasOwner ? 0.7 : Math.min(1, shared)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
}

function mostOf(counted: ReadonlyMap<number, number>): Links {
  const sorted = [...counted].sort((a, b) => b[1] - a[1]).slice(0, 6)
  const most = sorted[0]?.[1] ?? 1
  return sorted.map(([occupation, count]) => [occupation, count / most])
}

/**
 * Returns the lexicon with the operator's rows, which take precedence. A row with an unknown meaning only adds its
 * spelling.
 */
export function lexiconWith(terms: readonly Term[]): Lexicon {
  const below = baseLexicon()
  const titles = new Map(below.titles)
  const skills = new Map(below.skills)
  const aliases = new Map<string, Skill>()
  const vocabulary = new Map(below.vocabulary)
  const definitions = Map.groupBy(
    terms.filter(({ kind }) => kind === 'occupation'),
    ({ phrase }) => keyOf(termsOf(phrase)),
  )
  const groups = Map.groupBy(
    terms.filter(({ kind }) => kind !== 'near'),
    ({ kind, meaning }) => `${kind === 'skill'} ${keyOf(termsOf(meaning))}`,
  )
  const jobs = [...groups.values()].map((group) => {
    const { kind, name, same, narrower } = formsOf(group)
    const known = keyOf(termsOf(name))
    const links = linksOf(below, [name, ...(definitions.get(known) ?? []).map((term) => term.meaning)])
    for (const term of [...same, ...narrower].flat())
      vocabulary.set(term, (vocabulary.get(term) ?? 0) + TERM_COUNT)
    const skill = { name, forms: [...same, ...(skills.get(known)?.forms ?? [])] }
    if (kind === 'skill') for (const form of same) skills.set(keyOf(form), skill)
    return { name, links, same, narrower, isSkill: kind === 'skill' }
  })
  const setTitle = (form: string[], links: Links) => links.length > 0 && titles.set(keyOf(form), links)
  const own = jobs.filter(({ isSkill }) => !isSkill)
  // read first, because a phrase that is a kind of one job and the name of another job means that other job
  for (const { links, narrower } of own)
    for (const form of narrower) {
      setTitle(form, links)
      aliases.set(keyOf(form), { name: form.join(' '), forms: [form] })
    }
  for (const { name, links, same, narrower } of own) {
    const forms = [...same, ...narrower]
    const alias = { name: LOCAL_NAMES[name] ?? name, forms }
    for (const form of same) {
      setTitle(form, links)
      const known = aliases.get(keyOf(form))
      if (forms.length > (known?.forms.length ?? 0)) aliases.set(keyOf(form), alias)
    }
  }
  const readings = readingsOf(terms, titles)
  const lexicon = {
    ...below,
    titles,
    stemmed: stemmedOf(aliases, titles),
    skills,
    aliases,
    readings,
    vocabulary,
    names: namesOf(below, own),
  }
  return { ...lexicon, occupations: withNearOnes(lexicon, terms) }
}

function stemmedOf(
  aliases: ReadonlyMap<string, Skill>,
  titles: ReadonlyMap<string, Links>,
): Map<string, Links> {
  const forms = [...new Set(aliases.values())].flatMap((alias) => alias.forms).reverse()
  return new Map(
    forms.filter(({ length }) => length > 1).map((form) => [stemKey(form), titles.get(keyOf(form)) ?? []]),
  )
}

const SHORT = 4
function readingsOf(terms: readonly Term[], titles: ReadonlyMap<string, Links>) {
  const short = terms.filter(({ kind, phrase }) => kind === 'occupation' && phrase.length <= SHORT)
  const meant = [...Map.groupBy(short, ({ phrase }) => keyOf(termsOf(phrase)))].map(([key, rows]) => {
    const byJob = rows.map(({ meaning }) => [titles.get(keyOf(termsOf(meaning)))?.[0]?.[0], meaning] as const)
    return [key, [...new Map(byJob).values()]] as const
  })
  return new Map(meant.filter(([, meanings]) => meanings.length > 1))
}

/**
 * Returns a local name for each occupation: the first one if it has several. A name with several meanings, such as
 * 'cook', goes to its first occupation, and to the others only if they have no name of their own.
 */
function namesOf(
  { occupations }: Lexicon,
  rows: readonly { name: string; links: Links }[],
): Map<number, string> {
  const names = new Map<number, string>()
  const give = (job: number, name: string) => {
    if (name !== occupations[job]?.title && !names.has(job)) names.set(job, LOCAL_NAMES[name] ?? name)
  }
  for (const { name, links } of rows) if (links[0]) give(links[0][0], name)
  for (const { name, links } of rows)
    for (const [job, weight] of links) if (weight === links[0]?.[1]) give(job, name)
  return names
}

/** The local names of O*NET's titles. */
const LOCAL_NAMES: Record<string, string> = {
  'Automotive Mechanic': 'Motor Mechanic',
  'Diesel Mechanic': 'Diesel Fitter',
  'Elementary School Teacher': 'Primary School Teacher',
  Janitor: 'Cleaner',
  Laborer: 'Labourer',
  'NGO Manager': 'Programme Manager',
  Physician: 'Doctor',
  'Ship Captain': 'Skipper',
  Storekeeper: 'Storeman',
}

function withNearOnes(lexicon: Lexicon, terms: readonly Term[]): Occupation[] {
  const occupations = lexicon.occupations.map((one) => ({ ...one, related: new Map(one.related) }))
  const meant = (title: string) => {
    const links = endLinks(lexicon, termsOf(title))
    // of several occupations that share a title, the first: a warehouse supervisor does not supervise production
    const isShared = links.every(([, weight]) => weight < 1)
    return links.flatMap(([job, weight], place) =>
      weight >= SECOND_MEANING && (!isShared || place === 0) ? [job] : [],
    )
  }
  for (const { kind, phrase, meaning } of terms) {
    if (kind !== 'near') continue
    for (const one of meant(phrase)) {
      for (const other of meant(meaning)) occupations[one]?.related.set(other, NEAR)
    }
  }
  return occupations
}

/** The first listed occupation counts fully, the others less: 'domestic helper' is a housekeeper, but also a nanny. */
function linksOf(lexicon: Lexicon, meanings: readonly string[]): Links {
  const [name = '', ...defined] = meanings
  const listed = defined
    .map((meaning) => endLinks(lexicon, termsOf(meaning)))
    .filter((links) => links.length > 0)
  const [first = [], ...others] = listed.length > 0 ? listed : [endLinks(lexicon, termsOf(name))]
  return [
    ...first,
    ...others.flatMap((links) => links.map(([job, weight]) => [job, weight * SECOND_MEANING] as const)),
  ]
}

/** The last word of a title names the job: 'cattle farmer' is a farmer when nothing more is known. */
function endLinks({ titles }: Lexicon, terms: readonly string[]): Links {
  for (let start = 0; start < terms.length; start++) {
    const rest = terms.slice(start)
    const links = titles.get(keyOf(rest))
    // but not a vague one: a 'project officer' is not a police officer
    const isVague = start > 0 && rest.length === 1 && isVagueHead(rest[0] ?? '')
    if (links && !isVague) return links
  }
  return []
}
const SECOND_MEANING = 0.8

/** The weight of an operator's word when spelling is corrected, as a number of titles. */
const TERM_COUNT = 20

function formsOf(group: readonly Term[]) {
  const [{ kind, meaning: name } = { kind: 'skill', meaning: '' }] = group
  const phrases = (narrower: boolean) =>
    group.flatMap((term) => ((term.kind === 'narrower') === narrower ? [termsOf(term.phrase)] : []))
  const isAny = (form: readonly string[]) => form.length > 0
  return {
    kind,
    name,
    same: [termsOf(name), ...phrases(false)].filter(isAny),
    narrower: phrases(true).filter(isAny),
  }
}
