import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { FieldNotes } from '../components/field-frame.tsx'

type BuilderRowsProps = {
  /** The list in the JSON; errors of it stand here. */
  name: string
  title: string
  help: ReactNode
  error: string | undefined
  /** How many rows there are at first. */
  count: number
  max: number
  /** 'work', as in 'Add more work'. */
  addLabel: string
  /** 'Work 2': what a row is called, for its remove button and its group. */
  rowLabel: string
  /** The fields of a row; `path` is the start of their names. */
  children: (path: string, index: number) => ReactNode
}

/** A section of the form with rows that can be added and removed. */
export function BuilderRows({
  name,
  title,
  help,
  error,
  count,
  max,
  addLabel,
  rowLabel,
  children,
}: BuilderRowsProps) {
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, index) => index))
  const add = () => setRows([...rows, Math.max(-1, ...rows) + 1])
  return (
    <Card as="section" className="grid gap-4" id={name} tabIndex={-1}>
      <h2>{title}</h2>
      <FieldNotes id={name} help={help} error={error} />
      {rows.map((row, position) => (
        <fieldset key={row} className="grid gap-4">
          <legend className="sr">{`${rowLabel} ${position + 1}`}</legend>
          <div className="flex items-center justify-between">
            <span className="font-semibold" aria-hidden="true">
              {`${rowLabel} ${position + 1}`}
            </span>
            <Button
              look="bare"
              aria-label={`Remove ${rowLabel.toLowerCase()} ${position + 1}`}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            >
              <X size={16} />
              Remove
            </Button>
          </div>
          {children(`${name}.${row}.`, row)}
        </fieldset>
      ))}
      {rows.length < max && (
        <Button look="quiet" className="justify-self-start" onClick={add}>
          <Plus size={16} />
          {rows.length === 0 ? `Add ${addLabel}` : `Add more ${addLabel}`}
        </Button>
      )}
    </Card>
  )
}
