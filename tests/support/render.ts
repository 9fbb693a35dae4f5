import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readAdminSearch } from '../../src/web/admin/section-keys.ts'
import { createApiClient } from '../../src/web/api-client.ts'
import { createQueryClient } from '../../src/web/query-client.ts'
import type { RouterContext } from '../../src/web/router-context.ts'

/** What calls answer, by path without query; a Response as it is, anything else as JSON. Nothing else is there, but the settings. */
type Answers = Readonly<Record<string, unknown>>
const SETTINGS = { '/api/public/settings': [] }

type Screen = {
  /** Before any answer came. */
  loading: string
  html: string
  /** Paths with their queries. */
  asked: string[]
}

/**
 * A screen's HTML at an address of /admin, once all that it shows has come, the profile of who is logged in too. It runs no effects and
 * hears no clicks.
 */
export async function renderScreen(
  screen: ReactNode,
  answers: Answers = {},
  address = '/admin',
): Promise<Screen> {
  const asked: string[] = []
  const client = createApiClient(async (path) => {
    asked.push(path)
    return answerOf({ ...SETTINGS, ...answers }, path)
  })
  const queryClient = createQueryClient()
  // Each rendering is another first look, at which a call that failed would begin anew.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false },
  })
  const root = createRootRouteWithContext<RouterContext>()()
  const admin = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    validateSearch: readAdminSearch,
    component: () => screen,
  })
  const router = createRouter({
    routeTree: root.addChildren([admin]),
    context: { queryClient, client, sessions: [], now: new Date(), publicUrl: '', savesData: false },
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const provider = createElement(RouterProvider, { router })
  const render = () =>
    renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, provider))
  const loading = render()
  const queries = queryClient.getQueryCache()
  const waiting = () => queries.findAll({ predicate: ({ state }) => state.status === 'pending' })
  let html = loading
  // What one answer shows may ask for the next.
  while (waiting().length > 0) {
    await Promise.allSettled(waiting().map((query) => query.fetch()))
    html = render()
  }
  return { loading, html, asked }
}

function answerOf(answers: Answers, path: string): Response {
  const answer = answers[path.split('?')[0] ?? '']
  if (answer === undefined) return Response.json({ message: `Nothing at ${path}` }, { status: 404 })
  return answer instanceof Response ? answer.clone() : Response.json(answer)
}

/** The texts of all elements with this tag, in order. */
export function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))
  return [...elements].map(([element]) => textOf(element))
}

/** Without what is hidden from those who hear it: icons, and the words of a button that waits. */
export const textOf = (html: string) =>
  html
    .replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
