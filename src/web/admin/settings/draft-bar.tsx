import { Button } from '../../components/controls/button.tsx'
import type { SettingDraft } from './setting-acts.ts'
import { effectOf } from './setting-effects.ts'

type DraftBarProps = { settingKey: string; label: string; draft: SettingDraft }

/** Describes the effect of a change, and saves or discards it. Shows nothing without a change. */
export function DraftBar({ settingKey, label, draft }: DraftBarProps) {
  if (!draft.isChanged) return null
  return (
    <div className="mt-2 grid gap-2 rounded-field bg-brand-soft p-3" role="status">
      <p>{effectOf(settingKey, draft.value)}</p>
      <div className="actions">
        <Button
          busy={draft.busy}
          busyLabel="Saving…"
          aria-label={`Save ${label}`}
          onClick={() => void draft.save()}
        >
          Save
        </Button>
        <Button look="quiet" aria-label={`Discard ${label}`} onClick={draft.discard}>
          Discard
        </Button>
      </div>
    </div>
  )
}
