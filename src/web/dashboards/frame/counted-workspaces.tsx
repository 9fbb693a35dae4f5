import { useAdminCounts, useEmployerCounts } from './use-menu-counts.ts'
import { Workspace, type WorkspaceProps } from './workspace.tsx'

type CountedProps = Omit<WorkspaceProps, 'area' | 'counts'>

export function EmployerWorkspace(props: CountedProps) {
  return <Workspace area="employer" counts={useEmployerCounts()} {...props} />
}

export function AdminWorkspace(props: CountedProps) {
  return <Workspace area="administrator" counts={useAdminCounts()} {...props} />
}
