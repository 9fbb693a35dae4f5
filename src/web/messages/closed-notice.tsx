import { REPORT_REASON_LABELS, type Side } from '../../modules/messaging/schema.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import type { Conversation } from './queries.ts'
import { useBlock } from './use-block.ts'

type ClosedNoticeProps = { side: Side; conversation: Conversation }

/** In place of the text box. Who blocked it, only those who did so read. */
export function ClosedNotice({ side, conversation: { id, isBlockedByMe, closedReason } }: ClosedNoticeProps) {
  const { block, busy } = useBlock(side, id)
  if (closedReason)
    return (
      <Notice>
        An administrator closed this conversation. Reason: {REPORT_REASON_LABELS[closedReason]}.
      </Notice>
    )
  if (!isBlockedByMe) return <Notice>This conversation is closed.</Notice>
  return (
    <Notice>
      <p className="mb-2">This conversation is closed, because you blocked it.</p>
      <Button look="quiet" busy={busy} busyLabel="Unblocking…" onClick={() => void block(false)}>
        Unblock
      </Button>
    </Notice>
  )
}
