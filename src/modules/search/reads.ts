import { type Context, type EmployerContext, NOBODY } from '../../platform/context.ts'
import { type ContentVersions, keptAnswers, readVersions } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import { together, withConnection } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { DAY } from '../../shared/time.ts'
import { NO_FACETS } from './count-facets.ts'
import { countWithout } from './count-without.ts'
import { countOpened } from './facet-queries.ts'
import type { IndexQuery } from './index-query.ts'
import { DEEPEST_RESULT, MAX_PAGE_SIZE } from './limits.ts'
import { type Plan, planSearch } from './plan-search.ts'
import {
  type FoundPage,
  type FoundPart,
  findCvTerms,
  isHiddenFrom,
  type PageWanted,
  selectAccess,
  selectCards,
  selectFoundCvs,
  selectFoundPart,
  selectLikeCv,
  selectNewCvs,
  selectPeople,
} from './queries.ts'
import { countKept, readFacets } from './read-facets.ts'
import type { CvSearchInput } from './schema.ts'
import { CONSIDERED, mostAlike, SIMILAR, similarQueries } from './similar.ts'
import { selectTerms, type Terms, type TypedFilters } from './terms-query.ts'
import { type Card, candidateCard } from './views.ts'

const answers = keptAnswers<Awaited<ReturnType<typeof findAsAudience>>>(300)
/** Plans and parts of lists, which the pages of a search share, and the meaning of typed texts. */
const plans = keptAnswers<Plan>(300)
const parts = keptAnswers<FoundPart>(100)
const terms = keptAnswers<Terms>(300)
/** The numbers of people without one of the filters. */
const totals = keptAnswers<number>(300)

/** The number of CVs of a part that is kept: reading 600 of a list costs about as much as 12. */
const PART = 600

/**
 * Returns one page of the people with visible CVs that match, each once. Totals are exact up to 10,000 matches and
 * estimated above. The answer for an audience stays in memory until a CV or the catalogue changes; an employer's own
 * access is added each time. `known`: versions that are recent enough for the caller.
 */
export async function searchCvs(ctx: Context, input: CvSearchInput, known?: ContentVersions) {
  const { employer } = ctx.viewer
  if (input.days > 0 || (input.hideOpened && employer)) {
    const found = await findCvs(ctx, input)
    return withOpened(ctx, found, pageOf(input, found, rowsOf(input, found).map(candidateCard)))
  }
  const { cvs, site } = known ?? (await readVersions(ctx))
  const audience = await audienceOf(ctx)
  const version = `${cvs} ${site}`
  const key = JSON.stringify([version, audience, input])
  const { found, page } = await answers(ctx, key, () => findAsAudience(ctx, input, audience, version))
  if (!employer) return page
  const ownCards = await cardsWithAccess(ctx.db, rowsOf(input, found), employer.id)
  return withOpened(ctx, found, pageOf(input, found, ownCards))
}

/** Adds to the counts of an employer how many of the CVs found are open to it. */
async function withOpened(ctx: Context, { query }: Found, page: ReturnType<typeof pageOf>) {
  const { employer } = ctx.viewer
  if (!page.facets || !employer) return page
  const opened = query ? await countOpened(ctx.db, query, employer.id) : 0
  return { ...page, facets: { ...page.facets, opened } }
}

/** Visitors share one answer, and so do employers from whom no job seeker hides. Each other employer has its own. */
async function audienceOf({ db, viewer: { employer } }: Context): Promise<number | null> {
  if (!employer) return null
  return (await isHiddenFrom(db, employer.id)) ? employer.id : 0
}

async function findAsAudience(ctx: Context, input: CvSearchInput, audience: number | null, version: string) {
  const found = await findCvs({ ...ctx, viewer: NOBODY }, input, audience, version)
  return { found, page: pageOf(input, found, rowsOf(input, found).map(cardOf)) }
}

const MOST_CARDS = 2_000
const cards = new Map<number, { row: string; card: PersonCard }>()

/** Returns the same card while its row is the same, so that searches with the same people share its memory and HTML. */
function cardOf(cv: PersonRow): PersonCard {
  const row = JSON.stringify(cv)
  const known = cards.get(cv.id)
  if (known?.row === row) return known.card
  const card = candidateCard(cv)
  if (cards.size >= MOST_CARDS) cards.clear()
  cards.set(cv.id, { row, card })
  return card
}

async function cardsWithAccess(db: Db, cvs: readonly PersonRow[], employerId: number) {
  const ids = cvs.map(({ id }) => id)
  const access = await selectAccess(db, ids, employerId)
  return cvs.map((cv) => candidateCard<PersonRow>({ ...cv, accessTypes: access.get(cv.id) ?? [] }))
}

type Found = Awaited<ReturnType<typeof findCvs>>

/** Whether all words are in the title or the name matters only where those people come first. */
const rowsOf = ({ sortBy }: CvSearchInput, { cvs }: Found) =>
  cvs.map(({ inTitle, ...cv }) => ({
    ...cv,
    ...(sortBy === 'relevance' && inTitle !== null && { inTitle }),
  }))
type PersonRow = ReturnType<typeof rowsOf>[number]
type PersonCard = ReturnType<typeof candidateCard<PersonRow>>

function pageOf(
  { page, limit }: CvSearchInput,
  { total, isExact, inTitle, correctedQuery, facets, without }: Found,
  cvs: PersonCard[],
) {
  return {
    cvs,
    total,
    totalIsExact: isExact,
    /** The number of people whose title or name has all words. They come first; the others only mention the words. */
    titleTotal: inTitle,
    page,
    totalPages: Math.ceil((isExact ? total : Math.min(total, DEEPEST_RESULT)) / limit),
    ...(correctedQuery !== undefined && total > 0 && { correctedQuery }),
    ...(facets && { facets }),
    /** If nobody was found: the number of people without each filter. */
    ...(without && { without }),
  }
}

/**
 * Searches without the memory of answers. The CVs show the access of the viewer, if it is an employer. `version`: of the
 * CVs and the catalogue, if plans and lists that were made for it may be used.
 */
export async function findCvs(
  ctx: Context,
  input: CvSearchInput,
  audience: number | null = ctx.viewer.employer?.id ?? null,
  version?: string,
) {
  const { page, limit, sortBy, hideOpened, days } = input
  const { query, wanted, correctedQuery } = await planOf(ctx, input, version)
  const since = days > 0 ? new Date(ctx.now.getTime() - days * DAY) : undefined
  const shown: PageWanted = {
    sort: sortBy,
    skip: (page - 1) * limit,
    size: limit,
    audience,
    employerId: ctx.viewer.employer?.id ?? null,
    hidesOpened: hideOpened,
    since,
  }
  const [found = NOTHING_FOUND, facets = NO_FACETS] =
    query && wanted ? await askIndex(ctx, input, { query, wanted }, shown, version) : []
  const isEmpty = input.facets && page === 1 && found.total === 0
  const count = async (less: CvSearchInput) => {
    const plan = await planOf(ctx, less, version)
    const known = plan.wanted && (await countKept(ctx, plan.wanted, { audience, version }))
    return known ?? (await findCvs(ctx, less, audience, version)).total
  }
  const countOnce = (less: CvSearchInput) =>
    version === undefined
      ? count(less)
      : totals(ctx, JSON.stringify([version, audience, less]), () => count(less))
  return {
    ...found,
    query,
    correctedQuery,
    facets: input.facets ? facets : undefined,
    without: isEmpty ? await countWithout(input, countOnce) : undefined,
  }
}

/**
 * Sends both statements at once, so that there is one round trip to the database; none if the people who are kept tell
 * that the search finds nobody.
 */
async function askIndex(
  ctx: Context,
  input: CvSearchInput,
  { query, wanted }: Required<Pick<Plan, 'query' | 'wanted'>>,
  shown: PageWanted,
  version: string | undefined,
) {
  const { audience, since } = shown
  const count = (db: Db) =>
    input.facets ? readFacets(ctx, wanted, input, { db, audience, since, version }) : undefined
  if ((await countKept(ctx, wanted, { audience, version })) === 0)
    return [NOTHING_FOUND, await count(ctx.db)] as const
  const part =
    version !== undefined && shown.skip > 0 ? await findPart(ctx, query, version, shown) : undefined
  return withConnection(ctx, (db) =>
    together(part ? selectPart(db, part, query, shown) : selectFoundCvs(db, query, shown), count(db)),
  )
}

function planOf(ctx: Context, input: CvSearchInput, version: string | undefined): Promise<Plan> {
  const { page, limit, sortBy, facets, hideOpened, days, ...typed } = input
  if (version === undefined) return planSearch(input, (texts) => selectTerms(ctx.db, texts))
  const readTerms = (texts: TypedFilters) =>
    terms(ctx, JSON.stringify([version, texts]), () => selectTerms(ctx.db, texts))
  return plans(ctx, JSON.stringify([version, typed]), () => planSearch(input, readTerms))
}

/** People page from the first page on: the part of the list that contains a later page is kept for the next one. */
function findPart(ctx: Context, query: IndexQuery, version: string, wanted: PageWanted): Promise<FoundPart> {
  const { sort, audience } = wanted
  const skip = startOfPart(wanted)
  return parts(ctx, JSON.stringify([version, query, sort, audience, skip]), () =>
    selectFoundPart(ctx.db, query, { ...wanted, skip, size: PART + MAX_PAGE_SIZE }),
  )
}

const startOfPart = ({ skip }: PageWanted): number => Math.floor(skip / PART) * PART

/** Returns one page of a part of a list. */
async function selectPart(
  db: Db,
  { ids, ...found }: FoundPart,
  query: IndexQuery,
  wanted: PageWanted,
): Promise<FoundPage> {
  const first = wanted.skip - startOfPart(wanted)
  const shown = [...ids.subarray(first, first + wanted.size)]
  return { ...found, cvs: shown.length > 0 ? await selectPeople(db, shown, query, wanted) : [] }
}

const NOTHING_FOUND: FoundPage = { total: 0, isExact: true, inTitle: 0, cvs: [] }

/**
 * Returns CVs uploaded from `since` until before `until`, visible and not hired, that match an employer's search:
 * their number (1,000 means 1,000 or more) and the cards of the newest `size`.
 */
export async function findNewCvs(
  ctx: Context,
  input: CvSearchInput,
  { employerId, ...wanted }: { employerId: number; since: Date; until: Date; size: number },
) {
  const { query } = await planOf(ctx, input, undefined)
  if (!query) return { total: 0, cvs: [] }
  const { total, cvs } = await selectNewCvs(ctx.db, query, {
    ...wanted,
    employerId,
    hidesOpened: input.hideOpened,
  })
  return { total, cvs: cvs.map(candidateCard) }
}

/**
 * Returns up to six people with similar CVs who can be hired. Throws cv_not_found, also if the employer may not see
 * the CV.
 */
export async function listSimilarCvs(ctx: EmployerContext, cvId: number) {
  const employerId = ctx.viewer.employer.id
  const terms = await findCvTerms(ctx.db, cvId, employerId)
  if (!terms) throw new AppError('cv_not_found')
  const found: Card[] = []
  for (const query of similarQueries(terms)) {
    if (found.length >= SIMILAR) break
    const rows = await selectLikeCv(ctx.db, query, { cvId, employerId, size: CONSIDERED })
    const others = rows.filter(({ id }) => !found.some((cv) => cv.id === id))
    found.push(...mostAlike(terms, others.map(candidateCard)))
  }
  return found.slice(0, SIMILAR)
}

/**
 * Returns the cards of the CVs that are visible or to which the employer has access; `isShown` says which are visible.
 */
export async function readCards(ctx: EmployerContext, ids: readonly number[]) {
  const rows = ids.length > 0 ? await selectCards(ctx.db, ids, ctx.viewer.employer.id) : []
  return rows.map(candidateCard)
}
