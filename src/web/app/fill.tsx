import { Fragment, type ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'

/** A text with elements in it, in the language of the reader: `fill('{login} to apply', { login: <a …>…</a> })`. */
export function fill(english: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return t(english)
    .split(/\{(\w+)\}/)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <Fragment key={at}>{at % 2 ? elements[part] : part}</Fragment>
    ))
}
