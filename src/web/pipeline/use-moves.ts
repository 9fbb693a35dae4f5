import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { UNDO_SECONDS } from '../../modules/applications/limits.ts'
import { APPLICATION_STATUS_LABELS, type StatusChange } from '../../modules/applications/schema.ts'
import { SECOND } from '../../shared/time.ts'
import { ApiError, call, reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { dismissToast, toast } from '../components/overlays/toast.ts'
import { type Card, changeCards, refreshCards, refreshMoved, withStatus } from './queries.ts'

/** The number of moved cards that are remembered, to keep them on top of their column. */
const RECENT = 20
const FAILED = 'Failed to update application'

/** The state of an application before a move. */
export type Movable = Pick<Card, 'id' | 'status' | 'applicantName' | 'stageSince' | 'withdrawnAt'>
type Status = StatusChange['status']
/** A rejection is confirmed first. */
export type Move = (card: Movable, to: Status) => void
/** Whether the applicant is notified of a rejection, and the words of the message. */
export type Farewell = Pick<StatusChange, 'notify' | 'words'>

/** Moves that can be undone until a time. */
type Undoable = { before: readonly Movable[]; until: number; toastId: number }

/**
 * Shows moves at once and undoes them when the server refuses. `problem` is a message for the page, `said` a message
 * for screen readers, `rejecting` the application whose rejection has to be confirmed. Moves of the same application
 * run one after the other.
 */
export function useMoves() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [said, say] = useState('')
  const [recent, setRecent] = useState<readonly number[]>([])
  const [rejecting, setRejecting] = useState<Movable>()
  const waiting = useRef(new Map<number, Promise<boolean>>())
  const offerUndo = useUndo({ put, say, setProblem })

  const move: Move = (card, to) => {
    if (card.status === to) return
    if (to === 'rejected') setRejecting(card)
    else carry(card, to)
  }

  function carry(card: Movable, to: Status, farewell?: Farewell): void {
    setProblem(undefined)
    setRejecting(undefined)
    put(card.id, to, new Date().toISOString())
    setRecent((before) => [card.id, ...before.filter((id) => id !== card.id)].slice(0, RECENT))
    say(`${card.applicantName} moved to ${APPLICATION_STATUS_LABELS[to]}`)
    const before = waiting.current.get(card.id) ?? Promise.resolve(true)
    // When a move is refused, later moves of the same card are dropped, because they would start from a column that the
    // card never reached.
    waiting.current.set(
      card.id,
      before.then((isDone) => (isDone ? send(card, to, farewell) : false)),
    )
  }

  async function send(card: Movable, to: Status, farewell?: Farewell): Promise<boolean> {
    try {
      const json = { status: to, expected: card.status, ...farewell }
      await call(client.api.employer.applications[':id'].$patch({ param: { id: String(card.id) }, json }))
      offerUndo([card], 'Application status updated successfully')
      void refreshMoved(queryClient)
      return true
    } catch (error) {
      waiting.current.delete(card.id)
      put(card.id, card.status, card.stageSince)
      const reason = reasonOf(error, FAILED)
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

  return {
    ...{ move, recent, problem, said, say, offerUndo },
    rejecting: rejecting && {
      card: rejecting,
      confirm: (farewell: Farewell) => carry(rejecting, 'rejected', farewell),
      cancel: () => setRejecting(undefined),
    },
  }
}

type UndoOptions = {
  put: (id: number, status: Card['status'], since: string) => void
  say: (words: string) => void
  setProblem: (problem: string) => void
}

/** Returns a function that offers to undo moves, by a button and by Ctrl+Z. */
function useUndo({ put, say, setProblem }: UndoOptions) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const undoable = useRef<Undoable[]>([])

  /** Offers to undo moves that the server has accepted. */
  function offerUndo(before: readonly Movable[], description: string): void {
    const toastId = toast({
      title: 'Success',
      description,
      duration: UNDO_SECONDS * SECOND,
      action: { label: 'Undo', onAction: () => void undo(before) },
    })
    const now = Date.now()
    undoable.current = [
      ...undoable.current.filter(({ until }) => until > now),
      { before, until: now + UNDO_SECONDS * SECOND, toastId },
    ]
  }

  async function undo(before: readonly Movable[]): Promise<void> {
    undoable.current = undoable.current.filter((one) => one.before !== before)
    const ids = before.map(({ id }) => id)
    try {
      const { results } = await call(client.api.employer.applications.undo.$post({ json: { ids } }))
      const undone = new Set(results.flatMap(({ id, result }) => (result === 'undone' ? id : [])))
      for (const { id, status, stageSince } of before) if (undone.has(id)) put(id, status, stageSince)
      const [first] = before
      if (undone.size === ids.length)
        say(`Undone: ${ids.length === 1 ? first?.applicantName : `${ids.length} applications`}`)
      else tell('Too late to undo', 'The applicant has been told. You can still move the application again.')
      void refreshMoved(queryClient)
    } catch (error) {
      tell('Not undone', reasonOf(error))
    }
  }

  function tell(title: string, description: string): void {
    toast({ title, description, variant: 'destructive' })
    setProblem(`${title}. ${description}`)
  }

  useUndoKey(() => {
    const last = undoable.current.findLast(({ until }) => until > Date.now())
    if (!last) return
    dismissToast(last.toastId)
    void undo(last.before)
  })

  return offerUndo
}

/** Ctrl+Z, or Command+Z, outside of text fields, where it undoes what was typed. */
function useUndoKey(onUndo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    const isTyping = target instanceof Element && target.closest('textarea, input:not([type=checkbox])')
    if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey || isTyping) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
