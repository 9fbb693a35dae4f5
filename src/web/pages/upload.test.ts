import { expect, test } from 'vitest'
import { parsePublicSettings } from '../../modules/settings/schema.ts'
import type { PageReads, ReadOf } from '../../page-reads.ts'
import { ENGLISH } from '../../shared/language/words.ts'
import renderer from './render-page.tsx'

type OwnProfile = ReadOf<'ownProfiles'>['jobSeeker']

const person = { id: 7, fullName: 'Ana Kila', skills: [] as string[] } as OwnProfile

/** Renders a page for the job seeker with this profile. */
function open(href: string, profile: OwnProfile) {
  const reads = {
    settings: async () => parsePublicSettings([]),
    visitor: async () => ({}),
    announcements: async () => [],
    categories: async () => [],
    locations: async () => [],
    ownProfiles: async () => ({ jobSeeker: profile, employer: undefined, administrator: undefined }),
    ownCv: async () => null,
  } as Partial<PageReads> as PageReads
  const callApi = async () => Response.json({ message: 'No answer' }, { status: 404 })
  const asked = {
    href,
    callApi,
    sessions: [],
    now: new Date(),
    publicUrl: '',
    savesData: false,
    wordsNow: () => ENGLISH,
    textsOf: () => [],
  }
  return renderer.renderPage({ ...asked, part: 'all', reads, statusOf: () => 500 })
}

const PAGES = ['/upload', '/upload?way=make', '/upload/7?way=make']

// Rule (pages): A guarded page sends visitors without a session to the login
test.each(PAGES)('%s sends a visitor to the login, and back after it', async (href) => {
  expect(await open(href, undefined)).toEqual({
    kind: 'redirect',
    location: `/login?next=${encodeURIComponent(href)}`,
  })
})

// Rule (pages): Guarded pages open for people with the right session
test.each(PAGES)('%s lets in a job seeker', async (href) => {
  expect(await open(href, person)).toMatchObject({ kind: 'page', status: 200 })
})
