import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Returns the HTML of a part of a page. `data`: what it shows. Parts that show the same data differently have variants. */
export type KeepHtml = (data: object, variant: string, part: () => ReactNode) => string

/** Undefined in the browser and inside an island, where nothing is kept. */
export const KeepContext = createContext<KeepHtml | undefined>(undefined)

type KeptProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'div' | 'li' | 'nav' | 'search' | 'section' | 'ul'
  /** Undefined for a part that also shows something about the visitor: it is not kept. */
  data: object | undefined
  variant?: string
  children: () => ReactNode
}

/**
 * A part of a page whose HTML the server keeps for as long as its data is in memory, at most for an hour. It may depend
 * on nothing else but the variant, the language and whether pictures are shown: not on the visitor.
 */
export function Kept({ as: Tag, data, variant = '', children, ...attributes }: KeptProps) {
  const keep = useContext(KeepContext)
  if (!keep || !data) return <Tag {...attributes}>{children()}</Tag>
  const html = { __html: keep(data, variant, children) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that our own components rendered.
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}
