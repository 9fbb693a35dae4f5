import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  /** Shown above the title: where this page belongs. */
  before?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, before, lead, actions }: PageHeaderProps) {
  return (
    <div className="page-header">
      <div>
        {before}
        <h1>{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  )
}
