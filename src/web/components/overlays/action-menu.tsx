import Ellipsis from 'lucide-react/icons/ellipsis-vertical'
import * as Dropdown from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'

export type MenuAction = { label: ReactNode; onSelect: () => void; danger?: boolean; disabled?: boolean }

/**
 * Further actions of a row, for dashboards. It is not modal, because that would inject a style that the page's security
 * policy refuses. It is rendered in place and not in a portal, so that it also opens above the dialog it is in. `label`
 * names the row: 'Actions for Ana Kila'.
 */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger className="btn btn-bare btn-icon" aria-label={label}>
        <Ellipsis size={20} />
      </Dropdown.Trigger>
      <Dropdown.Content className="menu-list menu-float" align="end" collisionPadding={8}>
        {actions.map(({ label, onSelect, danger, disabled = false }, i) => (
          <Dropdown.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: labels need not be text, and the list is fixed while open
            key={i}
            className={danger ? 'nav-link text-danger' : 'nav-link'}
            disabled={disabled}
            onSelect={onSelect}
          >
            {label}
          </Dropdown.Item>
        ))}
      </Dropdown.Content>
    </Dropdown.Root>
  )
}
