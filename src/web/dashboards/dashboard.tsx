import './dashboards.css'
import type { ReactNode } from 'react'

/** Around every page with `ssr: false`: brings the styles that only dashboards use. */
export function Dashboard({ children }: { children: ReactNode }) {
  return <div className="grid gap-6">{children}</div>
}
