import { useCallback, useMemo, useState } from 'react'
import { MAX_BULK } from '../../modules/applications/limits.ts'
import type { Card } from './queries.ts'

/**
 * Returns the selection among `shown`. A card that is no longer shown is not selected, so that no invisible applicant
 * is moved.
 */
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
    ids,
    toggle,
    /** Selects at most as many as one call accepts. */
    chooseAll: () => setIds(new Set(shown.slice(0, MAX_BULK).map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
