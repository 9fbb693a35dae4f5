import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
import { createQueryClient } from '../../src/web/query-client.ts'

type World = {
  /** '?section=categories&search=port' */
  search?: string
  /**
   * The JSON of each call, by its path, or a Response. A list says its length in X-Total-Count; the public settings are the defaults;
   * every other call is a 404.
   */
  answers?: Answers
  /** What the page knows already. */
  given?: (queryClient: QueryClient) => void
}
type Answers = Record<string, object | ((query: URLSearchParams) => object)>
const SETTINGS = { '/api/public/settings': [] }

/**
 * What a part of /admin shows once its calls are answered, that of the profile too. Nothing can be pressed: that is for tests of acts,
 * and of browsers.
 */
export async function renderAdmin(Part: () => ReactNode, { search = '', answers = {}, given }: World = {}) {
  const asked: string[] = []
  const client = createApiClient(async (path) => {
    asked.push(path)
    return answerOf({ ...SETTINGS, ...answers }, path)
  })
  const queryClient = createQueryClient()
  given?.(queryClient)
  // Each rendering is another first look, at which a call that failed would begin anew.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false },
  })
  const context = { client, queryClient }
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
  const queries = queryClient.getQueryCache()
  const waiting = () => queries.findAll({ predicate: ({ state }) => state.status === 'pending' })
  const loading = render()
  let html = loading
  // What one answer shows may ask for the next.
  while (waiting().length > 0) {
    await Promise.allSettled(waiting().map((query) => query.fetch()))
    html = render()
  }
  return { ...readHtml(html), loading: textOf(loading), asked }
}

function answerOf(answers: Answers, address: string): Response {
  const [path = '', query] = address.split('?')
  const answer = answers[path]
  if (!answer) return Response.json({ message: `no answer for ${path}` }, { status: 404 })
  if (answer instanceof Response) return answer.clone()
  const body = typeof answer === 'function' ? answer(new URLSearchParams(query)) : answer
  return Response.json(body, { headers: { 'X-Total-Count': String(Array.isArray(body) ? body.length : 1) } })
}

function readHtml(html: string) {
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
      textOf(inner),
    )
  return {
    html,
    text: textOf(html),
    headings: texts('h[1-6]'),
    paragraphs: texts('p'),
    columns: texts('th'),
    rows: texts('tr').slice(1),
    cells: texts('td'),
    items: texts('li'),
    facts: texts('dl'),
    labels: texts('label'),
    buttons: texts('button'),
    links: texts('a'),
    /** The tag of the field of that name. */
    field: (name: string) =>
      html.match(new RegExp(`<(input|select|textarea)[^>]* name="${name}"[^>]*>`))?.[0] ?? '',
  }
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Without tags and what nobody hears, a space in their place. */
export function textOf(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>|<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\/>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
