import { createContext, useContext } from 'react'
import type { LinkComponent, LinkProps } from '../components/controls/button.tsx'

/** The link of the page's application; a plain `a` where there is none. */
export const LinkContext = createContext<LinkComponent>('a')

/** The link of all components: in dashboards it navigates inside the application. */
export function AppLink(props: LinkProps) {
  const A = useContext(LinkContext)
  return <A {...props} />
}
