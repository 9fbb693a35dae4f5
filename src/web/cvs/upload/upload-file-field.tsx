import { Button } from '../../components/controls/button.tsx'
import { FileInput } from '../../components/forms/file-input.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import type { Found, useCvReading } from '../../cv-reading/use-cv-reading.ts'
import { SendingProgress } from './sending.tsx'
import { FILE_ACCEPT, fileProblem } from './upload-schema.ts'

type UploadFileFieldProps = {
  /** The name of the current file, which stays unless another one is chosen. */
  current: string | undefined
  error: string | undefined
  /** Whether the field is marked as required. */
  isMarked: boolean
  reading: ReturnType<typeof useCvReading>
  onProblem: (message: string | undefined) => void
  onRetry: () => void
}

/**
 * Checks the file as soon as it is chosen, so that the job seeker learns about a problem before filling in the form. Then
 * sends it to be read.
 */
export function UploadFileField({
  current,
  error,
  isMarked,
  reading,
  onProblem,
  onRetry,
}: UploadFileFieldProps) {
  const { state, progress, stop } = reading
  const choose = (file: File | undefined) => {
    const problem = file && fileProblem(file)
    onProblem(problem?.description)
    if (problem) toast({ ...problem, variant: 'destructive' })
    if (file && !problem) void reading.read(file)
    else reading.forget()
  }
  return (
    <>
      <FileInput
        label="CV File"
        name="file"
        required={isMarked}
        accept={FILE_ACCEPT}
        help="PDF, DOC or DOCX, at most 5 MB. PDF looks the same on every phone and computer."
        current={current}
        error={state.is === 'refused' ? state.message : error}
        onChange={choose}
      />
      <SendingProgress progress={progress} labels={['Sending your CV', 'Reading the file']} onStop={stop} />
      <div aria-live="polite">
        {state.is === 'read' && state.found && (
          <Notice kind={state.found.filled > 0 ? 'success' : 'info'}>{whatWasRead(state.found)}</Notice>
        )}
        {state.is === 'failed' && (
          <Notice kind="warning" title="We could not read this file. Please fill in the form yourself">
            <p>{state.message} The file goes with the form when you press the button below.</p>
            <Button look="quiet" onClick={onRetry}>
              Retry
            </Button>
          </Notice>
        )}
      </div>
      {state.is === 'read' && (
        <>
          <input type="hidden" name="readFile" value={state.token} />
          <input type="hidden" name="readFileName" value={state.fileName} />
        </>
      )}
    </>
  )
}

function whatWasRead({ understood, filled, offered }: Found): string {
  if (understood === 0)
    return 'We could not read this file. Please fill in the form yourself. We have the file.'
  const beside =
    offered > 0
      ? ' Where your file differs from the form, press the button next to the field to use the text from your file.'
      : ''
  if (filled === 0) return `We read your file.${beside || ' It matches the form.'}`
  const fields = filled === 1 ? '1 field is' : `${filled} fields are`
  return `We read your file: ${fields} filled in below. Please check them.${beside}`
}
