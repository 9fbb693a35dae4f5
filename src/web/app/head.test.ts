import { expect, test } from 'vitest'
import { collectHead } from './head.ts'

const root = { meta: [{ title: 'Painim Wok' }, { name: 'description', content: 'Jobs' }] }
const job = {
  meta: [{ title: 'Cook' }, { name: 'description', content: 'Cook in Lae' }, { 'script:ld+json': { a: 1 } }],
  links: [{ rel: 'canonical', href: '/jobs/1' }, undefined],
}

test('the innermost title and description are used', () => {
  expect(collectHead([root])).toMatchObject({ title: 'Painim Wok' })
  expect(collectHead([root, job])).toEqual({
    title: 'Cook · Painim Wok',
    ownTitle: 'Cook',
    siteName: 'Painim Wok',
    meta: [{ name: 'description', content: 'Cook in Lae' }],
    links: [{ rel: 'canonical', href: '/jobs/1' }],
    structuredData: [{ a: 1 }],
  })
})

test('a page that does not exist says so', () => {
  expect(collectHead([{ ...root, status: 'notFound' }]).title).toBe('Page not found · Painim Wok')
  expect(collectHead([root, { status: 'notFound' }]).title).toBe('Page not found · Painim Wok')
  const job = { status: 'notFound', meta: [{ title: 'Job Not Found' }] }
  expect(collectHead([root, job]).title).toBe('Job Not Found · Painim Wok')
})
