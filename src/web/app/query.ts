export type RawQuery = Record<string, unknown>

/**
 * Reads the query of an address as plain forms write it: all values are text, and a repeated name is a list. The
 * router's own format (JSON in the address) would differ from a form sent without JavaScript.
 */
export function parseQuery(query: string): RawQuery {
  const raw: RawQuery = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = raw[name]
    raw[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return raw
}

export function formatQuery(search: RawQuery): string {
  const params = new URLSearchParams()
  const add = (name: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') params.append(name, String(value))
  }
  // A list of jobs has a hundred such addresses, and most of their values are missing.
  for (const [name, value] of Object.entries(search)) {
    if (Array.isArray(value)) for (const item of value) add(name, item)
    else add(name, value)
  }
  const query = params.toString()
  return query && `?${query}`
}

/** The query type of the typed client: text, or a list of texts. */
type QueryOf<S> = { [K in keyof S]: S[K] extends string | readonly string[] | undefined ? S[K] : string }

/** Converts a page's query for a call: `call(client.api.jobs.search.$get({ query: toQuery(search) }))`. */
export function toQuery<S extends object>(search: S): QueryOf<S> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)])
  return Object.fromEntries(texts) as QueryOf<S>
}
