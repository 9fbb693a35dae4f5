import { createContext, useContext } from 'react'
import type { LinkComponent, LinkProps } from '../components/controls/button.tsx'

/** The link component of the page's application; a plain `a` on pages without an application. */
export const LinkContext = createContext<LinkComponent>('a')

/** The link that all components use. In dashboards it navigates inside the application. */
export function AppLink(props: LinkProps) {
  const A = useContext(LinkContext)
  return <A {...props} />
}
