import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { textOf } from '../../tests/support/rendered.tsx'
import { createApiClient } from './api-client.ts'
import { renderPage } from './entry-server.tsx'
import { createQueryClient } from './query-client.ts'
import { createPageRouter } from './router.tsx'

const JOB_SEEKERS = ['/upload', '/upload/7?way=make', '/jobseeker-dashboard?tab=cvs']
const EMPLOYERS = ['/employer-dashboard', '/credits']

/** What the guard of a page does with whoever gets this answer for a profile. */
async function guard(href: string, profile: () => Response): Promise<unknown> {
  const client = createApiClient(async () => profile())
  const queryClient = createQueryClient()
  const context = { queryClient, client, sessions: [], now: new Date(), publicUrl: '', savesData: false }
  const [, , route] = createPageRouter(context).getMatchedRoutes(href.split('?')[0] ?? '')
  const beforeLoad = route?.options.beforeLoad
  if (typeof beforeLoad !== 'function') throw new Error(`no guard at ${href}`)
  return Reflect.apply(beforeLoad, undefined, [{ context, location: { href } }])
}

const nobody = () => Response.json({ message: 'Please log in.' }, { status: 401 })

test.each([
  ...JOB_SEEKERS.map((href) => [href, '/login']),
  ...EMPLOYERS.map((href) => [href, '/employer-login']),
])('%s sends whoever is not logged in to %s, and from there back', async (href = '', login = '') => {
  const thrown = await guard(href, nobody).catch((thrown: unknown) => thrown)
  expect(isRedirect(thrown) && thrown.headers.get('Location')).toBe(
    `${login}?next=${encodeURIComponent(href)}`,
  )
})

test.each([...JOB_SEEKERS, ...EMPLOYERS])('%s lets in whoever is', async (href) => {
  expect(await guard(href, () => Response.json({ id: 7 }))).toEqual({ profile: { id: 7 } })
})

test.each([...JOB_SEEKERS, '/admin'])(
  '%s is a centred spinner and nothing else until it is known',
  async (href) => {
    const callApi = async (path: string) => (path === '/api/public/settings' ? Response.json([]) : nobody())
    const request = { href, callApi, sessions: [], now: new Date(), publicUrl: '', savesData: false }
    const page = await renderPage(request)
    if (page.kind !== 'page') throw new Error(page.kind)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.html) ?? []
    const shown = main.replace(/<noscript>.*<\/noscript>|<!--.*?-->/gs, '')
    expect(shown).toMatch(
      /^<div class="[^"]*justify-items-center[^"]*" role="status"><div class="spin"><\/div>/,
    )
    expect(textOf(shown)).toBe('Loading…')
  },
)
