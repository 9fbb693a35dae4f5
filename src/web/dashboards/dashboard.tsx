import './dashboards.css'
import type { ReactNode } from 'react'

/** Wraps every dashboard and loads the styles that only dashboards use. */
export function Dashboard({ children }: { children: ReactNode }) {
  return <div className="grid gap-6">{children}</div>
}
