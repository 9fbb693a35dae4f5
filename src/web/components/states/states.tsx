import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Bag } from './bag.tsx'

type EmptyStateProps = {
  /** Says what is empty: 'No CVs found'. */
  title: ReactNode
  /** The reason, in one sentence. */
  why?: ReactNode
  /** The next step: one button or link. */
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3' | undefined
}

export function EmptyState({ title, why, action, level: H = 'h2' }: EmptyStateProps) {
  return (
    <div className="state">
      <Bag />
      <H>{title}</H>
      {why && <p>{why}</p>}
      {action}
    </div>
  )
}

type ErrorStateProps = {
  title: ReactNode
  /** Explains what happened and how to continue. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  /** Loads the same page again, without JavaScript. */
  retryHref?: string | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
  level?: 'h1' | 'h2' | 'h3' | undefined
}

export function ErrorState({
  title,
  children,
  onRetry,
  retryHref,
  retryLabel = 'Retry',
  retrying,
  level: H = 'h2',
}: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <span className="icon-tile red">
        <TriangleAlert size={22} />
      </span>
      <H>{title}</H>
      {children && <p>{children}</p>}
      {onRetry && (
        <Button look="quiet" busy={retrying} busyLabel={t('Trying again…')} onClick={onRetry}>
          {t(retryLabel)}
        </Button>
      )}
      {!onRetry && retryHref && (
        <ButtonLink look="quiet" href={retryHref}>
          {t(retryLabel)}
        </ButtonLink>
      )}
    </div>
  )
}

const KINDS = {
  info: ['blue', Info],
  success: ['green', CircleCheck],
  warning: ['warn', TriangleAlert],
  danger: ['red', TriangleAlert],
} as const

type NoticeProps = { kind?: keyof typeof KINDS | undefined; title?: ReactNode; children?: ReactNode }

/** A sentence about the page, with an icon in addition to its colour. `danger` is read out when it appears. */
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

/** A grey line or block. Its classes give it the final height ('h-5 w-40'). */
function Bone({ className = 'h-5 w-full' }: { className?: string }) {
  return <div className={`bone ${className}`} />
}

type SkeletonListProps = { count: number; label: string; className?: string; boneClass?: string }

/** Has as many blocks as a full page, so that nothing moves when the rows arrive. */
export function SkeletonList({
  count,
  label,
  className = 'grid gap-4',
  boneClass = 'h-40',
}: SkeletonListProps) {
  return (
    <div role="status">
      <span className="sr">{label}</span>
      <div className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
          <Bone key={i} className={boneClass} />
        ))}
      </div>
    </div>
  )
}

/** For content of unknown shape. If the shape is known, use a skeleton. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className="script-only grid justify-items-center gap-2 py-12 text-muted" role="status">
      <div className="spin" />
      {t(label)}
      {/* Needs no script, because that may be what does not arrive. */}
      <p className="after-8s">
        {t('This is taking long.')} {/* biome-ignore lint/a11y/useValidAnchor: loads this page again */}
        <a href="">{t('Try Again')}</a>
      </p>
    </div>
  )
}
