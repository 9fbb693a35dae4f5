import type { Context } from '../../platform/context.ts'
import { maskContacts } from '../../shared/mask-contacts.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { MINUTE } from '../../shared/time.ts'
import { EDUCATION_LABELS, EXPERIENCE_LABELS, POPULAR_SKILLS, SALARY_BANDS } from '../catalog/choices.ts'
import { listCategories, listLocations } from '../catalog/reads.ts'
import { POPULAR_SKILL_COUNT } from './limits.ts'
import { selectPopularSkills } from './queries.ts'

/** Returns the choices of the search form. */
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

/** Each process refreshes its own copy once a minute; keyed by the database, because tests have several. */
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
