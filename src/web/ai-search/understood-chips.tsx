import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { type MouseEventHandler, useEffect, useMemo, useRef, useState } from 'react'
import type { Chip } from '../../modules/ai-search/schema.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { tidyQuery } from '../../shared/tidy-query.ts'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { kindText } from './match-words.ts'
import type { FoundPeople, Need } from './queries.ts'

type UnderstoodChipsProps = {
  found: FoundPeople
  /** Another search is running, so these chips belong to the previous one. */
  busy: boolean
  onChange: (need: Need) => void
}

const GROUPS = [
  { state: 'understood', title: 'Understood' },
  { state: 'corrected', title: 'Corrected' },
  { state: 'ignored', title: 'Not used' },
] as const

/**
 * Shows how each part of the need was understood. The employer can change or remove a part, and the search runs again.
 */
export function UnderstoodChips({ found: { need, understood }, busy, onChange }: UnderstoodChipsProps) {
  const [edited, setEdited] = useState<ShownChip>()
  const region = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    setEdited(undefined)
    opener.current?.focus()
  }
  const follow = (next: Need) => {
    setEdited(undefined)
    // The pressed button disappears with its chip, so the focus moves to the section.
    region.current?.focus()
    onChange(next)
  }
  // The same chips until others arrive, which close the editor.
  const shown = useMemo(() => shownOnce(understood), [understood])
  const groups = GROUPS.map((group) => ({
    ...group,
    chips: shown.filter((chip) => stateOf(chip) === group.state),
  })).filter(({ chips }) => chips.length > 0)
  if (groups.length === 0) return null
  return (
    // An inert element loses the focus, so only the content inside the section is inert.
    <section ref={region} tabIndex={-1} aria-label="What we understood">
      <div className={busy ? 'grid grid-cols-1 gap-3 opacity-60' : 'grid grid-cols-1 gap-3'} inert={busy}>
        {groups.map(({ title, chips }) => (
          <div
            key={title}
            className="grid gap-x-3 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)] sm:items-baseline"
          >
            <h2 className="text-15">{title}</h2>
            <ul className="flex min-w-0 flex-wrap gap-2">
              {chips.map((chip) => (
                <li key={chip.start} className="flex max-w-full flex-wrap items-center gap-1">
                  <ChipButtons
                    chip={chip}
                    onEdit={({ currentTarget }) => {
                      opener.current = currentTarget
                      setEdited(chip)
                    }}
                    onRemove={() => follow(withParts(need, chip.mentions, ''))}
                  />
                  {stateOf(chip) === 'corrected' && (
                    <Button look="bare" onClick={() => follow(asItWasTyped(need, chip))}>
                      Keep “{chip.typed}”
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {edited && chips.includes(edited) && (
              <ChipEditor
                key={edited.start}
                chip={edited}
                onChange={(text) => follow(withParts(need, edited.mentions, text))}
                onClose={cancel}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

/** A chip, and all parts of the need that it is shown for. */
type ShownChip = Chip & { mentions: readonly Part[] }

/** A place that the need names twice has one chip, which changes or removes both. */
export function shownOnce(chips: readonly Chip[]): ShownChip[] {
  return [...Map.groupBy(chips, chipText).values()].flatMap((mentions) =>
    mentions.slice(0, 1).map((chip) => ({ ...chip, mentions })),
  )
}

/** A word whose correction equals the typed word counts as understood. */
function stateOf({ state, typed, label }: Chip): Chip['state'] {
  return state === 'corrected' && typed.toLowerCase() === label.toLowerCase() ? 'understood' : state
}

type ChipButtonsProps = {
  chip: Chip
  onEdit: MouseEventHandler<HTMLButtonElement>
  onRemove: () => void
}

function ChipButtons({ chip, onEdit, onRemove }: ChipButtonsProps) {
  return (
    <span className={chip.state === 'ignored' ? 'chip part' : 'chip chip-on part'}>
      <button type="button" aria-label={`Change ${chipText(chip)}`} onClick={onEdit}>
        <ChipWords chip={chip} />
        <Pencil size={14} className="max-sm:hidden" />
      </button>
      <button type="button" aria-label={`Remove ${chipText(chip)}`} onClick={onRemove}>
        <X size={16} />
      </button>
    </span>
  )
}

/** Shows the typed words and their meaning. */
function ChipWords({ chip }: { chip: Chip }) {
  const { kind, label, typed } = chip
  const state = stateOf(chip)
  if (state === 'ignored')
    return (
      <span className="wrap-anywhere">
        {typed} <span className="text-muted">{label}</span>
      </span>
    )
  const before = state === 'corrected' ? `${typed} →` : isOther(chip) ? `${typed} =` : CHIP_NAMES[kind]
  return (
    <span className="wrap-anywhere">
      {before && <span className="font-normal text-muted">{before} </span>}
      {label}
    </span>
  )
}

const CHIP_NAMES: Partial<Record<Chip['kind'], string>> = { place: 'place', skill: 'skill' }

function chipText(chip: Chip): string {
  const { kind, label, typed } = chip
  const state = stateOf(chip)
  if (state === 'ignored') return `${typed}: ${label}`
  if (state === 'corrected') return `${typed} → ${label}`
  return kindText(kind, isOther(chip) ? `${typed} = ${label}` : label)
}

/** Whether both the typed words and their meaning are shown: 'haus meri = Domestic Helper', 'graduate = entry level'. */
function isOther({ kind, label, typed }: Chip): boolean {
  const [said, meant] = [typed.toLowerCase(), label.toLowerCase()]
  return kind === 'role' ? said !== meant : TERMS.has(kind) && !meant.includes(said)
}
const TERMS: ReadonlySet<Chip['kind']> = new Set(['skill', 'education', 'level'])

type ChipEditorProps = { chip: Chip; onChange: (text: string) => void; onClose: () => void }

/** Lets the employer replace a part of the need. Empty text removes it. */
function ChipEditor({ chip, onChange, onClose }: ChipEditorProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
    // On a phone, the chips above it fill the window.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <form
      className="card mt-1 grid scroll-mb-20 gap-2 sm:col-start-2 sm:flex sm:flex-wrap sm:items-end"
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(field.current?.value ?? '')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Field
        ref={field}
        label={`Instead of “${chip.typed}”`}
        name="instead"
        defaultValue={chip.typed}
        className="sm:w-80"
      />
      <div className="flex gap-2">
        <Button type="submit">Search again</Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type Part = Pick<Chip, 'start' | 'end' | 'typed'>

/** Returns the need with each of these parts, in their order, replaced by `text`. Empty text removes them. */
export function withParts(
  { query, asTyped = [], ...rest }: Need,
  parts: readonly Part[],
  text: string,
): Need {
  const changed = tidyQuery(
    parts.reduceRight(
      (before, { start, end }) => `${before.slice(0, start)} ${text.trim()} ${before.slice(end)}`,
      query,
    ),
  )
  const words = new Set(wordsOf(changed))
  return { ...rest, query: changed, asTyped: asTyped.filter((word) => words.has(word)) }
}

/** Returns the need with the typed words of a corrected part, which are then not corrected again. */
export function asItWasTyped(need: Need, { typed }: Part): Need {
  return { ...need, asTyped: uniqueTexts([...(need.asTyped ?? []), ...wordsOf(typed)]) }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
