import { isNotFound, notFound } from '@tanstack/react-router'

const GONE = 'gone'

/** For a loader to throw: a page that was there once. The router knows 'not found' only, so it travels as a kind of that. */
export const gone = () => notFound({ data: GONE })

/** Whether what ended a loader was `gone`; `error` is what the match or the notFoundComponent holds. */
export function isGone(error: unknown): boolean {
  return isNotFound(error) && error.data === GONE
}
