import type { SearchSchemaInput } from '@tanstack/react-router'
import * as v from 'valibot'

type Raw = Record<string, unknown>

/**
 * The query of an address as plain forms write it: everything text, a repeated name is a list. The router's own way
 * (JSON in the address) would differ from what a form without script sends.
 */
export function parseQuery(query: string): Raw {
  const raw: Raw = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = raw[name]
    raw[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return raw
}

export function formatQuery(search: Raw): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null && item !== '') params.append(name, String(item))
    }
  }
  const query = params.toString()
  return query && `?${query}`
}

type Entries = Record<string, v.GenericSchema>
type Search<E extends Entries> = { [K in keyof E]?: Exclude<v.InferOutput<E[K]>, undefined> }

/**
 * `validateSearch: pageSearch(JobSearchInput.entries)`: the same schema as the call's. A page never refuses an address: what
 * the schema refuses is left out, and so is what is not given, because the call knows its defaults.
 */
export function pageSearch<E extends Entries>(entries: E): (raw: Raw) => Search<E> {
  return (raw) => {
    const search: Raw = {}
    for (const [name, schema] of Object.entries(entries)) {
      const given = raw[name]
      if (given === undefined || given === '') continue
      const texts = [given].flat().map(String)
      // One of many comes alone: a list of one and a single text look the same in an address.
      const results = [texts.length === 1 ? texts[0] : texts, texts].map((value) =>
        v.safeParse(schema, value),
      )
      const output = results.find(({ success }) => success)?.output
      if (output !== undefined) search[name] = output
    }
    return search as Search<E>
  }
}

/**
 * `validateSearch: readLater<DashboardSearch>` of a page without server HTML: it reads its address itself, because what is checked here is
 * part of what every page brings.
 */
export function readLater<S extends object>(raw: S & SearchSchemaInput): Raw {
  return { ...raw }
}

/** As the typed client takes a query: text, or a list of texts. */
type QueryOf<S> = { [K in keyof S]: S[K] extends string | readonly string[] | undefined ? S[K] : string }

/** `call(client.api.jobs.search.$get({ query: toQuery(search) }))` */
export function toQuery<S extends object>(search: S): QueryOf<S> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)])
  return Object.fromEntries(texts) as QueryOf<S>
}
