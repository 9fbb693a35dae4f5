import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { readAdminSearch } from '../../src/web/admin/section-keys.ts'
import { createApiClient } from '../../src/web/api-client.ts'
import { createQueryClient } from '../../src/web/router.tsx'

type World = {
  /** '?section=categories&search=port' */
  search?: string
  /** The JSON of each call, by its path. A list says its length in X-Total-Count; every other call is a 404. */
  answers?: Answers
}
type Answers = Record<string, object | ((query: URLSearchParams) => object)>

/** What a part of /admin shows once its calls are answered. Nothing can be pressed: that is for tests of acts, and of browsers. */
export async function renderAdmin(Part: () => ReactNode, { search = '', answers = {} }: World = {}) {
  const queryClient = createQueryClient()
  const context = { client: createApiClient(async (path) => answerOf(answers, path)), queryClient }
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    validateSearch: readAdminSearch,
    component: Part,
  })
  const history = createMemoryHistory({ initialEntries: [`/admin${search}`] })
  const router = createRouter({ routeTree: root.addChildren([page]), history, context })
  await router.load()
  const render = () =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  render()
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.fetch()),
  )
  return readHtml(render())
}

function answerOf(answers: Answers, address: string): Response {
  const [path = '', query] = address.split('?')
  const answer = answers[path]
  if (!answer) return Response.json({ message: `no answer for ${path}` }, { status: 404 })
  const body = typeof answer === 'function' ? answer(new URLSearchParams(query)) : answer
  return Response.json(body, { headers: { 'X-Total-Count': String(Array.isArray(body) ? body.length : 1) } })
}

function readHtml(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, inner = '']) => textOf(inner))
  return {
    html,
    text: textOf(html),
    headings: all(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/g),
    columns: all(/<th [^>]*>(.*?)<\/th>/g),
    cells: all(/<td[^>]*>(.*?)<\/td>/g),
    labels: all(/<label[^>]*>(.*?)<\/label>/g),
    buttons: all(/<button[^>]*>(.*?)<\/button>/g),
    links: all(/<a [^>]*>(.*?)<\/a>/g),
  }
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Without tags and what nobody hears, a space in their place. */
function textOf(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>|<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
