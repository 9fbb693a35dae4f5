import type { ComponentProps, ReactNode } from 'react'
import type { LinkComponent } from '../controls/button.tsx'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' | undefined }

export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  const attributes: object = rest
  return <Tag {...attributes} className={className ? `card ${className}` : 'card'} />
}

type LinkCardProps = {
  as?: 'article' | 'li' | 'div' | undefined
  href: string
  title: ReactNode
  /** The title's heading level on this page. */
  level?: 'h2' | 'h3' | undefined
  link?: LinkComponent | undefined
  className?: string | undefined
  /** Shown before the title, for example a photo. */
  before?: ReactNode
  children?: ReactNode
}

/** A card that opens one page wherever it is clicked. Buttons inside it keep their own clicks. */
export function LinkCard({
  as: Tag = 'article',
  href,
  title,
  level: H = 'h2',
  link: A = 'a',
  ...rest
}: LinkCardProps) {
  return (
    <Tag className={`card card-link${rest.className ? ` ${rest.className}` : ''}`}>
      {rest.before}
      <H className="text-17">
        <A className="cover" href={href}>
          {title}
        </A>
      </H>
      {rest.children}
    </Tag>
  )
}
