import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { createApiClient } from '../../api-client.ts'
import { CategoriesSection, categoryKind } from './categories-section.tsx'
import { EntryForm } from './entry-form.tsx'
import { LocationsSection } from './locations-section.tsx'

const mining = {
  id: 7,
  name: 'Mining',
  slug: 'mining',
  description: 'Oil and gas too',
  sortOrder: 3,
  isActive: false,
}
const lae = {
  id: 8,
  name: 'Lae',
  slug: 'lae',
  region: 'Momase',
  country: 'Papua New Guinea',
  province: 'Morobe',
  aliases: [],
  sortOrder: 4,
  isActive: true,
}
const DATES = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const CATEGORIES = '/api/admin/categories'
const LOCATIONS = '/api/admin/locations'

test('categories: their count, the form and the columns', async () => {
  const shown = await renderAdmin(CategoriesSection, { answers: { [CATEGORIES]: [mining, mining] } })
  expect(shown.headings).toEqual(['Categories (2)', 'Add New Category', 'All categories'])
  expect(shown.labels.slice(0, 3)).toEqual(['Category Name', 'Description', 'Sort Order'])
  expect(shown.columns).toEqual(['Name', 'Slug', 'Description', 'Sort Order', 'Status', 'Actions'])
  expect(shown.cells.slice(0, 5)).toEqual(['Mining', 'mining', 'Oil and gas too', '3', 'Inactive'])
  expect(shown.buttons).toEqual(expect.arrayContaining(['Refresh', 'Add Category', 'Edit']))
})

test('locations: their count, the form and the columns', async () => {
  const shown = await renderAdmin(LocationsSection, { answers: { [LOCATIONS]: [lae] } })
  expect(shown.headings).toEqual(['Locations (1)', 'Add New Location', 'All locations'])
  expect(shown.labels).toEqual(
    expect.arrayContaining(['Location Name', 'Region/State', 'Country', 'Sort Order']),
  )
  expect(shown.columns).toEqual(['Name', 'Slug', 'Region', 'Country', 'Sort Order', 'Status', 'Actions'])
  expect(shown.cells.slice(0, 6)).toEqual(['Lae Morobe', 'lae', 'Momase', 'Papua New Guinea', '4', 'Active'])
})

test('the heading counts all while some are searched for', async () => {
  const found = (query: URLSearchParams) => (query.get('search') ? [mining] : [mining, mining, mining])
  const shown = await renderAdmin(CategoriesSection, {
    search: '?section=categories&search=min',
    answers: { [CATEGORIES]: found },
  })
  expect(shown.headings).toContain('Categories (3)')
  expect(shown.text).toContain('1 category')
})

test.each([
  [CategoriesSection, CATEGORIES, 'No categories found'],
  [LocationsSection, LOCATIONS, 'No locations found'],
])('none: %o at %s says %s', async (Section, path, empty) => {
  expect((await renderAdmin(Section, { answers: { [path]: [] } })).headings).toContain(empty)
})

test('a new entry has sort order 0 to begin with', async () => {
  const { field } = await renderAdmin(CategoriesSection, { answers: { [CATEGORIES]: [mining] } })
  expect(field('sortOrder')).toContain('value="0"')
})

test('an entry that is edited: its panel, what it holds and its slug, which stays', async () => {
  const kind = categoryKind(createApiClient())
  const shown = await renderAdmin(() => <EntryForm kind={kind} row={{ ...mining, ...DATES }} />)
  expect(shown.headings).toEqual(['Edit Category'])
  expect(shown.buttons).toEqual(['Update Category', 'Cancel'])
  expect(shown.field('name')).toContain('value="Mining"')
  expect(shown.text).toContain('The slug stays mining')
})
