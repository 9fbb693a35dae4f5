import { Button } from '../components/button.tsx'
import { FileInput } from '../components/file-input.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { SendingProgress } from './sending-progress.tsx'
import { FILE_ACCEPT, fileProblem } from './upload-file.ts'
import type { Found, useCvReading } from './use-cv-reading.ts'

type UploadFileFieldProps = {
  /** Name of the file that stays unless another is chosen. */
  current: string | undefined
  error: string | undefined
  /** As required: the dialog of the search page marks its text fields only (specification 1, section 2). */
  isMarked: boolean
  reading: ReturnType<typeof useCvReading>
  onProblem: (message: string | undefined) => void
  onRetry: () => void
}

/** Judged when it is chosen, so that nobody fills in a form below a file that will be refused; then read at once. */
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
          <Notice kind="warning" title="We could not read this file; fill the form yourself">
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
    return 'We could not read this file; fill the form yourself. The file itself is with us.'
  const beside = offered > 0 ? ' Where it says something else, we offer it beside the field.' : ''
  if (filled === 0) return `We read your file.${beside || ' It says what stands in the form.'}`
  const fields = filled === 1 ? '1 field is' : `${filled} fields are`
  return `We read your file: ${fields} filled in below. Please check what it says.${beside}`
}
