import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

type Options<Change, Answer> = {
  save: (change: Change) => Promise<Answer>
  /** While this runs, the wanted state is still shown, so this is the place to load the server's new state. */
  onSaved: (answer: Answer, change: Change) => unknown
  onError?: (error: Error) => void
}

/**
 * A change that is saved at once, such as a change of a switch, and shown before the server has answered. While one
 * change is being saved, further ones are ignored.
 *
 * `wanted` is the component's own state. TanStack Query reports a mutation one task later, and until then React would
 * set the control back to its old state.
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
