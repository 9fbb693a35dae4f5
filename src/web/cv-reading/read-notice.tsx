import { Button } from '../components/controls/button.tsx'
import { Notice } from '../components/states/states.tsx'
import type { ReadState } from './use-cv-reading.ts'
import type { useOffers } from './use-offers.tsx'

type ReadNoticeProps = {
  state: ReadState
  offers: Pick<ReturnType<typeof useOffers>, 'filled' | 'open' | 'useAll' | 'undo'>
}

/** Says what was read from the file, and puts all of it into the form or takes it out again. */
export function ReadNotice({ state, offers: { filled, open, useAll, undo } }: ReadNoticeProps) {
  if (state.is !== 'read' || state.understood === undefined) return null
  if (state.isPicture)
    return (
      <Notice title="Your CV is a picture">
        <p>
          Employers can open it, but they cannot search its words. They find you by what you type in the next
          steps.
        </p>
      </Notice>
    )
  if (state.understood === 0)
    return (
      <Notice title="We could not read this file">
        <p>We have the file. Please fill in the form yourself.</p>
      </Notice>
    )
  return (
    <Notice kind="success" title="We read your file">
      <p>
        {wordsFor(filled, open)} <b className="wrap-anywhere">{state.fileName}</b>. Nothing is published yet.
      </p>
      {(open > 0 || filled > 0) && (
        <div className="flex flex-wrap gap-2 pt-2">
          {open > 0 && (
            <Button look="quiet" onClick={useAll}>
              Use all
            </Button>
          )}
          {filled > 0 && (
            <Button look="quiet" onClick={undo}>
              Undo
            </Button>
          )}
        </div>
      )}
    </Notice>
  )
}

function wordsFor(filled: number, open: number): string {
  const fields = (count: number) => (count === 1 ? '1 field' : `${count} fields`)
  const differ = `${fields(open)} of the form ${open === 1 ? 'differs' : 'differ'} from`
  if (filled === 0) return open === 0 ? 'The form matches' : differ
  const are = `${fields(filled)} ${filled === 1 ? 'is' : 'are'} filled in from`
  return open === 0 ? `${are}` : `${fields(filled)} ${filled === 1 ? 'is' : 'are'} filled in, and ${differ}`
}
