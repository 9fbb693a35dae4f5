import type { ComponentProps, ComponentType } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** What a piece renders its links with: plain `a`, or an adapter of the router that takes the same props. */
export type LinkComponent = ComponentType<LinkProps> | 'a'
