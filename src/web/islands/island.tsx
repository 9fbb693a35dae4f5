import { type ComponentType, createContext, createElement, useContext } from 'react'

/** The element around an island. Its script makes it work (`load-islands.tsx`); without script it shows its first state. */
export const ISLAND_ELEMENT = 'pw-island'

/**
 * Collects the islands of the page that the server renders. Undefined in the browser and inside an island, where a
 * component works without an element of its own.
 */
export const IslandsContext = createContext<Set<string> | undefined>(undefined)

/**
 * Makes a component of a public page work in the browser. `name` is the name of the component's file: `save-job` stands
 * for `save-job.island.tsx`, whose default export is the component. Its props must be JSON. An island with `media` loads
 * only where this media query matches. One whose name begins with `late-` loads when somebody first
 * touches it, clicks it or moves the focus to it; the page holds the click until then.
 */
export function island<P extends object>(name: string, Component: ComponentType<P>, media?: string) {
  return function Island(props: P) {
    const islands = useContext(IslandsContext)
    if (!islands) return <Component {...props} />
    if (!media) islands.add(name)
    return createElement(
      ISLAND_ELEMENT,
      { name, media, props: JSON.stringify(props) },
      <IslandsContext.Provider value={undefined}>
        <Component {...props} />
      </IslandsContext.Provider>,
    )
  }
}
