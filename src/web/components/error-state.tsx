import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'

type ErrorStateProps = {
  title: ReactNode
  /** What happened, and what the reader can do. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  /** Works without script: the same page again. */
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
      <TriangleAlert size={32} className="text-danger" />
      <H>{title}</H>
      {children && <p>{children}</p>}
      {onRetry && (
        <Button look="quiet" busy={retrying} busyLabel="Trying again…" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {!onRetry && retryHref && (
        <ButtonLink look="quiet" href={retryHref}>
          {retryLabel}
        </ButtonLink>
      )}
    </div>
  )
}
