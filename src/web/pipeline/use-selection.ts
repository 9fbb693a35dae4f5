import { useCallback, useMemo, useState } from 'react'
import { MAX_BULK } from '../../modules/applications/schema.ts'
import type { Card } from './queries.ts'

/** What is chosen among `shown`; what is no longer shown is not chosen either, so that nobody is moved unseen. */
export function useSelection(shown: readonly Card[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids])
  const toggle = useCallback(
    (id: number) =>
      setIds((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    [],
  )
  return {
    chosen,
    has: (id: number) => ids.has(id),
    toggle,
    /** As many as one call takes. */
    chooseAll: () => setIds(new Set(shown.slice(0, MAX_BULK).map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
