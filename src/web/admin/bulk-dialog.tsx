import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/controls/button.tsx'
import { TextField } from '../components/forms/field.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'

type BulkDialogProps<Row> = {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** The question: 'Suspend 3 employers?' */
  title: string
  /** Explains what will happen. */
  children: ReactNode
  verb: string
  danger?: boolean | undefined
  /** The label of the reason that is sent with each act, if one is needed. `help` explains who reads it. */
  reason?: { label: string; help: string } | undefined
  act: (row: Row, reason: string) => Promise<unknown>
  onClose: () => void
}

type Failure = { name: string; message: string }

/** Asks once, then performs the act for each row. Lists the rows for which it failed, with the reasons. */
export function BulkDialog<Row>({
  rows,
  nameOf,
  title,
  verb,
  danger,
  reason,
  act,
  ...dialog
}: BulkDialogProps<Row>) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState<number>()
  const [failures, setFailures] = useState<Failure[]>([])
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const isOver = done === rows.length
  const run = async () => {
    if (reason && !words.trim()) return setError('Please give a reason')
    const failed: Failure[] = []
    for (const [index, row] of rows.entries()) {
      setDone(index)
      await act(row, words.trim()).catch((failure: unknown) => {
        failed.push({ name: nameOf(row), message: failure instanceof Error ? failure.message : 'Failed' })
      })
    }
    setDone(rows.length)
    setFailures(failed)
    await queryClient.invalidateQueries({ queryKey: ['admin'] })
    if (failed.length > 0) return
    toast({ title: `${verb}: ${plural(rows.length, 'row')} done` })
    dialog.onClose()
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={dialog.children}
      onClose={dialog.onClose}
      actions={
        isOver ? (
          <Button onClick={dialog.onClose}>Close</Button>
        ) : (
          <>
            <Button look="quiet" onClick={dialog.onClose}>
              Cancel
            </Button>
            <Button
              look={danger ? 'danger' : 'primary'}
              busy={done !== undefined}
              busyLabel={`${done ?? 0} of ${rows.length}…`}
              onClick={() => void run()}
            >
              {verb}
            </Button>
          </>
        )
      }
    >
      {!isOver && (
        <ul className="max-h-40 overflow-y-auto text-muted">
          {rows.map((row) => (
            <li key={nameOf(row)}>{nameOf(row)}</li>
          ))}
        </ul>
      )}
      {reason && !isOver && (
        <TextField
          label={reason.label}
          name="reason"
          required
          rows={2}
          help={reason.help}
          error={error}
          value={words}
          onInput={({ currentTarget }) => {
            setWords(currentTarget.value)
            setError(undefined)
          }}
        />
      )}
      {isOver && (
        <Notice kind="warning" title={`${rows.length - failures.length} done, ${failures.length} not`}>
          <ul>
            {failures.map(({ name, message }) => (
              <li key={name}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Dialog>
  )
}
