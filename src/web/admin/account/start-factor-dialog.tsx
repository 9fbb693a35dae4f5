import { useState } from 'react'
import { BothFactors } from '../../../modules/second-factors/schema.ts'
import { CodeField } from '../../accounts/login/login-code-dialog.tsx'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { CopyValue } from '../../components/controls/copy-value.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { Notice } from '../../components/states/states.tsx'

type Start = ApiClient['api']['auth']['admin']['second-factor']['start']['$post']
export type StartedFactor = Awaited<ReturnType<Awaited<ReturnType<Start>>['json']>>

type StartFactorDialogProps = { started: StartedFactor; onClose: () => void }

/**
 * Shows the secret for the app. The app's first code and the password turn the second factor on. Then the recovery
 * codes are shown, only once.
 */
export function StartFactorDialog({ started: { secret, uri, qrCode }, onClose }: StartFactorDialogProps) {
  const { client } = useSite()
  const [codes, setCodes] = useState<string[]>()
  const form = useForm({
    schema: BothFactors,
    fallback: 'The second factor could not be turned on. Please try again.',
    submit: async (json) => {
      const { recoveryCodes } = await call(client.api.auth.admin['second-factor'].confirm.$post({ json }))
      setCodes(recoveryCodes)
    },
  })
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      title="Turn on the second factor"
      description="Scan this picture with an authenticator app (Google Authenticator, Microsoft Authenticator, Aegis or another), or type the key into the app."
      submitLabel="Turn On"
      busyLabel="Turning on…"
      onClose={onClose}
    >
      <QrPicture qrCode={qrCode} />
      <p className="justify-self-center">
        <a href={uri}>Open in the app on this phone</a>
      </p>
      <CopyValue label="Key" value={secret.replace(/(.{4})(?=.)/g, '$1 ')} copied={secret} />
      <CodeField isOfAppOnly error={form.errors['code']} />
      <PasswordField
        label="Your password"
        name="currentPassword"
        required
        autoComplete="current-password"
        error={form.errors['currentPassword']}
      />
    </FormDialog>
  )
}

/** The light border around the code, in modules. Cameras do not find the code without it. */
const QUIET = 4

function QrPicture({ qrCode: { size, path } }: Pick<StartedFactor, 'qrCode'>) {
  const side = size + 2 * QUIET
  return (
    <svg
      className="w-52 max-w-full justify-self-center"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label="Code with the key, for the camera of your app"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

/** Shown only once, because the server stores only their hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setTold('Copied')
    } catch {
      setTold('Please select the codes and copy them')
    }
  }
  return (
    <Dialog
      title="Your recovery codes"
      description="If you lose your phone, each code lets you log in once instead of the app."
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>I Have Saved Them</Button>
        </>
      }
    >
      <Notice kind="warning">Write them down or print them now. They are not shown again.</Notice>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-1 select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="help">
        {told}
      </p>
    </Dialog>
  )
}
