import { useState } from 'react'
import { MAX_BULK } from '../../modules/applications/schema.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { BulkMessageDialog } from './bulk-message-dialog.tsx'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'
import type { Selection } from './use-selection.ts'

type BulkBarProps = { selection: Selection; total: number }

/** What is done with all that are chosen; stays in sight while the list scrolls. */
export function BulkBar({ selection, total }: BulkBarProps) {
  const [asking, setAsking] = useState<'status' | 'message'>()
  const [outcome, setOutcome] = useState<string>()
  const { chosen } = selection
  const close = (outcome?: string) => {
    setAsking(undefined)
    setOutcome(outcome)
    if (outcome !== undefined) selection.clear()
  }
  const all = Math.min(total, MAX_BULK)
  return (
    <>
      <div role="status">{outcome && <Notice kind="success">{outcome}</Notice>}</div>
      {chosen.length > 0 && (
        <section className="bulk-bar" aria-label="Selected applications">
          <p role="status" className="font-semibold">
            {chosen.length} selected
          </p>
          {chosen.length < all && (
            <Button look="bare" onClick={selection.chooseAll}>
              {all < total ? `Select the first ${all} of ${total}` : `Select all ${total} matching`}
            </Button>
          )}
          <Button look="bare" onClick={selection.clear}>
            Clear
          </Button>
          <Button onClick={() => setAsking('status')}>Move to…</Button>
          <Button look="quiet" onClick={() => setAsking('message')}>
            Message
          </Button>
        </section>
      )}
      {asking === 'status' && <BulkStatusDialog chosen={chosen} onClose={close} />}
      {asking === 'message' && <BulkMessageDialog chosen={chosen} onClose={close} />}
    </>
  )
}
