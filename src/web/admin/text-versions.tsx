import type { UseQueryResult } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../shared/dates.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { Button } from '../components/controls/button.tsx'

type TextFrameProps<T> = {
  query: UseQueryResult<T>
  /** 'page' or 'email'. */
  noun: string
  onBack: () => void
  children: (details: T) => ReactNode
}

/** The frame of a text editor: the link back to all texts, then one text when it is loaded. */
export function TextFrame<T>({ query, noun, onBack, children }: TextFrameProps<T>) {
  return (
    <section className="grid min-w-0 gap-4">
      <div>
        <Button look="bare" className="-ml-3" onClick={onBack}>
          <ArrowLeft size={18} />
          All {noun}s
        </Button>
      </div>
      <Loaded query={query} what={`the ${noun}`} bones={2} boneClass="h-96">
        {children}
      </Loaded>
    </section>
  )
}

/** Lists the meanings of the placeholders `{…}` in a text. */
export function Placeholders({ meanings }: { meanings: Readonly<Record<string, string>> }) {
  return (
    <dl className="grid gap-1 text-13">
      {Object.entries(meanings).map(([key, meaning]) => (
        <div key={key} className="flex gap-2">
          <dt>
            <code>{`{${key}}`}</code>
          </dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

type Version = {
  id: number
  title: string
  administrator: string | null
  createdAt: string
  /** Undefined for the built-in words. */
  onUse?: (() => void) | undefined
}

/** Lists the versions of a text, with their authors and times. */
export function Versions({ versions }: { versions: readonly Version[] }) {
  if (versions.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3>Versions</h3>
      <ul className="list">
        {versions.map(({ id, title, administrator, createdAt, onUse }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <span className="min-w-0">
              <b>{title}</b>
              <small className="help block">
                {administrator ?? 'A former administrator'}, {formatDateTime(createdAt)}
              </small>
            </span>
            {onUse && (
              <Button look="quiet" onClick={onUse}>
                Use these words
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
