import { useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { keptIdsQuery } from './queries.ts'

type SaveCvButtonProps = { id: number; name: string; icon?: boolean; look?: 'bare' | 'quiet' }

/**
 * Lets the employer add a CV to lists and write notes about it; says whether it is in one. The script of the dialog
 * loads on the first click.
 */
export function SaveCvButton({ id, name, icon, look = 'bare' }: SaveCvButtonProps) {
  const { client } = useSite()
  const isSaved = useQuery(keptIdsQuery(client)).data?.has(id) ?? false
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('./save-cv-dialog.tsx').then((piece) => piece.SaveCvDialog),
  )
  const label = isSaved ? 'Saved' : 'Save'
  const Icon = isSaved ? BookmarkCheck : Bookmark
  return (
    <>
      <Button
        look={look}
        icon={icon}
        title={icon ? label : undefined}
        aria-label={`${label} ${name}`}
        onClick={() => void open()}
      >
        <Icon size={20} className={isSaved ? 'filled' : undefined} />
        {!icon && label}
      </Button>
      {SaveDialog && <SaveDialog id={id} name={name} onClose={close} />}
    </>
  )
}
