import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { ActionMenu } from '../components/action-menu.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import type { Conversation } from './queries.ts'
import { ReportDialog } from './report-dialog.tsx'
import { useBlock } from './use-block.ts'

type ConversationMenuProps = { side: Side; conversation: Conversation; onRefresh: () => void }

export function ConversationMenu({ side, conversation, onRefresh }: ConversationMenuProps) {
  const { id, name, isBlockedByMe } = conversation
  const [asking, setAsking] = useState<'block' | 'report'>()
  const { client } = useRouteContext({ from: '__root__' })
  const { block, busy, problem } = useBlock(side, id)
  const close = () => setAsking(undefined)
  return (
    <>
      <ActionMenu
        label={`Actions for the conversation with ${name}`}
        actions={[
          { label: 'Check for new messages', onSelect: onRefresh },
          { label: 'Report', onSelect: () => setAsking('report') },
          isBlockedByMe
            ? { label: 'Unblock', onSelect: () => void block(false) }
            : { label: 'Block', danger: true, onSelect: () => setAsking('block') },
        ]}
      />
      {asking === 'report' && (
        <ReportDialog client={client} side={side} id={id} name={name} onClose={close} />
      )}
      {asking === 'block' && (
        <ConfirmDialog
          title={`Block ${name}?`}
          confirmLabel="Block"
          busyLabel="Blocking…"
          danger
          busy={busy}
          error={problem}
          onConfirm={() => void block(true).then((done) => done && close())}
          onClose={close}
        >
          Neither of you can write in this conversation any more. {name} is told only that it is closed. You
          can unblock at any time.
        </ConfirmDialog>
      )}
    </>
  )
}
