import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { SendingProgress } from './sending-progress.tsx'
import { useOnline } from './use-online.ts'
import type { useSending } from './use-sending.ts'

type SendPanelProps = {
  labels: [idle: string, busy: string]
  busy: boolean
  /** Why the last try came to nothing. */
  problem: { title: string; message: string } | undefined
  sending: Pick<ReturnType<typeof useSending>, 'progress' | 'stop'>
  /** Why it cannot be sent yet. */
  wait?: string | undefined
}

/** The end of a form that is sent over a bad connection: how far it is, what went wrong, and the button to try again. */
export function SendPanel({ labels: [idle, busyLabel], busy, problem, sending, wait }: SendPanelProps) {
  const isOnline = useOnline()
  return (
    <>
      <SendingProgress
        progress={busy ? sending.progress : undefined}
        labels={['Sending', 'Received. One moment']}
        onStop={sending.stop}
      />
      {!busy && !isOnline && !problem && (
        <Notice kind="warning" title="You are offline">
          <p>Go on typing: everything is kept on this device. Send it when you have a connection again.</p>
        </Notice>
      )}
      {!busy && problem && (
        <Notice kind="danger" title={problem.title}>
          <p>{problem.message}</p>
          <Button type="submit" look="quiet">
            Retry
          </Button>
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel={busyLabel} refusal={wait}>
        {idle}
      </Button>
    </>
  )
}
