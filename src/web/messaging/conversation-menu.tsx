import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_REASON_LABELS, type Side } from '../../modules/messaging/schema.ts'
import { t } from '../../shared/language/words.ts'
import { call, reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { ActionMenu } from '../components/overlays/action-menu.tsx'
import { ConfirmDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { type Conversation, putConversation } from './queries.ts'
import { ReportConversationDialog } from './report-conversation-dialog.tsx'
import { sideCalls } from './unread.ts'

type ConversationMenuProps = { side: Side; conversation: Conversation; onRefresh: () => void }

export function ConversationMenu({ side, conversation, onRefresh }: ConversationMenuProps) {
  const { id, name, isBlockedByMe } = conversation
  const [asking, setAsking] = useState<'block' | 'report'>()
  const { client } = useSite()
  const { block, busy, problem } = useBlock(side, id)
  const close = () => setAsking(undefined)
  return (
    <>
      <ActionMenu
        label={t('Actions for the conversation with {name}', { name })}
        actions={[
          { label: t('Check for new messages'), onSelect: onRefresh },
          { label: t('Report'), onSelect: () => setAsking('report') },
          isBlockedByMe
            ? { label: t('Unblock'), onSelect: () => void block(false) }
            : { label: t('Block'), danger: true, onSelect: () => setAsking('block') },
        ]}
      />
      {asking === 'report' && (
        <ReportConversationDialog client={client} side={side} id={id} name={name} onClose={close} />
      )}
      {asking === 'block' && (
        <ConfirmDialog
          title={t('Block {name}?', { name })}
          confirmLabel={t('Block')}
          busyLabel={t('Blocking…')}
          danger
          busy={busy}
          error={problem}
          onConfirm={() => void block(true).then((done) => done && close())}
          onClose={close}
        >
          {t(
            'This closes the conversation for both of you. {name} only sees that it is closed. You can unblock at any time.',
            { name },
          )}
          <span className="mt-2 block">{side === 'jobSeeker' ? t(STILL_SEEN) : STILL_THERE}</span>
        </ConfirmDialog>
      )}
    </>
  )
}

const STILL_SEEN =
  'It does not hide your CV: this company can still find it, and what it opened stays open. To hide from all employers, change who finds you on your dashboard.'
const STILL_THERE = 'It does not remove their application or their CV from your lists.'

type ClosedNoticeProps = { side: Side; conversation: Conversation }

/** Shown instead of the text box. Only the side that blocked the conversation sees who blocked it. */
export function ClosedNotice({ side, conversation: { id, isBlockedByMe, closedReason } }: ClosedNoticeProps) {
  const { block, busy } = useBlock(side, id)
  if (closedReason)
    return (
      <Notice>
        {t('An administrator closed this conversation. Reason: {reason}.', {
          reason: t(REPORT_REASON_LABELS[closedReason]),
        })}
      </Notice>
    )
  if (!isBlockedByMe) return <Notice>{t('This conversation is closed.')}</Notice>
  return (
    <Notice>
      <p className="mb-2">{t('This conversation is closed, because you blocked it.')}</p>
      <Button look="quiet" busy={busy} busyLabel={t('Unblocking…')} onClick={() => void block(false)}>
        {t('Unblock')}
      </Button>
    </Notice>
  )
}

/** Blocks and unblocks a conversation. `block` resolves to whether it succeeded. */
function useBlock(side: Side, id: number) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const block = async (isBlocked: boolean): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    const one = sideCalls(client, side)[':id']
    const param = { id: String(id) }
    try {
      const { isClosed, isBlockedByMe } = await call(
        isBlocked ? one.block.$post({ param }) : one.unblock.$post({ param }),
      )
      putConversation(queryClient, side, id, { isClosed, isBlockedByMe })
      toast({ title: isBlocked ? t('Conversation blocked') : t('Conversation unblocked') })
      return true
    } catch (error) {
      const message = reasonOf(error)
      setProblem(message)
      if (!isBlocked) toast({ title: t('Not unblocked'), description: message, variant: 'destructive' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { block, busy, problem }
}
