import type { CallApi } from '../shared/rendering.ts'

type Values = Readonly<Record<string, string | readonly string[] | undefined>>
type Input = { param?: Record<string, string>; query?: Values; json?: unknown }
type Options = { headers?: Record<string, string>; init?: RequestInit }

/**
 * What Hono's `hc` does, as far as we use it: `client.api.jobs[':id'].$get({ param, query, json }, { headers, init })` becomes a request.
 * Its types come from there; its code would be 2 kB more on every first visit.
 */
export function apiRequests(send: CallApi, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, key) =>
      typeof key === 'string' && key !== 'then' ? apiRequests(send, [...path, key]) : undefined,
    apply: (_, __, [input = {}, options = {}]: [Input?, Options?]) => {
      const { param = {}, query = {}, json } = input
      const steps = path.slice(0, -1).map((step) => fill(step, param))
      const address = `/${steps.join('/')}${queryOf(query)}`
      // Of a file that is linked or downloaded: an address, no request.
      if (path.at(-1) === '$path') return address
      return send(address, {
        method: (path.at(-1) ?? '$get').slice(1).toUpperCase(),
        headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...options.headers },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...options.init,
      })
    },
  })
}

/** `:id` and `:id{[0-9]+}` are places for a value. */
function fill(step: string, param: Record<string, string>): string {
  const name = /^:(\w+)/.exec(step)?.[1]
  return name === undefined ? step : encodeURIComponent(param[name] ?? '')
}

function queryOf(values: Values): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
