/** Ranks before or after a title that do not change the occupation. */
const RANKS = new Set(
  `senior junior trainee apprentice graduate lead leading principal chief acting deputy casual temporary relief experienced qualified
  licensed registered certified professional general head assistant associate intern volunteer part full time one two three ii iii iv`.split(
    /\s+/,
  ),
)
/** Last words that say little about the work. */
const VAGUE_HEADS = new Set(
  `officer manager worker assistant supervisor operator technician specialist coordinator leader clerk member hand staff
  consultant advisor agent analyst engineer developer designer administrator inspector planner instructor expert executive director representative trainer master professional attendant aide controller superintendent`.split(
    /\s+/,
  ),
)

export function isVagueHead(term: string): boolean {
  return VAGUE_HEADS.has(term)
}

export function isRank(term: string): boolean {
  return RANKS.has(term)
}
