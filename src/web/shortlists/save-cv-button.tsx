import { Button } from '../components/button.tsx'
import { useLatePiece } from '../late-piece.ts'

/** Puts a CV into lists and notes something about it; the script for that comes with the click. */
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
