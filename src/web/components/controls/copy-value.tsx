import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from './button.tsx'

type CopyValueProps = {
  /** The text above the value and in the button's name: 'Reference'. */
  label: string
  value: string
  /** The text that is copied, if it differs from the visible one: '450.00'. */
  copied?: string | undefined
}

/** A value that has to be entered exactly elsewhere. It is large and can be copied with one click. */
export function CopyValue({ label, value, copied = value }: CopyValueProps) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      setTold('Copied')
    } catch {
      setTold('Please select it and copy it')
    }
  }
  return (
    <div>
      <p className="label">{label}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <b className="text-22 tabular-nums select-all">{value}</b>
        <Button
          look="quiet"
          aria-label={t('Copy {toLowerCase}', { toLowerCase: label.toLowerCase() })}
          onClick={() => void copy()}
        >
          {t('Copy')}
        </Button>
        <span role="status" className="help">
          {told}
        </span>
      </div>
    </div>
  )
}
