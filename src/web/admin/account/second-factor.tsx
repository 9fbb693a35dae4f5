import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { call } from '../../api-client.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { BothFactorsDialog, type FactorAct } from './both-factors-dialog.tsx'
import { type StartedFactor, StartFactorDialog } from './start-factor-dialog.tsx'

/** Fewer are soon none. */
const FEW_CODES = 3

/** A code of an app beside the password, turned on and off by its owner. */
export function SecondFactor() {
  const { client } = useRouteContext({ from: '__root__' })
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
    // Turned on, it ends those that came about without a code.
    void queryClient.invalidateQueries({ queryKey: ['sessions', 'administrator'] })
  }
  if (query.error)
    return <LoadFailure what="The second factor" error={query.error} query={query} loginHref="/admin-login" />
  if (!query.data) return <SkeletonList count={1} label="Loading the second factor…" boneClass="h-24" />
  const { since, recoveryCodesLeft } = query.data
  return (
    <div className="grid gap-3">
      {problem && <Notice kind="danger">{problem}</Notice>}
      {since === null ? (
        <>
          <p>
            With a second factor each login asks for a code of an app on your phone, too. Whoever learns your
            password cannot log in with it alone.
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
            <Notice kind="warning">Make new recovery codes before the last one is used.</Notice>
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
