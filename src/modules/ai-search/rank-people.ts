import type { Db } from '../../platform/database.ts'
import { type CandidateRow, candidateOf } from './candidate.ts'
import { candidateTiers, phrasesOf } from './candidate-tiers.ts'
import { EDUCATION_WORDS } from './gather-evidence.ts'
import type { Intent } from './intent.ts'
import type { Lexicon } from './lexicon.ts'
import { reachOf } from './link-title.ts'
import { selectCandidates, selectLexemes, selectTexts, selectTiers } from './queries.ts'
import { type Judged, scoreCandidate, WEIGHTS, type Weights } from './score-candidate.ts'

/** CVs that are judged at most, and of these, whose files are read. */
const MOST_JUDGED = 1200
const FILES_READ = 60

/** Tiers of the job or the skills themselves; later ones are related. */
const MAIN_TIERS = 7

export type RankOptions = { size: number; hidden?: readonly number[] | null; weights?: Weights }

/** The best people for what is asked: found through the index, judged one by one, the first of them with the words of their files. */
export async function rankPeople(
  db: Db,
  intent: Intent,
  lexicon: Lexicon,
  options: RankOptions,
): Promise<{ people: Judged[]; total: number }> {
  const { size, hidden = null, weights = WEIGHTS } = options
  const lexemes = await selectLexemes(db, phrasesOf(intent))
  const reaches = intent.roles.map(({ links }) => reachOf(lexicon, links))
  const tiers = candidateTiers(intent, reaches, lexicon, lexemes)
  const found = await selectTiers(db, tiers, hidden)
  const ids = [...new Set(found.flatMap((tier) => tier.ids))].slice(0, MOST_JUDGED)
  const rows = ids.length > 0 ? await selectCandidates(db, ids) : []
  const judge = (row: CandidateRow, text?: string) =>
    scoreCandidate({ ...candidateOf(row, lexicon), text }, intent, reaches, weights) ?? []
  const first = rows
    .flatMap((row) => judge(row))
    .sort(byScore)
    .slice(0, FILES_READ)
  const texts = await selectTexts(
    db,
    first.map(({ candidate }) => candidate.row.id),
  )
  const people = first
    .flatMap(({ candidate: { row } }) => judge(row, textOf(row, texts.get(row.id))))
    .sort(byScore)
    .slice(0, size)
  return { people, total: Math.max(0, ...found.slice(0, MAIN_TIERS).map((tier) => tier.total)) }
}

/** What the file says, and what the fields say that a word may be looked for in. */
function textOf(row: CandidateRow, file = ''): string {
  return [file, row.education ? EDUCATION_WORDS[row.education] : ''].join('\n')
}

function byScore(a: Judged, b: Judged): number {
  return b.score - a.score || b.rank - a.rank || b.candidate.row.id - a.candidate.row.id
}
