import { useEffect, useRef } from 'react'
import { ErrorState } from '../components/states/states.tsx'
import { failureText, isOverLimit } from './queries.ts'

type SearchFailureProps = { error: Error; onRetry: () => void }

/** Says why a search failed, and offers to try again unless that would fail too. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  const box = useRef<HTMLDivElement>(null)
  // On a phone, its end would be under the bottom bar.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [title, ...more] = failureText(error).replace(/\. /g, '.\n').split('\n')
  return (
    <div ref={box} className="scroll-mb-20">
      <ErrorState title={title} retryLabel="Retry Search" onRetry={isOverLimit(error) ? undefined : onRetry}>
        {more.join(' ')}
      </ErrorState>
    </div>
  )
}
