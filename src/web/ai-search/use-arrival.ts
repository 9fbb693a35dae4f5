import { type RefObject, useEffect, useRef } from 'react'
import type { FoundPeople } from './queries.ts'

/** A search whose people are awaited, and where the focus was when the employer asked for it. */
export type Asked = { query: string; focus: Element | null } | undefined
type Shown = { data: FoundPeople | undefined; isFetching: boolean; isPlaceholderData: boolean }

/**
 * When the people of an asked search arrive, shows how it was understood and moves the focus to the number of people.
 * Not if the employer has typed or gone on meanwhile, and not for results that history brings back, because the browser
 * then restores the scroll position. `query`: the search in the address.
 */
export function useArrival(
  asked: RefObject<Asked>,
  query: string,
  { data, isFetching, isPlaceholderData }: Shown,
) {
  const top = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = isFetching || isPlaceholderData ? undefined : data
  useEffect(() => {
    if (asked.current?.query !== query) asked.current = undefined
    const { current } = asked
    if (!current || !arrived) return
    asked.current = undefined
    if (!isStillAt(current)) return
    const y = top.current?.getBoundingClientRect().top ?? 0
    if (y < 0 || y > innerHeight / 2) top.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [asked, query, arrived])
  return { top, heading }
}

/** Whether the focus is where it was when the search was asked, in an unchanged text. A pressed suggestion is gone. */
function isStillAt({ query, focus }: NonNullable<Asked>): boolean {
  const { activeElement } = document
  if (activeElement !== focus && activeElement !== document.body) return false
  return !(activeElement instanceof HTMLTextAreaElement) || activeElement.value.trim() === query
}
