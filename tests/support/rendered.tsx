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
import { parsePublicSettings } from '../../src/modules/settings/schema.ts'
import { readAdminSearch } from '../../src/web/admin/section-keys.ts'
import { type ApiClient, createApiClient } from '../../src/web/app/loading/api-client.ts'
import { createQueryClient } from '../../src/web/app/loading/query-client.ts'
import { type Site, SiteContext } from '../../src/web/app/site.tsx'

type World = {
  /** For example '?section=categories&search=port'. */
  search?: string
  /**
   * The JSON of each call by its path, or a Response. A list has its length in X-Total-Count; the public settings are
   * the defaults; every other call is a 404.
   */
  answers?: Answers
  /** Data that the page has already loaded. */
  given?: (queryClient: QueryClient) => void
}
type Answers = Record<string, object | ((query: URLSearchParams) => object)>
const SETTINGS = { '/api/public/settings': [] }

/**
 * Renders a part of /admin once its calls, also the profile's, are answered. Nothing can be pressed, which is left to
 * the tests of acts and of browsers.
 */
export async function renderAdmin(Part: () => ReactNode, { search = '', answers = {}, given }: World = {}) {
  const asked: string[] = []
  const client = createApiClient(async (path) => {
    asked.push(path)
    return answerOf({ ...SETTINGS, ...answers }, path)
  })
  const queryClient = createQueryClient()
  given?.(queryClient)
  // Each rendering is a first visit, at which a failed call would be repeated.
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
  const site = await siteOf({ ...SETTINGS, ...answers }, client)
  const render = () =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <SiteContext.Provider value={site}>
          <RouterProvider router={router} />
        </SiteContext.Provider>
      </QueryClientProvider>,
    )
  const queries = queryClient.getQueryCache()
  const waiting = () => queries.findAll({ predicate: ({ state }) => state.status === 'pending' })
  const loading = render()
  let html = loading
  // The content of one answer may cause the next call.
  while (waiting().length > 0) {
    await Promise.allSettled(waiting().map((query) => query.fetch()))
    html = render()
  }
  return { ...readHtml(html), loading: textOf(loading), asked }
}

/** Returns the site with the settings and profiles that the world answers with. */
async function siteOf(answers: Answers, client: ApiClient): Promise<Site> {
  const read = async (path: string) => {
    const answer = answerOf(answers, path)
    return answer.ok ? answer.json() : undefined
  }
  return {
    client,
    now: new Date(),
    publicUrl: 'https://painimwok.example',
    savesData: false,
    settings: parsePublicSettings(await read('/api/public/settings')),
    accounts: {},
    href: '/admin',
    go: () => undefined,
  }
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
    /** The tag of the field with this name. */
    field: (name: string) =>
      html.match(new RegExp(`<(input|select|textarea)[^>]* name="${name}"[^>]*>`))?.[0] ?? '',
  }
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text without tags and hidden content, with spaces in their place. */
export function textOf(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>|<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\/>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
}
