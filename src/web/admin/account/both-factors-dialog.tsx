import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { BothFactors } from '../../../modules/second-factors/schema.ts'
import { CodeField } from '../../accounts/code-field.tsx'
import { call } from '../../api-client.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { toast } from '../../components/toast.ts'
import { useForm } from '../../form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const WORDS = {
  renew: {
    title: 'Make new recovery codes?',
    description: 'The old ones count no more.',
    verb: 'Make New Codes',
    busy: 'Making…',
  },
  'turn-off': {
    title: 'Turn off the second factor?',
    description: 'Your password alone will be enough to log in.',
    verb: 'Turn Off',
    busy: 'Turning off…',
  },
}
export type FactorAct = keyof typeof WORDS

/** What changes the second factor asks for both of them. */
export function BothFactorsDialog({ act, onClose }: { act: FactorAct; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [codes, setCodes] = useState<string[]>()
  const { title, description, verb, busy } = WORDS[act]
  const form = useForm({
    schema: BothFactors,
    fallback: 'That did not work. Please try again.',
    submit: async (json) => {
      const calls = client.api.auth.admin['second-factor']
      if (act === 'renew') {
        const { recoveryCodes } = await call(calls['recovery-codes'].$post({ json }))
        return setCodes(recoveryCodes)
      }
      await call(calls['turn-off'].$post({ json }))
      toast({ title: 'Second factor off', description: 'Your password alone is enough to log in.' })
      onClose()
    },
  })
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      danger={act === 'turn-off'}
      title={title}
      description={description}
      submitLabel={verb}
      busyLabel={busy}
      onClose={onClose}
    >
      <PasswordField
        label="Your password"
        name="currentPassword"
        required
        autoComplete="current-password"
        error={form.errors['currentPassword']}
      />
      <CodeField error={form.errors['code']} />
    </FormDialog>
  )
}
