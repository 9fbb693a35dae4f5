import type { Context, EmployerContext } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../shared/errors.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { listCategories, listLocations } from '../catalog/reads.ts'
import {
  EDUCATION_LABELS,
  EDUCATION_SPELLINGS,
  EXPERIENCE_LABELS,
  EXPERIENCE_SPELLINGS,
  POPULAR_SKILLS,
  SALARY_BANDS,
} from '../catalog/schema.ts'
import { type IndexQuery, indexQuery } from './index-query.ts'
import { meantOptions } from './option-names.ts'
import {
  type FoundPage,
  findCvTerms,
  selectCards,
  selectFoundCvs,
  selectLikeCv,
  selectNewCvs,
  selectPopularSkills,
} from './queries.ts'
import { type CvSearchInput, DEEPEST_RESULT, POPULAR_SKILL_COUNT } from './schema.ts'
import { CONSIDERED, mostAlike, SIMILAR, similarQueries } from './similar.ts'
import { type MendedWord, mendWord } from './spelling.ts'
import { selectTerms, type Terms } from './terms-query.ts'
import { type Card, candidateCard } from './views.ts'

/** One page of the CVs that everybody may find. Totals are exact up to 10,000 matches, estimated above. */
export async function searchCvs(ctx: Context, input: CvSearchInput) {
  const { page, limit, sortBy, hideOpened, days } = input
  const { query, correctedQuery } = await planSearch(ctx.db, input)
  const found =
    query &&
    (await selectFoundCvs(ctx.db, query, {
      sort: sortBy,
      skip: (page - 1) * limit,
      size: limit,
      employerId: ctx.viewer.employer?.id ?? null,
      hidesOpened: hideOpened,
      since: days > 0 ? new Date(ctx.now.getTime() - days * DAY) : undefined,
    }))
  const { total, isExact, cvs } = found ?? NOTHING_FOUND
  return {
    cvs: cvs.map(candidateCard),
    total,
    totalIsExact: isExact,
    page,
    totalPages: Math.ceil((isExact ? total : Math.min(total, DEEPEST_RESULT)) / limit),
    ...(correctedQuery !== undefined && total > 0 && { correctedQuery }),
  }
}

/** ms */
const DAY = 86_400_000
const NOTHING_FOUND: FoundPage = { total: 0, isExact: true, cvs: [] }

/** What to ask the index for; no `query`: nothing can be found. `correctedQuery`: what the visitor is taken to have meant. */
export async function planSearch(
  db: Db,
  input: CvSearchInput,
): Promise<{ query?: IndexQuery; correctedQuery?: string | undefined }> {
  const isTyped =
    input.query !== '' || input.location !== '' || input.category !== '' || input.skills.length > 0
  const terms = isTyped ? await selectTerms(db, input) : undefined
  if (terms && findsNothing(terms)) return {}
  const words = terms ? meantWords(terms, input.spelling === 'mended') : []
  return { query: indexQuery(wantedOf(input, terms, words)), correctedQuery: correctedText(terms, words) }
}

/** Contact details are never searched for, and a skill of signs alone is nobody's. */
function findsNothing({ hasContacts, skills }: Terms): boolean {
  return hasContacts || skills.includes('')
}

function meantWords({ words }: Terms, isMended: boolean): MendedWord[] {
  const last = words.at(-1)
  return words.flatMap((word) => {
    const { lexeme, place } = word
    if (lexeme === null) return []
    if (!isMended) return [{ place, word: word.word, lexemes: [lexeme], corrected: undefined }]
    return [mendWord({ ...word, lexeme }, word === last)]
  })
}

function wantedOf(input: CvSearchInput, terms: Terms | undefined, words: MendedWord[]) {
  const { location, category, experience, education, salaryRanges } = input
  return {
    words,
    places: terms && location !== '' ? { ids: terms.placeIds, words: terms.placeWords } : undefined,
    categories: category === '' ? undefined : terms?.categories,
    experiences:
      experience === '' ? undefined : meantOptions(experience, EXPERIENCE_LABELS, EXPERIENCE_SPELLINGS),
    educations:
      education.length === 0
        ? undefined
        : education.flatMap((typed) => meantOptions(typed, EDUCATION_LABELS, EDUCATION_SPELLINGS)),
    skills: terms?.skills ?? [],
    salaryRanges,
  }
}

function correctedText(terms: Terms | undefined, words: MendedWord[]): string | undefined {
  if (!words.some((word) => word.corrected !== undefined)) return undefined
  return terms?.words
    .map(({ word, place }) => words.find((mended) => mended.place === place)?.corrected ?? word)
    .join(' ')
}

/**
 * CVs that came from `since` to before `until`, visible and not hired, for what an employer searches: how many (1,000 stand for that
 * and more), and the cards of the newest `size`.
 */
export async function findNewCvs(
  ctx: Context,
  input: CvSearchInput,
  { employerId, ...wanted }: { employerId: number; since: Date; until: Date; size: number },
) {
  const { query } = await planSearch(ctx.db, input)
  if (!query) return { total: 0, cvs: [] }
  const { total, cvs } = await selectNewCvs(ctx.db, query, {
    ...wanted,
    employerId,
    hidesOpened: input.hideOpened,
  })
  return { total, cvs: cvs.map(candidateCard) }
}

/** Up to six people like the one of a CV, who can be hired. Throws cv_not_found, also where the employer may not see it. */
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

/** The cards of CVs, of those that are shown or that the employer has access to; `isShown` tells which. */
export async function readCards(ctx: EmployerContext, ids: readonly number[]) {
  const rows = ids.length > 0 ? await selectCards(ctx.db, ids, ctx.viewer.employer.id) : []
  return rows.map(candidateCard)
}

/** What the search form offers. */
export async function listFilters(ctx: Context) {
  const [categories, locations, popularSkills] = await Promise.all([
    listCategories(ctx),
    listLocations(ctx),
    listPopularSkills(ctx),
  ])
  return {
    categories: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    locations: locations.map(({ slug, name }) => ({ value: slug, label: name })),
    experiences: options(EXPERIENCE_LABELS),
    educations: options(EDUCATION_LABELS),
    salaryRanges: SALARY_BANDS,
    popularSkills,
  }
}

function options(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

const MINUTE = 60_000
/** Each process asks once a minute for itself; keyed by the database, of which tests have several. */
const popularSkills = new WeakMap<object, { until: number; skills: Promise<string[]> }>()

async function listPopularSkills(ctx: Context): Promise<string[]> {
  const now = ctx.now.getTime()
  const known = popularSkills.get(ctx.db)
  if (known && now < known.until && known.until - now <= MINUTE) return known.skills
  const skills = readPopularSkills(ctx)
  popularSkills.set(ctx.db, { until: now + MINUTE, skills })
  skills.catch(() => popularSkills.delete(ctx.db))
  return skills
}

async function readPopularSkills(ctx: Context): Promise<string[]> {
  const found = await selectPopularSkills(ctx.db, 2 * POPULAR_SKILL_COUNT)
  const withoutContacts = found.filter((skill) => maskContacts(skill) === skill)
  return uniqueTexts([...withoutContacts.slice(0, POPULAR_SKILL_COUNT), ...POPULAR_SKILLS]).slice(
    0,
    POPULAR_SKILL_COUNT,
  )
}
