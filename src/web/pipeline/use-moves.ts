import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { APPLICATION_STATUS_LABELS, type StatusChange } from '../../modules/applications/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { type Card, changeCards, refreshCards, refreshMoved, withStatus } from './queries.ts'

/** More are not remembered by anybody. */
const RECENT = 20
const FAILED = 'Failed to update application'

export type Move = (card: Card, to: StatusChange['status']) => void

/**
 * Moves are shown at once and taken back when they are refused; `problem` says so on the page, `said` to those who hear it. Moves of
 * one application wait for each other.
 */
export function useMoves() {
  const { client } = useRouteContext({ from: '__root__' })
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
    // What follows a refused move would start where the card never was.
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
