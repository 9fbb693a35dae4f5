import type { ReactNode } from 'react'

type MenuProps = { label: ReactNode; className: string; children: ReactNode; name?: string | undefined }

/**
 * A menu made of `details`, so it opens without JavaScript. Opening a menu closes the others with the same `name`.
 */
export function Menu({ label, className, children, name }: MenuProps) {
  return (
    <details className="menu" name={name}>
      <summary className={className}>{label}</summary>
      <div className="menu-list">{children}</div>
    </details>
  )
}

/** Makes Escape, a click elsewhere and a chosen entry close an open menu. Called once for each document. */
export function closeMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      const isSummary = target instanceof Element && menu.querySelector('summary')?.contains(target)
      if (!isSummary) menu.open = false
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}
