import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Returns the HTML of a part of a page. `data`: what it shows. Parts that show the same data differently have variants. */
export type KeepHtml = (data: object, variant: string, part: () => ReactNode) => string

/** Undefined in the browser and inside an island, where nothing is kept. */
export const KeepContext = createContext<KeepHtml | undefined>(undefined)

type KeptProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: 'li' | 'section' | 'ul'
  data: object
  variant?: string
  children: () => ReactNode
}

/**
 * A part of a page whose HTML the server keeps for as long as its data is in memory, which saves half of the time that
 * a list of jobs takes. It may depend on nothing else but the hour, the language and whether pictures are shown: not on the
 * visitor.
 */
export function Kept({ as: Tag, data, variant = '', children, ...attributes }: KeptProps) {
  const keep = useContext(KeepContext)
  if (!keep) return <Tag {...attributes}>{children()}</Tag>
  const html = { __html: keep(data, variant, children) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that our own components rendered.
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}
