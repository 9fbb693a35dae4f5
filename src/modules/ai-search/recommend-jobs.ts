import type { JobSeekerContext } from '../../platform/context.ts'
import { listJobsAbout } from '../jobs/reads.ts'
import { reachOf, titlesIn } from './lexicon/link-title.ts'
import { keyOf } from './lexicon/normalise.ts'
import { knowTerms } from './lexicon/terms.ts'
import { candidateOf } from './matching/candidate.ts'
import { type Judged, scoreCandidate } from './matching/score-candidate.ts'
import { findOwnCandidate, selectLocations } from './queries.ts'
import { needOfJob } from './understanding/need-of-job.ts'

const JOBS_SHOWN = 6
/** A job with a lower score is not recommended. */
const LEAST_SCORE = 50
/** The maximum number of titles and other names of them with which jobs are searched. */
const MOST_NAMES = 20

/**
 * Returns open jobs that fit the newest CV of a job seeker, the best first, each with the reason; none without an
 * active CV. Uses the same matching as employers' searches: title, skills, place, level, licences and pay.
 */
export async function recommendJobs(ctx: JobSeekerContext) {
  const own = await findOwnCandidate(ctx.db, ctx.viewer.jobSeeker.id)
  if (!own) return []
  const lexicon = await knowTerms(ctx.db)
  const locations = await selectLocations(ctx.db)
  const titles = [own.jobTitle, ...own.titles].flatMap(titlesIn)
  const names = titles.flatMap((terms) => [terms, ...(lexicon.aliases.get(keyOf(terms))?.forms ?? [])])
  const phrases = [...new Set(names.map((terms) => terms.join(' ')))].slice(0, MOST_NAMES)
  const jobs = await listJobsAbout(ctx, { phrases, category: own.category })
  const candidate = { ...candidateOf(own, lexicon), text: own.text }
  return jobs
    .flatMap((job) => {
      const need = needOfJob(job, { lexicon, locations })
      const judged = scoreCandidate(
        candidate,
        need,
        need.roles.map(({ links }) => reachOf(lexicon, links)),
      )
      return judged && judged.score >= LEAST_SCORE
        ? [{ job, matchScore: judged.score, matchReason: wordFit(judged), rank: judged.rank }]
        : []
    })
    .sort((a, b) => b.matchScore - a.matchScore || b.rank - a.rank)
    .slice(0, JOBS_SHOWN)
    .map(({ rank: _, ...fit }) => fit)
}

/** The reason in words for the job seeker, about their own CV. Each part is a requirement that the CV meets. */
function wordFit({ role, evidence }: Judged): string {
  const of = (...kinds: (typeof evidence)[number]['kind'][]) =>
    evidence.flatMap(({ kind, state, fact }) =>
      kinds.includes(kind) && state === 'matched' && fact !== undefined ? [fact] : [],
    )
  const skills = of('skill').slice(0, 3)
  const parts = [
    ...(role?.title === undefined
      ? []
      : [role.isFirst ? `your title ${role.title}` : `your work as ${role.title}`]),
    ...(skills.length > 0 ? [`your skills ${skills.join(', ')}`] : []),
    ...of('place'),
    ...of('licence').map((licence) => `your ${licence}`),
  ]
  return `Fits ${parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`}.`
}
