import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { FileInput } from '../components/file-input.tsx'
import { toast } from '../components/toast.ts'
import { refreshProfile } from '../session.ts'
import { logoProblem } from './company-form.ts'

type LogoFieldProps = {
  error: string | undefined
  /** '' once what was wrong is right. */
  onError: (message: string) => void
  /** Of the company as saved. */
  logoUrl?: string | null | undefined
}

/** Judged when it is chosen, so that nobody fills in a long form below a file that will be refused; and shown as it will look. */
export function LogoField({ error, onError, logoUrl }: LogoFieldProps) {
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
        current={logoUrl ? 'Your logo' : undefined}
        error={error}
        onChange={judge}
      />
      {chosen && <Preview file={chosen} />}
      {logoUrl && !chosen && <RemoveLogo />}
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
      <span className="text-muted">Your new logo. It counts once you save.</span>
    </p>
  )
}

function RemoveLogo() {
  const context = useRouteContext({ from: '__root__' })
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(context.client.api.auth.employer.logo.$delete()),
    onSuccess: async () => {
      await refreshProfile(context, 'employer')
      toast({ title: 'Logo Removed', description: 'The initials of your company stand in its place.' })
      setAsking(false)
    },
  })
  return (
    <>
      <Button look="bare" onClick={() => setAsking(true)}>
        Remove Logo
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove your logo?"
          confirmLabel="Remove Logo"
          busyLabel="Removing…"
          danger
          busy={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Job seekers will see the initials of your company instead. You can upload another logo at any time.
        </ConfirmDialog>
      )}
    </>
  )
}
