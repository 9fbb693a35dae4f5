import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

type Options<Change, Answer> = {
  save: (change: Change) => Promise<Answer>
  /** While this runs, the wanted state is still shown: it is the place to load what the server has now. */
  onSaved: (answer: Answer, change: Change) => unknown
  onError?: (error: Error) => void
}

/**
 * A change that is saved at once, as a switch does it, and shown before the server has answered. While one change is
 * on its way, further ones are ignored.
 *
 * `wanted` is state of the component's own. TanStack Query tells of a mutation one task later, and until then React
 * would set the control back to its old state.
 */
export function useInstantChange<Change, Answer>({ save, onSaved, onError }: Options<Change, Answer>) {
  const [wanted, setWanted] = useState<Change>()
  const { error, mutate } = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    ...(onError && { onError }),
    onSettled: () => setWanted(undefined),
  })
  return {
    wanted,
    error,
    change: (next: Change) => {
      if (wanted !== undefined) return
      setWanted(() => next)
      mutate(next)
    },
  }
}
