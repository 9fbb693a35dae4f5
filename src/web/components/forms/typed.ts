import { createContext, useContext } from 'react'
import type { FieldValues } from '../../../shared/rendering.ts'

/** What was typed into a form that was sent without script and is shown again. Undefined in all other forms. */
export const TypedContext = createContext<FieldValues | undefined>(undefined)

/** Returns what was typed into a field, or undefined if its form was not sent yet. */
export function useTyped(name: string | undefined): readonly string[] | undefined {
  const typed = useContext(TypedContext)
  return typed && [typed[name ?? ''] ?? []].flat()
}

type Shown = { value?: unknown; defaultValue?: unknown }

/** Returns the props of a field with what was typed into it as its first value, unless its component sets the value. */
export function useShown<P extends Shown>(name: string, props: P): P {
  const typed = useTyped(name)?.[0]
  return typed === undefined || props.value !== undefined ? props : { ...props, defaultValue: typed }
}
