import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { createApiClient } from '../../app/loading/api-client.ts'
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

// Rule (catalogue): The categories page shows the number of categories and the columns
test('categories: the number of them and the columns', async () => {
  const shown = await renderAdmin(CategoriesSection, { answers: { [CATEGORIES]: [mining, mining] } })
  expect(shown.headings).toEqual(['Categories (2)', 'All categories'])
  expect(shown.columns).toEqual(['Name', 'Slug', 'Description', 'Sort Order', 'Status', 'Actions'])
  expect(shown.cells.slice(0, 5)).toEqual(['Mining', 'mining', 'Oil and gas too', '3', 'Inactive'])
  expect(shown.buttons).toEqual(expect.arrayContaining(['Refresh', 'Add Category', 'Edit']))
})

// Rule (catalogue): The locations page shows the number of locations and the columns
test('locations: the number of them and the columns', async () => {
  const shown = await renderAdmin(LocationsSection, { answers: { [LOCATIONS]: [lae] } })
  expect(shown.headings).toEqual(['Locations (1)', 'All locations'])
  expect(shown.columns).toEqual(['Name', 'Slug', 'Region', 'Country', 'Sort Order', 'Status', 'Actions'])
  expect(shown.cells.slice(0, 6)).toEqual(['Lae Morobe', 'lae', 'Momase', 'Papua New Guinea', '4', 'Active'])
})

// Rule (catalogue): The heading counts all categories or locations, also during a search
test('the heading counts all entries during a search', async () => {
  const found = (query: URLSearchParams) => (query.get('search') ? [mining] : [mining, mining, mining])
  const shown = await renderAdmin(CategoriesSection, {
    search: '?section=categories&search=min',
    answers: { [CATEGORIES]: found },
  })
  expect(shown.headings).toContain('Categories (3)')
  expect(shown.text).toContain('1 category')
})

// Rule (catalogue): An empty list says "No categories found" or "No locations found"
test.each([
  [CategoriesSection, CATEGORIES, 'No categories found'],
  [LocationsSection, LOCATIONS, 'No locations found'],
])('an empty list: %o at %s says %s', async (Section, path, empty) => {
  expect((await renderAdmin(Section, { answers: { [path]: [] } })).headings).toContain(empty)
})

const kind = categoryKind(createApiClient())
const close = () => undefined

// Rule (catalogue): A new category or location has sort order 0 by default
test('the form of a new entry has its fields, and sort order 0', async () => {
  const shown = await renderAdmin(() => <EntryForm kind={kind} onClose={close} />)
  expect(shown.headings).toEqual(['Add New Category'])
  expect(shown.labels).toEqual(['Category Name', 'Description', 'Sort Order'])
  expect(shown.field('sortOrder')).toContain('value="0"')
})

// Rule (catalogue): The form of an entry shows it with Update and Cancel, and its slug cannot be changed
test('the form of an entry has its values and its slug, which does not change', async () => {
  const shown = await renderAdmin(() => (
    <EntryForm kind={kind} row={{ ...mining, ...DATES }} onClose={close} />
  ))
  expect(shown.headings).toEqual(['Edit Category'])
  expect(shown.buttons).toEqual(expect.arrayContaining(['Cancel', 'Update Category']))
  expect(shown.field('name')).toContain('value="Mining"')
  expect(shown.text).toContain('The slug stays mining')
})
