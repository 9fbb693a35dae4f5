import Plus from 'lucide-react/icons/plus'
import type { MouseEvent } from 'react'
import { t } from '../../../shared/language/words.ts'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { island } from '../../islands/island.tsx'

/** The floating button of phones that opens the upload form above the list. Without script it is a link. */
export default function AddCv() {
  const [Dialog, open, close] = useLatePiece(() =>
    import('./upload-dialog.tsx').then((piece) => piece.UploadDialog),
  )
  const show = (event: MouseEvent) => {
    event.preventDefault()
    void open()
  }
  return (
    <>
      <AddCvLink data-script="" onClick={show} />
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}

/** The same button for visitors: the page behind it asks them to log in. */
export function AddCvLink(props: { 'data-script'?: ''; onClick?: (event: MouseEvent) => void }) {
  return (
    <a href="/upload" className="btn float-add no-print sm:hidden" aria-label={t('Upload CV')} {...props}>
      <Plus size={26} />
    </a>
  )
}

export const AddCvIsland = island('late-add-cv', AddCv)
