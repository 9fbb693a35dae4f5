import type { ReactNode } from 'react'

/** Wraps every dashboard. */
export function Dashboard({ children }: { children: ReactNode }) {
  return <div className="grid gap-6">{children}</div>
}
