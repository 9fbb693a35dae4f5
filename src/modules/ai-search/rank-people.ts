import type { Db } from '../../platform/database.ts'
import { type CandidateRow, candidateOf } from './candidate.ts'
import { candidateTiers, phrasesOf, type Tier } from './candidate-tiers.ts'
import { EDUCATION_WORDS } from './gather-evidence.ts'
import type { Intent } from './intent.ts'
import type { Lexicon } from './lexicon.ts'
import { reachOf } from './link-title.ts'
import { selectCandidates, selectLexemes, selectTexts, selectTiers, type TierFound } from './queries.ts'
import { type Judged, OTHER_JOB, scoreCandidate, WEIGHTS, type Weights } from './score-candidate.ts'

/** CVs whose files are read. */
const FILES_READ = 50

export type RankOptions = { size: number; hidden?: readonly number[] | null; weights?: Weights }

/** The best people for what is asked: found through the index, judged one by one, the first of them with the words of their files. */
export async function rankPeople(
  db: Db,
  intent: Intent,
  lexicon: Lexicon,
  { size, hidden = null, weights = WEIGHTS }: RankOptions,
): Promise<{ people: Judged[]; total: number }> {
  const lexemes = await selectLexemes(db, phrasesOf(intent))
  const reaches = intent.roles.map(({ links }) => reachOf(lexicon, links))
  const tiers = candidateTiers(intent, reaches, lexicon, lexemes)
  const judge = (row: CandidateRow, text?: string) =>
    scoreCandidate({ ...candidateOf(row, lexicon), text }, intent, reaches, weights) ?? []
  const seen = new Set<number>()
  const free = new Set<number>()
  /** The index counts those too who were hired or cannot be hired; of the newest, who is free is known. */
  const freeOf = ({ ids, total }: TierFound) =>
    ids.length === 0 ? 0 : Math.round((total * ids.filter((id) => free.has(id)).length) / ids.length)
  const judgeTiers = async (asked: readonly Tier[]) => {
    const found = asked.length > 0 ? await selectTiers(db, asked, hidden) : []
    const ids = [...new Set(found.flatMap((tier) => tier.ids))].filter((id) => !seen.has(id))
    for (const id of ids) seen.add(id)
    const rows = ids.length > 0 ? await selectCandidates(db, ids) : []
    for (const { id } of rows) free.add(id)
    return { judged: rows.flatMap((row) => judge(row)), total: Math.max(0, ...found.map(freeOf)) }
  }
  const { judged: wanted, total } = await judgeTiers(tiers.wanted)
  const isEnough = wanted.filter(({ score }) => score >= OTHER_JOB).length >= size
  const near = isEnough ? [] : (await judgeTiers(tiers.near)).judged
  const first = [...wanted, ...near].sort(byScore).slice(0, FILES_READ)
  const texts = await selectTexts(
    db,
    first.map(({ candidate }) => candidate.row.id),
  )
  const people = first
    .flatMap(({ candidate: { row } }) => judge(row, textOf(row, texts.get(row.id))))
    .sort(byScore)
    .slice(0, size)
  return { people, total }
}

/** What the file says, and what the fields say that a word may be looked for in. */
function textOf(row: CandidateRow, file = ''): string {
  return [file, row.education ? EDUCATION_WORDS[row.education] : ''].join('\n')
}

function byScore(a: Judged, b: Judged): number {
  return b.score - a.score || b.rank - a.rank || b.candidate.row.id - a.candidate.row.id
}
