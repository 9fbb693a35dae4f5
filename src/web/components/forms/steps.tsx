import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../controls/button.tsx'

type StepListProps = {
  labels: readonly string[]
  /** From 0. */
  current: number
  /** Without it, the list only shows how far the form is. */
  onGo?: ((step: number) => void) | undefined
}

/** The steps of a long form. Where they can be opened, all of them can: one may have errors that another one shows. */
export function StepList({ labels, current, onGo }: StepListProps) {
  return (
    <ol
      className="steps"
      aria-label={t('Step {value} of {length}', { value: current + 1, length: labels.length })}
    >
      {labels.map((label, step) => {
        const shown = {
          className: step < current ? 'step done' : 'step',
          'aria-current': step === current ? ('step' as const) : undefined,
          children: (
            <>
              <i aria-hidden="true">{step < current ? <Check size={16} strokeWidth={3} /> : step + 1}</i>
              <span className={step === current ? undefined : 'max-md:sr-only'}>{label}</span>
            </>
          ),
        }
        return (
          <li key={label}>
            {onGo ? <button type="button" {...shown} onClick={() => onGo(step)} /> : <div {...shown} />}
          </li>
        )
      })}
    </ol>
  )
}

/** The fields of one step (`useStepForm`). */
export function Step({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <fieldset tabIndex={-1} hidden={!open}>
      <legend className="sr">{title}</legend>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  )
}

type StepActionsProps = Pick<StepListProps, 'labels' | 'current'> & {
  busy: boolean
  /** The labels of the button that sends the form. */
  submitLabel: string
  busyLabel: string
}

/** Leads to the next step, or back. The last step sends the form. */
export function StepActions({ labels, current, busy, submitLabel, busyLabel }: StepActionsProps) {
  const next = labels[current + 1]
  return (
    <div className="flex gap-2">
      {current > 0 && (
        <Button look="quiet" onClick={() => history.back()}>
          {t('Back')}
        </Button>
      )}
      <Button type="submit" className="flex-1" busy={busy} busyLabel={next ? t('Checking…') : busyLabel}>
        {next ? t('Next: {next}', { next }) : submitLabel}
      </Button>
    </div>
  )
}
