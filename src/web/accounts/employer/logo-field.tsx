import { type ReactNode, useEffect, useState } from 'react'
import { FileInput } from '../../components/forms/file-input.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { logoProblem } from './company-form.ts'

type LogoFieldProps = {
  error: string | undefined
  /** Called with '' when the problem is solved. */
  onError: (message: string) => void
  /** Whether a logo is saved now. */
  hasLogo?: boolean | undefined
  /** Removes the saved logo. Shown until another one is chosen. */
  removal?: ReactNode
}

/**
 * Checks the logo as soon as it is chosen, so that the employer learns about a problem before filling in the rest of the
 * form. Shows the logo as job seekers will see it.
 */
export function LogoField({ error, onError, hasLogo, removal }: LogoFieldProps) {
  const [chosen, setChosen] = useState<File>()
  const judge = (file: File | undefined) => {
    const problem = file && logoProblem(file)
    setChosen(problem ? undefined : file)
    onError(problem ? problem.description : '')
    if (problem) toast({ ...problem, variant: 'destructive' })
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FileInput
        label="Company Logo (optional)"
        name="logo"
        className="w-full"
        accept="image/png,image/jpeg,image/gif"
        help="PNG, JPG or GIF, at most 5MB"
        current={hasLogo ? 'Your logo' : undefined}
        error={error}
        onChange={judge}
      />
      {chosen && <Preview file={chosen} />}
      {hasLogo && !chosen && removal}
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <p className="flex items-center gap-3">
      {url && <img className="avatar avatar-l square" src={url} width={96} height={96} alt="" />}
      <span className="text-muted">Your new logo. Save to use it.</span>
    </p>
  )
}
