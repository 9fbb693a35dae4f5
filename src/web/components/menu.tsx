import { type ReactNode, useEffect, useRef } from 'react'

type MenuProps = { label: ReactNode; className: string; children: ReactNode; name?: string | undefined }

/**
 * Opens without script, as `details` does; with it, Escape, a click elsewhere and a chosen entry close it too.
 * Menus that share a `name` close each other.
 */
export function Menu({ label, className, children, name }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const menu = details.current
      const isSummary = target instanceof Element && menu?.querySelector('summary')?.contains(target)
      if (menu?.open && !isSummary) menu.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const menu = details.current
      if (key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details className="menu" ref={details} name={name}>
      <summary className={className}>{label}</summary>
      <div className="menu-list">{children}</div>
    </details>
  )
}
