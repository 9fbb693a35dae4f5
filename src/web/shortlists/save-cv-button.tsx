import { useQuery } from '@tanstack/react-query'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useSite } from '../app/site.tsx'
import { keptIdsQuery } from './queries.ts'
import { SaveButton } from './save-button.tsx'

type SaveCvButtonProps = { id: number; name: string; icon?: boolean; look?: 'bare' | 'quiet' }

/** Lets the employer add a CV to lists and write notes about it. The script of the dialog loads on the first click. */
export function SaveCvButton({ id, ...shown }: SaveCvButtonProps) {
  const { client } = useSite()
  const isSaved = useQuery(keptIdsQuery(client)).data?.has(id) ?? false
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('./save-cv-dialog.tsx').then((piece) => piece.SaveCvDialog),
  )
  return (
    <>
      <SaveButton {...shown} isSaved={isSaved} onClick={() => void open()} />
      {SaveDialog && <SaveDialog id={id} name={shown.name} onClose={close} />}
    </>
  )
}
