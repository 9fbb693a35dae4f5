import { FileInput } from '../components/file-input.tsx'
import { toast } from '../components/toast.ts'
import { FILE_ACCEPT, fileProblem } from './upload-file.ts'

type UploadFileFieldProps = {
  /** Name of the file that stays unless another is chosen. */
  current: string | undefined
  error: string | undefined
  onProblem: (message: string | undefined) => void
}

/** Judged when it is chosen, so that nobody fills in a form below a file that will be refused. */
export function UploadFileField({ current, error, onProblem }: UploadFileFieldProps) {
  const judge = (file: File | undefined) => {
    const problem = file && fileProblem(file)
    onProblem(problem?.description)
    if (problem) toast({ ...problem, variant: 'destructive' })
  }
  return (
    <FileInput
      label="CV File"
      name="file"
      required={current === undefined}
      accept={FILE_ACCEPT}
      help="PDF, DOC or DOCX, at most 5 MB. PDF looks the same on every phone and computer."
      current={current}
      error={error}
      onChange={judge}
    />
  )
}
