import type { ReactNode } from 'react'
import { BilumBand } from './bilum-band.tsx'

type EmptyStateProps = {
  /** What is empty: 'No CVs found'. */
  title: ReactNode
  /** Why, in a sentence. */
  why?: ReactNode
  /** The one next step: a button or a link. */
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3' | undefined
}

export function EmptyState({ title, why, action, level: H = 'h2' }: EmptyStateProps) {
  return (
    <div className="state">
      <BilumBand />
      <H>{title}</H>
      {why && <p>{why}</p>}
      {action}
    </div>
  )
}
