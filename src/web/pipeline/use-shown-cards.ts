import { useMemo, useRef } from 'react'
import type { PipelineSearch } from './pipeline-search.ts'
import type { Card } from './queries.ts'

/**
 * Those with one of the statuses. Who is moved to another one stays until the statuses are chosen anew: nothing is pulled away under a
 * finger.
 */
export function useShownCards(cards: readonly Card[], status: PipelineSearch['status']): readonly Card[] {
  const chosen = status?.join(' ') ?? ''
  const kept = useRef({ chosen, ids: new Set<number>() })
  return useMemo(() => {
    if (kept.current.chosen !== chosen) kept.current = { chosen, ids: new Set() }
    if (chosen === '') return cards
    const statuses = new Set(chosen.split(' '))
    const shown = cards.filter(({ id, status }) => statuses.has(status) || kept.current.ids.has(id))
    for (const { id } of shown) kept.current.ids.add(id)
    return shown
  }, [cards, chosen])
}
