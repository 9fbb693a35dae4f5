import { useEffect, useRef } from 'react'
import type { Chip } from '../../modules/ai-search/schema.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'

type ChipEditorProps = { chip: Chip; onChange: (text: string) => void; onClose: () => void }

/** Other words for a part of the need; none takes it out. */
export function ChipEditor({ chip, onChange, onClose }: ChipEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className="card grid gap-2 sm:flex sm:flex-wrap sm:items-end"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(field.current?.value ?? '')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Field
        ref={field}
        label={`Instead of “${chip.typed}”`}
        name="instead"
        maxLength={200}
        defaultValue={chip.typed}
        className="sm:w-80"
      />
      <div className="flex gap-2">
        <Button type="submit">Search again</Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
