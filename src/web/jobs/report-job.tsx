import { Button } from '../components/button.tsx'
import { useLatePiece } from '../late-piece.ts'

/** Without script the button leads to the contact page. */
export function ReportJob({ job }: { job: { id: number; title: string } }) {
  const [Dialog, open, close] = useLatePiece(() =>
    import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog),
  )
  return (
    <>
      <form action="/contact">
        <Button
          type="submit"
          look="bare"
          data-script
          onClick={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          Report this job
        </Button>
      </form>
      {Dialog && <Dialog job={job} onClose={close} />}
    </>
  )
}
