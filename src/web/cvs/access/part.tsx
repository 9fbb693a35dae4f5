import type { ReactNode } from 'react'
import { Card } from '../../components/surfaces/card.tsx'

/** A part of a CV with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
