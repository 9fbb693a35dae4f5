import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BothFactors } from '../../../modules/second-factors/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { CodeField } from '../../accounts/login/login-code-dialog.tsx'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { PasswordField } from '../../components/forms/password-field.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { RecoveryCodes, type StartedFactor, StartFactorDialog } from './start-factor-dialog.tsx'

/** With fewer codes the page asks for new ones. */
const FEW_CODES = 3

/** Lets the administrator turn a second factor (a code from an app) on and off. */
export function SecondFactor() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const queryKey = ['second-factor']
  const query = useQuery({ queryKey, queryFn: () => call(client.api.auth.admin['second-factor'].$get()) })
  const [started, setStarted] = useState<StartedFactor>()
  const [act, setAct] = useState<FactorAct>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const start = async () => {
    setBusy(true)
    setProblem('')
    try {
      setStarted(await call(client.api.auth.admin['second-factor'].start.$post()))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Please try again.')
    }
    setBusy(false)
  }
  const close = () => {
    setStarted(undefined)
    setAct(undefined)
    void queryClient.invalidateQueries({ queryKey })
    // Turning it on ends the sessions that began without a code.
    void queryClient.invalidateQueries({ queryKey: ['sessions', 'administrator'] })
  }
  if (query.error) return <LoadFailure what="The second factor" query={query} />
  if (!query.data) return <SkeletonList count={1} label="Loading the second factor…" boneClass="h-24" />
  const { since, recoveryCodesLeft } = query.data
  return (
    <div className="grid gap-3">
      {problem && <Notice kind="danger">{problem}</Notice>}
      {since === null ? (
        <>
          <p>
            With a second factor, each login also asks for a code from an app on your phone. A person who
            learns your password cannot log in with it alone.
          </p>
          <Button
            className="justify-self-start"
            busy={busy}
            busyLabel="Starting…"
            onClick={() => void start()}
          >
            Turn On
          </Button>
        </>
      ) : (
        <>
          <p>
            <Badge tone="green">On</Badge> since {formatDate(since)}
          </p>
          <p>{plural(recoveryCodesLeft, 'recovery code')} left.</p>
          {recoveryCodesLeft < FEW_CODES && (
            <Notice kind="warning">Make new recovery codes before you use the last one.</Notice>
          )}
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => setAct('renew')}>
              New Recovery Codes
            </Button>
            <Button look="quiet" onClick={() => setAct('turn-off')}>
              Turn Off
            </Button>
          </div>
        </>
      )}
      {started && <StartFactorDialog started={started} onClose={close} />}
      {act && <BothFactorsDialog act={act} onClose={close} />}
    </div>
  )
}

const WORDS = {
  renew: {
    title: 'Make new recovery codes?',
    description: 'The old codes will stop working.',
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
type FactorAct = keyof typeof WORDS

/** Every change to the second factor needs both the password and a code. */
function BothFactorsDialog({ act, onClose }: { act: FactorAct; onClose: () => void }) {
  const { client } = useSite()
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
      toast({ title: 'Second factor off', description: 'You now log in with your password alone.' })
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
