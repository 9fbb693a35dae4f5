import { Button } from './components/button.tsx'
import { Notice } from './components/notice.tsx'
import type { Draft } from './draft.ts'

/** Above a form that opened with what was typed before. */
export function DraftNotice({ draft, children }: { draft: Draft; children?: string | undefined }) {
  if (!draft.kept) return null
  return (
    <Notice title="We kept what you typed">
      <p>{children ?? 'It was not sent yet. Go on, or begin with an empty form.'}</p>
      <Button look="bare" className="-ml-4" onClick={draft.startAgain}>
        Start again
      </Button>
    </Notice>
  )
}
