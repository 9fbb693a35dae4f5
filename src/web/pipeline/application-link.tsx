import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { AppLink } from '../app/link.tsx'
import type { LinkProps } from '../components/controls/button.tsx'

type ApplicationLinkProps = Omit<LinkProps, 'href' | 'onClick' | 'id'> & { id: number }

/**
 * Opens the details of an application beside its list. Not the router's own link, which computes its address again at
 * each navigation: a board has hundreds of them.
 */
export function ApplicationLink({ id, ...props }: ApplicationLinkProps) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({
      to: '.',
      search: (before) => ({ ...before, application: id }),
      resetScroll: false,
    })
  }
  return <AppLink {...props} href={`/employer-dashboard?tab=applications&application=${id}`} onClick={open} />
}
