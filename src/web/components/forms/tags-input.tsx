import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { uniqueTexts } from '../../../shared/text.ts'
import { controlProps, FieldFrame, type FrameProps } from './field.tsx'

type TagsInputProps = FrameProps & {
  values: readonly string[]
  onChange: (values: string[]) => void
  suggestions?: readonly string[] | undefined
  placeholder?: string | undefined
  max?: number | undefined
  /** Texts that are shown as chips to tick, beside those that were typed. */
  offered?: readonly string[] | undefined
}

/** Enter, a comma, the plus button or leaving the field adds the typed text, so that nothing is lost on saving. */
export function TagsInput({
  values,
  onChange,
  suggestions = [],
  placeholder,
  max,
  offered = [],
  ...frame
}: TagsInputProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = frame.id ?? frame.name
  const { name, required, ...control } = controlProps(frame)
  const add = () => {
    const next = addTags(values, typed, max)
    if (next.length > values.length) onChange(next)
    setTyped('')
  }
  const remove = (tag: string) => {
    onChange(values.filter((one) => one !== tag))
    if (!offered.includes(tag)) input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <div className="grid gap-3">
      <FieldFrame {...frame}>
        <div className="affix">
          <input
            {...control}
            aria-required={required}
            ref={input}
            className="input"
            list={`${id}-list`}
            placeholder={placeholder}
            enterKeyHint="done"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <button type="button" className="btn btn-bare" aria-label={t('Add')} onClick={add}>
            <Plus size={20} />
          </button>
        </div>
        <datalist id={`${id}-list`}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      </FieldFrame>
      <TagList
        name={name}
        values={values}
        offered={offered}
        onRemove={remove}
        onAdd={(tag) => onChange(addTags(values, tag, max))}
      />
    </div>
  )
}

type TagListProps = {
  name: string
  values: readonly string[]
  offered: readonly string[]
  onRemove: (tag: string) => void
  onAdd: (tag: string) => void
}

/** Offered chips keep their place when they are ticked; typed ones disappear when they are removed. */
function TagList({ name, values, offered, onRemove, onAdd }: TagListProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map((tag) => {
        const isOn = values.includes(tag)
        return (
          <li key={tag}>
            <button
              type="button"
              className={isOn ? 'chip chip-on' : 'chip'}
              aria-pressed={isOn}
              onClick={() => (isOn ? onRemove(tag) : onAdd(tag))}
            >
              {isOn ? <Check size={16} /> : <Plus size={16} />}
              {tag}
            </button>
            {isOn && <input type="hidden" name={name} value={tag} />}
          </li>
        )
      })}
      {values
        .filter((tag) => !offered.includes(tag))
        .map((tag) => (
          <li key={tag}>
            <button type="button" className="chip chip-on" onClick={() => onRemove(tag)}>
              {tag}
              <X size={16} />
              <span className="sr">{t('Remove')}</span>
            </button>
            <input type="hidden" name={name} value={tag} />
          </li>
        ))}
    </ul>
  )
}

/**
 * Returns the list with the typed text added: split at commas, repeated spaces removed, and no word twice in upper or
 * lower case.
 */
export function addTags(tags: readonly string[], typed: string, max?: number): string[] {
  const added = typed.split(',').map((tag) => tag.replace(/\s+/g, ' '))
  return uniqueTexts([...tags, ...added]).slice(0, max)
}
