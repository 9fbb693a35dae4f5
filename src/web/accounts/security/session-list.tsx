import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { relativeDate } from '../../../shared/dates.ts'
import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { ErrorState, Notice, SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { sessionCalls } from './account-calls.ts'

/** How many browsers are listed: this one and those used last. The others are folded. */
const SHOWN = 5

/** Lists the browsers in which the account is logged in. The user can log out each of the others, or all of them. */
export function SessionList({ kind }: { kind: SessionKind }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const calls = sessionCalls(client, kind)
  const queryKey = ['sessions', kind]
  const sessions = useQuery({ queryKey, queryFn: calls.list, staleTime: 0 })
  const [ending, setEnding] = useState<number | 'others'>()
  const [problem, setProblem] = useState('')
  const end = async (which: number | 'others') => {
    setEnding(which)
    setProblem('')
    try {
      if (which === 'others') await calls.endOthers()
      else await calls.end(String(which))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Please try again.'))
    }
    await queryClient.invalidateQueries({ queryKey })
    setEnding(undefined)
  }
  if (sessions.isPending)
    return <SkeletonList count={1} label={t('Loading where you are logged in…')} boneClass="h-12" />
  if (sessions.isError)
    return (
      <ErrorState
        title={t('We could not load where you are logged in')}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      >
        {sessions.error.message}
      </ErrorState>
    )
  const ordered = [...sessions.data].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const rows = ordered.map((session) => (
    <SessionRow
      key={session.id}
      session={session}
      busy={ending === session.id}
      onEnd={() => void end(session.id)}
    />
  ))
  return (
    <div className="grid gap-3">
      {problem && <Notice kind="danger">{problem}</Notice>}
      <ul className="grid gap-3">{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN && (
        <details>
          <summary className="more">{t('{count} more', { count: rows.length - SHOWN })}</summary>
          <ul className="grid gap-3 pt-2">{rows.slice(SHOWN)}</ul>
        </details>
      )}
      {sessions.data.length > 2 && (
        <Button
          look="quiet"
          className="justify-self-start"
          busy={ending === 'others'}
          busyLabel={t('Logging out…')}
          onClick={() => void end('others')}
        >
          {t('Log out everywhere else')}
        </Button>
      )}
    </div>
  )
}

type Session = Awaited<ReturnType<ReturnType<typeof sessionCalls>['list']>>[number]

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const now = new Date()
  const device = session.device || t('Unknown browser')
  return (
    <li className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {session.isCurrent && <Badge tone="green">{t('This device')}</Badge>}
        </p>
        <p className="text-13 text-muted">
          {t('Logged in: {created} · Last used: {seen}', {
            created: relativeDate(session.createdAt, now),
            seen: relativeDate(session.lastSeenAt, now),
          })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="quiet"
          busy={busy}
          busyLabel={t('Logging out…')}
          onClick={onEnd}
          aria-label={t('Log out {device}', { device })}
        >
          {t('Log out')}
        </Button>
      )}
    </li>
  )
}
