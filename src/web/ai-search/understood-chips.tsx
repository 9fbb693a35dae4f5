import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import type { Chip } from '../../modules/ai-search/schema.ts'
import { Button } from '../components/button.tsx'
import { ChipEditor } from './chip-editor.tsx'
import { asItWasTyped, withPart } from './edit-need.ts'
import { kindText } from './match-words.ts'
import type { FoundPeople, Need } from './queries.ts'

type UnderstoodChipsProps = {
  found: FoundPeople
  /** Another search is under way: its words are not these. */
  busy: boolean
  onChange: (need: Need) => void
}

const GROUPS = [
  { state: 'understood', title: 'Understood' },
  { state: 'corrected', title: 'Corrected' },
  { state: 'ignored', title: 'Not used' },
] as const

/** What became of each part of the need; each can be changed or taken out, and the search follows. */
export function UnderstoodChips({ found: { need, understood }, busy, onChange }: UnderstoodChipsProps) {
  const [edited, setEdited] = useState<Chip>()
  const region = useRef<HTMLElement>(null)
  const follow = (next: Need) => {
    setEdited(undefined)
    // The button that was pressed goes with its chip.
    region.current?.focus()
    onChange(next)
  }
  const groups = GROUPS.map((group) => ({
    ...group,
    chips: understood.filter((chip) => stateOf(chip) === group.state),
  })).filter(({ chips }) => chips.length > 0)
  if (groups.length === 0) return null
  return (
    // Focus would leave what is inert, so only what is inside is.
    <section ref={region} tabIndex={-1} aria-label="What we understood">
      <div className="grid grid-cols-1 gap-2" inert={busy}>
        {groups.map(({ title, chips }) => (
          <div key={title} className="grid gap-x-3 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <h2 className="text-15 sm:pt-2.5">{title}</h2>
            <ul className="flex min-w-0 flex-wrap gap-2">
              {chips.map((chip) => (
                <li key={chip.start} className="flex max-w-full flex-wrap gap-1">
                  <ChipButtons
                    chip={chip}
                    onEdit={() => setEdited(chip)}
                    onRemove={() => follow(withPart(need, chip, ''))}
                  />
                  {stateOf(chip) === 'corrected' && (
                    <Button look="bare" onClick={() => follow(asItWasTyped(need, chip))}>
                      Keep “{chip.typed}”
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {edited && (
          <ChipEditor
            key={edited.start}
            chip={edited}
            onChange={(text) => follow(withPart(need, edited, text))}
            onClose={() => setEdited(undefined)}
          />
        )}
      </div>
    </section>
  )
}

/** A word whose mended form is what was typed was understood. */
function stateOf({ state, typed, label }: Chip): Chip['state'] {
  return state === 'corrected' && typed.toLowerCase() === label.toLowerCase() ? 'understood' : state
}

type ChipButtonsProps = { chip: Chip; onEdit: () => void; onRemove: () => void }

function ChipButtons({ chip, onEdit, onRemove }: ChipButtonsProps) {
  return (
    <span className={chip.state === 'ignored' ? 'chip max-w-full p-0' : 'chip chip-on max-w-full p-0'}>
      <button
        type="button"
        className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-full pl-3.5 text-left"
        aria-label={`Change ${chipText(chip)}`}
        onClick={onEdit}
      >
        <span className="wrap-anywhere">{chipText(chip)}</span>
        <Pencil size={14} className="shrink-0" />
      </button>
      <button
        type="button"
        className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-full"
        aria-label={`Remove ${chipText(chip)}`}
        onClick={onRemove}
      >
        <X size={16} />
      </button>
    </span>
  )
}

function chipText(chip: Chip): string {
  const { kind, label, typed } = chip
  const state = stateOf(chip)
  if (state === 'ignored') return `${typed}: ${label}`
  if (state === 'corrected') return `${typed} → ${kindText(kind, label)}`
  // 'haus meri (Domestic Helper)': what a word was taken for is not hidden behind it.
  const isOther = kind === 'role' && typed.toLowerCase() !== label.toLowerCase()
  return kindText(kind, isOther ? `${typed} (${label})` : label)
}
