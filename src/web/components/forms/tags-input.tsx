import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import { uniqueTexts } from '../../../shared/text.ts'
import { controlProps, FieldFrame, type FrameProps } from './field.tsx'

type TagsInputProps = FrameProps & {
  values: readonly string[]
  onChange: (values: string[]) => void
  suggestions?: readonly string[] | undefined
  placeholder?: string | undefined
  max?: number | undefined
}

/** Enter, a comma, the plus button or leaving the field adds the typed text, so that nothing is lost on saving. */
export function TagsInput({
  values,
  onChange,
  suggestions = [],
  placeholder,
  max,
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
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
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
        <button type="button" className="btn btn-bare" aria-label="Add" onClick={add}>
          <Plus size={20} />
        </button>
      </div>
      <datalist id={`${id}-list`}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <TagList name={name} values={values} onRemove={remove} />
    </FieldFrame>
  )
}

type TagListProps = { name: string; values: readonly string[]; onRemove: (tag: string) => void }

function TagList({ name, values, onRemove }: TagListProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {values.map((tag) => (
        <li key={tag}>
          <button type="button" className="chip chip-on" onClick={() => onRemove(tag)}>
            {tag}
            <X size={16} />
            <span className="sr">Remove</span>
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
