import Flag from 'lucide-react/icons/flag'
import { t } from '../../../shared/language/words.ts'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { Button } from '../../components/controls/button.tsx'
import { island } from '../../islands/island.tsx'

/** Without JavaScript the button leads to a page with the form. */
export default function ReportJob({ job }: { job: { id: number; title: string } }) {
  const [Dialog, open, close] = useLatePiece(() =>
    import('../../reports/report-dialog.tsx').then(({ ReportDialog }) => ReportDialog),
  )
  return (
    <>
      <form action={`/jobs/${job.id}/report`}>
        <Button
          type="submit"
          look="bare"
          data-script
          onClick={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <Flag size={18} />
          {t('Report this job')}
        </Button>
      </form>
      {Dialog && <Dialog job={job} onClose={close} />}
    </>
  )
}

export const Report = island('late-report-job', ReportJob)
