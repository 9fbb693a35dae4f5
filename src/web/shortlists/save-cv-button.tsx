import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useSite } from '../app/site.tsx'
import { KEPT_KEY, keptIdsQuery } from './queries.ts'
import { SaveButton } from './save-button.tsx'
import { saveCv } from './save-cv.ts'

type SaveCvButtonProps = { id: number; name: string; icon?: boolean; look?: 'bare' | 'quiet' }

/**
 * One click saves a CV to the list used last. Saved ones, and the toast, open the lists and notes, whose script loads
 * then.
 */
export function SaveCvButton({ id, ...shown }: SaveCvButtonProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const isSaved = useQuery(keptIdsQuery(client)).data?.has(id) ?? false
  const [isSaving, setSaving] = useState(false)
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('./save-cv-dialog.tsx').then((piece) => piece.SaveCvDialog),
  )
  const save = async () => {
    setSaving(true)
    await saveCv(client, id, () => void open())
    await queryClient.invalidateQueries({ queryKey: KEPT_KEY })
    setSaving(false)
  }
  return (
    <>
      <SaveButton
        {...shown}
        isSaved={isSaved}
        busy={isSaving}
        onClick={() => void (isSaved ? open() : save())}
      />
      {SaveDialog && <SaveDialog id={id} name={shown.name} onClose={close} />}
    </>
  )
}
