import type { Db } from '../../../platform/database/database.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { reachOf } from '../../occupations/link-title.ts'
import { type CandidateRow, candidateOf } from '../judge/candidate.ts'
import {
  EXCELLENT,
  GOOD,
  type Judged,
  LEAST_BEST,
  LEAST_SCORE,
  scoreCandidate,
} from '../judge/score-candidate.ts'
import { selectLexemes, selectTexts } from '../queries.ts'
import type { Intent } from '../understand/intent.ts'
import { candidateTiers, phrasesOf, type Tier, type Tiers } from './candidate-tiers.ts'
import { candidateFinder, type RankOptions } from './find-candidates.ts'

/** The number of CVs whose files are read. */
const FILES_READ = 50
/** The number of CVs per person whose files are read, to find the person's best one. */
const CVS_OF_ONE = 2

/**
 * Returns the best people for a query, each with their best CV. Finds CVs through the index and judges each one. The
 * best of them are judged again with the words of their files.
 */
export async function rankPeople(
  db: Db,
  intent: Intent,
  lexicon: Lexicon,
  options: RankOptions,
): Promise<{ people: Judged[]; total: number }> {
  const { size } = options
  const lexemes = await selectLexemes(db, phrasesOf(intent))
  const reaches = intent.roles.map(({ links }) => reachOf(lexicon, links))
  const tiers = candidateTiers(intent, reaches, lexicon, lexemes)
  const judge = (row: CandidateRow, text?: string) =>
    scoreCandidate(candidateOf(row, lexicon, text), intent, reaches) ?? []
  const find = candidateFinder(db, options)
  const judged: Judged[] = []
  let total = 0
  for (const { asked, isWanted, unless, people = size } of stepsOf(tiers)) {
    const known = judged.filter(({ score }) => score >= unless)
    if (bestOfEach(known, 1).length >= people) continue
    const found = await find(asked)
    judged.push(...found.rows.flatMap((row) => judge(row)))
    if (isWanted) total = Math.max(total, found.total)
  }
  const found = bestOfEach(judged.sort(byScore), CVS_OF_ONE).slice(0, FILES_READ)
  const ids = found.map(({ candidate }) => candidate.row.id)
  const texts = await selectTexts(db, ids)
  const read = found.flatMap(({ candidate: { row } }) => judge(row, texts.get(row.id) ?? ''))
  // unless one person is likely enough and one has more than a similar occupation, nobody is shown
  const isAnswer =
    read.some(({ score }) => score >= LEAST_BEST) &&
    read.some(({ score, isFar }) => score >= LEAST_SCORE && !isFar)
  const best = isAnswer ? bestOfEach(read.sort(byScore), 1) : []
  return { people: inTurn(best, intent).slice(0, size), total }
}

type Step = { asked: readonly Tier[]; isWanted?: true; unless: number; people?: number }

/** Three in four people with this score are right. People who miss more than one thing seldom have it. */
const LIKELY = 70

/**
 * The tiers in the order in which they are asked. A step is left out when enough people have the score `unless`, because
 * hardly anybody in its tiers could have a better one.
 */
const stepsOf = ({ best, gaps, wanted, near, told }: Tiers): Step[] => [
  { asked: best, isWanted: true, unless: Number.POSITIVE_INFINITY },
  { asked: gaps, isWanted: true, unless: EXCELLENT },
  { asked: wanted, isWanted: true, unless: LIKELY },
  { asked: near, unless: GOOD },
  { asked: told, unless: GOOD, people: 1 },
]

/** Returns the first `most` CVs of each person. */
function bestOfEach(judged: readonly Judged[], most: number): Judged[] {
  const counts = new Map<number, number>()
  return judged.filter(({ candidate: { row } }) => {
    const count = (counts.get(row.jobSeekerId) ?? 0) + 1
    counts.set(row.jobSeekerId, count)
    return count <= most
  })
}

/** People with the same score in turns of the requested jobs: 'driver and cook' does not show five cooks first. */
function inTurn(people: readonly Judged[], { roles }: Intent): Judged[] {
  if (roles.length < 2 || roles.some(({ isUnclear }) => isUnclear)) return [...people]
  const rivalry = ({ score, role }: Judged) => `${score} ${role?.asked.typed}`
  const rivals = Map.groupBy(people, rivalry)
  const turnOf = (person: Judged) => rivals.get(rivalry(person))?.indexOf(person) ?? 0
  return people.toSorted((a, b) => b.score - a.score || turnOf(a) - turnOf(b))
}

function byScore(a: Judged, b: Judged): number {
  return b.score - a.score || b.rank - a.rank || b.candidate.row.id - a.candidate.row.id
}
