import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { textOf } from '../../../../tests/support/rendered.tsx'
import { parsePublicSettings } from '../../../modules/settings/schema.ts'
import type { PageReads } from '../../../page-reads.ts'
import { ENGLISH } from '../../../shared/language/words.ts'
import { joinUtf8 } from '../../../shared/text.ts'
import renderer from '../../pages/render-page.tsx'
import { createApiClient } from '../loading/api-client.ts'
import { createQueryClient } from '../loading/query-client.ts'
import { createPageRouter } from '../router.tsx'

const JOB_SEEKERS = ['/jobseeker-dashboard?tab=cvs', '/notices']
const EMPLOYERS = ['/employer-dashboard', '/credits']

/** Runs the guard of a page with this answer for the profile, and returns what it does. */
async function guard(href: string, profile: () => Response): Promise<unknown> {
  const client = createApiClient(async () => profile())
  const queryClient = createQueryClient()
  const context = { queryClient, client, now: new Date(), publicUrl: '', savesData: false }
  const [, , route] = createPageRouter(context).getMatchedRoutes(href.split('?')[0] ?? '')
  const beforeLoad = route?.options.beforeLoad
  if (typeof beforeLoad !== 'function') throw new Error(`no guard at ${href}`)
  return Reflect.apply(beforeLoad, undefined, [{ context, location: { href }, search: {} }])
}

const nobody = () => Response.json({ message: 'Please log in.' }, { status: 401 })

// Rule (pages): A guarded page sends visitors without a session to the login
test.each([
  ...JOB_SEEKERS.map((href) => [href, '/login']),
  ...EMPLOYERS.map((href) => [href, '/employer-login']),
])('%s sends a visitor to %s, and back after the login', async (href = '', login = '') => {
  const thrown = await guard(href, nobody).catch((thrown: unknown) => thrown)
  expect(isRedirect(thrown) && thrown.headers.get('Location')).toBe(
    `${login}?next=${encodeURIComponent(href)}`,
  )
})

// Rule (pages): Guarded pages open for people with the right session
test.each([...JOB_SEEKERS, ...EMPLOYERS])('%s lets in a logged-in person', async (href) => {
  expect(await guard(href, () => Response.json({ id: 7 }))).toEqual({ profile: { id: 7 } })
})

const reads = {
  settings: async () => parsePublicSettings([]),
  visitor: async () => ({}),
  announcements: async () => [],
  ownProfiles: async () => ({ jobSeeker: undefined, employer: undefined, administrator: undefined }),
} as Partial<PageReads> as PageReads

// Rule (pages): A guarded page shows only a spinner until the session is known
test.each([...JOB_SEEKERS, '/admin'])(
  '%s shows only a centred spinner until the answer is there',
  async (href) => {
    const asked = {
      href,
      now: new Date(),
      publicUrl: '',
      savesData: false,
      wordsNow: () => ENGLISH,
      textsOf: () => [],
    }
    const page = await renderer.renderPage({ ...asked, part: 'all', reads, statusOf: () => 500 })
    if (page.kind !== 'page') throw new Error(page.kind)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(new TextDecoder().decode(joinUtf8(page.html))) ?? []
    const shown = main.replace(/<div class="too-old-note.*(?=<div class="script-only)|<!--.*?-->/gs, '')
    expect(shown).toMatch(
      /^<div class="[^"]*justify-items-center[^"]*" role="status"><div class="spin"><\/div>/,
    )
    expect(textOf(shown)).toMatch(/^Loading…/)
  },
)
