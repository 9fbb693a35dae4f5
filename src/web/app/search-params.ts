import type { SearchSchemaInput } from '@tanstack/react-router'
import * as v from 'valibot'
import { hasUnstorableText } from '../../shared/text.ts'
import type { RawQuery as Raw } from './query.ts'

type Entries = Record<string, v.GenericSchema>
type Search<E extends Entries> = { [K in keyof E]?: Exclude<v.InferOutput<E[K]>, undefined> }

/**
 * Checks a page's query with the same schema as the call: `validateSearch: pageSearch(JobSearchInput.entries)`. A page
 * never refuses an address: invalid and missing values are left out, and the call fills in its defaults.
 */
export function pageSearch<E extends Entries>(entries: E): (raw: Raw) => Search<E> {
  return (raw) => {
    const search: Raw = {}
    for (const [name, schema] of Object.entries(entries)) {
      const given = raw[name]
      if (given === undefined || given === '') continue
      const texts = [given].flat().map(String)
      // In an address, a list with one value looks like a single text.
      const results = [texts.length === 1 ? texts[0] : texts, texts].map((value) =>
        v.safeParse(schema, value),
      )
      const output = results.find(({ success }) => success)?.output
      if (hasUnstorableText(output)) continue
      if (output !== undefined) search[name] = output
    }
    return search as Search<E>
  }
}

/**
 * For pages without server HTML, which read their address themselves: `validateSearch: readLater<DashboardSearch>`. The
 * checks of routes are part of the script of every page, so these are left out of it.
 */
export function readLater<S extends object>(raw: S & SearchSchemaInput): Raw {
  return { ...raw }
}
