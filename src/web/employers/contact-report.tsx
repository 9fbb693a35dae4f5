import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { useLatePiece } from '../late-piece.ts'
import { contactReportQuery } from './queries.ts'

/** What to do when nobody can be reached, and what became of it. Nothing where nothing was paid, or too long ago. */
export function ContactReport({ cvId }: { cvId: number }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(contactReportQuery(client, cvId))
  const [Dialog, open, close] = useLatePiece(() =>
    import('./contact-report-dialog.tsx').then((module) => module.ContactReportDialog),
  )
  if (!data) return null
  const { claim, report } = data
  return (
    <>
      {report && <Outcome report={report} />}
      {claim && (
        <>
          <Button look="bare" onClick={() => void open()}>
            These contact details do not work
          </Button>
          {Dialog && <Dialog cvId={cvId} claim={claim} onClose={close} />}
        </>
      )}
    </>
  )
}

type Report = { state: 'open' | 'confirmed' | 'declined'; credits: number; note: string; createdAt: string }

function Outcome({ report: { state, credits, note, createdAt } }: { report: Report }) {
  const told = `You reported these contact details on ${formatDate(createdAt)}.`
  if (state === 'open') return <Notice>{told} We try them and write to you.</Notice>
  return (
    <Notice kind={state === 'confirmed' ? 'success' : 'info'}>
      {told}{' '}
      {state === 'confirmed'
        ? `${plural(credits, 'credit')} came back to you. The CV stays open.`
        : 'We tried them, and they work.'}{' '}
      {note}
    </Notice>
  )
}
