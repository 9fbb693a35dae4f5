import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { BothFactors } from '../../../modules/second-factors/schema.ts'
import { CodeField } from '../../accounts/code-field.tsx'
import { type ApiClient, call } from '../../api-client.ts'
import { CopyValue } from '../../components/copy-value.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { useForm } from '../../form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

type Start = ApiClient['api']['auth']['admin']['second-factor']['start']['$post']
export type StartedFactor = Awaited<ReturnType<Awaited<ReturnType<Start>>['json']>>

type StartFactorDialogProps = { started: StartedFactor; onClose: () => void }

/** The secret goes into an app, whose first code and the password turn it on; then the recovery codes are shown, this once. */
export function StartFactorDialog({ started: { secret, uri, qrCode }, onClose }: StartFactorDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
      description="Scan the picture with an authenticator app (Google Authenticator, Microsoft Authenticator, Aegis or another), or type the key into it."
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

/** Light modules around the code without which no camera finds it. */
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
