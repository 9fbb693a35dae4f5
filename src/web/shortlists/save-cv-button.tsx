import { useLatePiece } from '../app/loading/late-piece.ts'
import { Button } from '../components/controls/button.tsx'

/** Lets the employer add a CV to lists and write notes about it. Its script loads on the first click. */
export function SaveCvButton({ id, name }: { id: number; name: string }) {
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('./save-cv-dialog.tsx').then((piece) => piece.SaveCvDialog),
  )
  return (
    <>
      <Button look="bare" aria-label={`Save ${name}`} onClick={() => void open()}>
        Save
      </Button>
      {SaveDialog && <SaveDialog id={id} name={name} onClose={close} />}
    </>
  )
}
