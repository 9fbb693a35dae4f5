import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef } from 'react'
import { t } from '../../../shared/language/words.ts'
import { type Draft, DraftSaved } from '../../app/forms/draft.tsx'
import { reasonOf } from '../../app/loading/api-client.ts'
import { Button } from '../../components/controls/button.tsx'
import { StepList } from '../../components/forms/steps.tsx'
import { toast } from '../../components/overlays/toast.ts'
import type { useSteps } from './use-steps.ts'

export const CV_STEPS = ['You', 'Work', 'Skills', 'Pay and place', 'Check'] as const

type StepFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  draft: Draft
  steps: ReturnType<typeof useSteps>
  /** Checks the fields of one step. */
  checkPart(form: HTMLFormElement, part: Element): Promise<boolean>
  onSubmit(event: SyntheticEvent<HTMLFormElement>): void
  /** Shown above every step: errors, and fields that were read from a file. */
  notices: ReactNode
  /** The content of the steps. */
  parts: Readonly<Record<(typeof CV_STEPS)[number], ReactNode>>
  /** The end of the last step, with the button that sends the form. */
  end: ReactNode
  /** Saves a CV that exists from any step. */
  saveLabel?: string | undefined
}

/** A form in short steps. Enter and Next check a step and open the next one; the last one sends the form. */
export function StepForm({
  draft,
  steps,
  checkPart,
  onSubmit,
  notices,
  parts,
  end,
  saveLabel,
  ...form
}: StepFormProps) {
  const isSaving = useRef(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    const part = steps.part()
    const mustSend = steps.isLast || isSaving.current
    isSaving.current = false
    if (mustSend) return onSubmit(event)
    event.preventDefault()
    if (!part) return
    void checkPart(event.currentTarget, part).then(
      (isRight) => isRight && steps.go(steps.current + 1),
      (error) => toast({ title: reasonOf(error), variant: 'destructive' }),
    )
  }
  return (
    <form
      {...form}
      ref={draft.form}
      method="post"
      className="grid gap-4"
      onClickCapture={steps.onClickCapture}
      onSubmit={submit}
    >
      <div>
        <StepList labels={CV_STEPS.map((label) => t(label))} current={steps.current} onGo={steps.go} />
        <DraftSaved draft={draft} />
      </div>
      {notices}
      {CV_STEPS.map((name, step) => (
        <div key={name} data-step={step} hidden={step !== steps.current} tabIndex={-1} className="grid gap-4">
          {parts[name]}
        </div>
      ))}
      {steps.isLast && end}
      <div className="flex flex-wrap gap-2">
        {steps.current > 0 && (
          <Button look="quiet" onClick={() => steps.go(steps.current - 1)}>
            <ArrowLeft size={18} />
            {t('Back')}
          </Button>
        )}
        {!steps.isLast && (
          <Button type="submit" className="flex-1">
            {t('Next: {next}', { next: t(CV_STEPS[steps.current + 1] ?? '') })}
            <ArrowRight size={18} />
          </Button>
        )}
        {!steps.isLast && saveLabel && (
          <Button
            type="submit"
            look="quiet"
            onClick={() => {
              isSaving.current = true
            }}
          >
            {saveLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
