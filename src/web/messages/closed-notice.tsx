import type { Side } from '../../modules/messaging/schema.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import type { Conversation } from './queries.ts'
import { useBlock } from './use-block.ts'

type ClosedNoticeProps = { side: Side; conversation: Conversation }

/** In place of the text box. Who closed it, only those who did so read. */
export function ClosedNotice({ side, conversation: { id, isBlockedByMe } }: ClosedNoticeProps) {
  const { block, busy } = useBlock(side, id)
  if (!isBlockedByMe) return <Notice>This conversation is closed.</Notice>
  return (
    <Notice>
      <p>This conversation is closed, because you blocked it.</p>
      <Button look="quiet" busy={busy} busyLabel="Unblocking…" onClick={() => void block(false)}>
        Unblock
      </Button>
    </Notice>
  )
}
