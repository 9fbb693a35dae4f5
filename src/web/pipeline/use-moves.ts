import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type StatusChange } from '../../modules/applications/schema.ts'
import { ApiError, call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { toast } from '../components/overlays/toast.ts'
import { type Card, changeCards, refreshCards, refreshMoved, withStatus } from './queries.ts'

/** The number of moved cards that are remembered, to keep them on top of their column. */
const RECENT = 20
const FAILED = 'Failed to update application'

export type Move = (card: Card, to: StatusChange['status']) => void

/**
 * Shows moves at once and undoes them when the server refuses. `problem` is a message for the page, `said` a message
 * for screen readers. Moves of the same application run one after the other.
 */
export function useMoves() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [said, say] = useState('')
  const [recent, setRecent] = useState<readonly number[]>([])
  const waiting = useRef(new Map<number, Promise<boolean>>())

  const move: Move = (card, to) => {
    if (card.status === to) return
    setProblem(undefined)
    put(card.id, to, new Date().toISOString())
    setRecent((before) => [card.id, ...before.filter((id) => id !== card.id)].slice(0, RECENT))
    say(`${card.applicantName} moved to ${APPLICATION_STATUS_LABELS[to]}`)
    const before = waiting.current.get(card.id) ?? Promise.resolve(true)
    // When a move is refused, later moves of the same card are dropped, because they would start from a column that the
    // card never reached.
    waiting.current.set(
      card.id,
      before.then((isDone) => (isDone ? send(card, to) : false)),
    )
  }

  async function send(card: Card, to: StatusChange['status']): Promise<boolean> {
    try {
      const json = { status: to, expected: card.status }
      await call(client.api.employer.applications[':id'].$patch({ param: { id: String(card.id) }, json }))
      toast({ title: 'Success', description: 'Application status updated successfully' })
      void refreshMoved(queryClient)
      return true
    } catch (error) {
      waiting.current.delete(card.id)
      put(card.id, card.status, card.stageSince)
      const reason = error instanceof ApiError ? error.message : FAILED
      const message = `${card.applicantName} was not moved to ${APPLICATION_STATUS_LABELS[to]}. ${reason}`
      toast({ title: FAILED, description: message, variant: 'destructive' })
      setProblem(message)
      if (error instanceof ApiError && error.code === 'application_moved') void refreshCards(queryClient)
      return false
    }
  }

  function put(id: number, status: Card['status'], since: string): void {
    changeCards(queryClient, (card) => (card.id === id ? withStatus(card, status, since) : card))
  }

  return { move, recent, problem, said, say }
}
