import type { Dns, TextRecords } from '../../platform/dns-records.ts'

/** RFC 7208, 4.6.4: beyond these receivers count the record as an error. */
export const MOST_LOOKUPS = 10
export const MOST_VOIDS = 2

/** What a receiver finds who follows a record to its end. */
export type SpfPath = {
  /** Questions to DNS, with those of the records that are included. */
  lookups: number
  /** Names that were asked for and that there are not. */
  voids: string[]
  /** Names that have no SPF record to include, or several. */
  broken: string[]
  /** Names that include themselves. */
  loops: string[]
  /** Names that no name server answered for. */
  unanswered: string[]
  /** Everything that the records name, in lower case, without the plus sign that may stand before it. */
  terms: Set<string>
}

export function spfRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1( |$)/i.test(text))
}

/** Includes, redirects and names, as a receiver follows them whom nothing before the end fits. It ends at the eleventh question. */
export async function followSpf(record: string, domain: string, dns: Dns): Promise<SpfPath> {
  const path: SpfPath = { lookups: 0, voids: [], broken: [], loops: [], unanswered: [], terms: new Set() }
  await follow(record, [domain.toLowerCase()], dns, path)
  return path
}

/** `names`: the domain of this record after those that led to it. */
async function follow(record: string, names: readonly string[], dns: Dns, path: SpfPath): Promise<void> {
  const terms = record.toLowerCase().split(/\s+/).slice(1).map(withoutPlus)
  for (const term of terms) path.terms.add(term)
  for (const { kind, name = names.at(-1) ?? '' } of questionsOf(terms)) {
    path.lookups += 1
    if (path.lookups > MOST_LOOKUPS) return
    // Macros stand for what only a mail that arrives has; who asks `ptr` asks for its sender.
    if (!name.includes('%') && kind !== 'ptr') await ask(kind, name, names, dns, path)
    if (path.unanswered.length > 0 || path.loops.length > 0) return
  }
}

async function ask(
  kind: Kind,
  name: string,
  names: readonly string[],
  dns: Dns,
  path: SpfPath,
): Promise<void> {
  if (kind === 'include' || kind === 'redirect') {
    if (names.includes(name)) path.loops.push(name)
    else await followInto(await dns.readTexts(name), [...names, name], dns, path)
    return
  }
  const isThere = await (kind === 'mx' ? dns.hasMailServer(name) : dns.hasAddress(name))
  if (isThere === undefined) path.unanswered.push(name)
  if (isThere === false) path.voids.push(name)
}

async function followInto(
  texts: TextRecords,
  names: readonly string[],
  dns: Dns,
  path: SpfPath,
): Promise<void> {
  const name = names.at(-1) ?? ''
  if (!texts) {
    path.unanswered.push(name)
    return
  }
  const [record, ...others] = spfRecords(texts)
  if (record !== undefined && others.length === 0) await follow(record, names, dns, path)
  else path.broken.push(name)
}

const KINDS = ['include', 'redirect', 'a', 'mx', 'ptr', 'exists'] as const
type Kind = (typeof KINDS)[number]
const QUESTION = /^[~?-]?(?:(include|a|mx|ptr|exists)(?::([^/]+))?(?:\/.*)?|(redirect)=(.+))$/

/** What of a record makes a receiver ask DNS. What stands behind `all` nobody reads, and with it no redirect. */
function questionsOf(terms: readonly string[]): { kind: Kind; name: string | undefined }[] {
  const end = terms.findIndex((term) => /^[~?-]?all$/.test(term))
  const read = end < 0 ? terms : terms.slice(0, end).filter((term) => !term.startsWith('redirect='))
  const questions = read.flatMap((term) => {
    const [, mechanism, name, redirect, target] = QUESTION.exec(term) ?? []
    const kind = KINDS.find((one) => one === (mechanism ?? redirect))
    return kind ? { kind, name: name ?? target } : []
  })
  // Wherever it stands, it is followed last (RFC 7208, 6.1).
  return questions.toSorted((a, b) => Number(a.kind === 'redirect') - Number(b.kind === 'redirect'))
}

const withoutPlus = (term: string): string => term.replace(/^\+/, '')
