import { Button } from '../components/button.tsx'
import { fileSize } from '../components/file-size.ts'
import { Progress } from '../components/progress.tsx'
import type { SentBytes } from './upload-request.ts'

type SendingProgressProps = {
  progress: SentBytes | undefined
  /** While it is sent, and when all has arrived: 'Sending your CV', 'Reading the file'. */
  labels: [sending: string, arrived: string]
  onStop: () => void
}

/** What of a file has gone, in percent and megabytes, and the way out. */
export function SendingProgress({ progress, labels: [sending, arrived], onStop }: SendingProgressProps) {
  if (!progress) return null
  const { sent, total } = progress
  const text = `${Math.floor((sent / total) * 100)}%, ${fileSize(sent)} of ${fileSize(total)}`
  return (
    <div className="grid gap-1">
      <Progress label={sent < total ? sending : arrived} value={sent} max={total} text={text} />
      <Button look="bare" className="justify-self-start" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
