import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

const KINDS = {
  info: ['blue', Info],
  success: ['green', CircleCheck],
  warning: ['yellow', TriangleAlert],
  danger: ['red', TriangleAlert],
} as const

type NoticeProps = { kind?: keyof typeof KINDS | undefined; title?: ReactNode; children?: ReactNode }

/** A sentence that belongs to the page, with an icon besides its colour. `danger` is read out when it appears. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  const [tone, Icon] = KINDS[kind]
  return (
    <div className={`notice ${tone}`} role={kind === 'danger' ? 'alert' : undefined}>
      <Icon size={20} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
