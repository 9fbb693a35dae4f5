import { useState } from 'react'
import { Button } from './button.tsx'

type CopyValueProps = {
  /** Above it, and in the button's name: 'Reference'. */
  label: string
  value: string
  /** What is copied, where it differs from what is read: '450.00'. */
  copied?: string | undefined
}

/** Something to be typed elsewhere to the letter: large, and one press copies it. */
export function CopyValue({ label, value, copied = value }: CopyValueProps) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setTold('Copied')
    } catch {
      setTold('Please select it and copy it by hand')
    }
  }
  return (
    <div>
      <p className="label">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <b className="text-26 tabular-nums select-all">{value}</b>
        <Button look="quiet" aria-label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()}>
          Copy
        </Button>
        <span role="status" className="help">
          {told}
        </span>
      </div>
    </div>
  )
}
