import { useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { Button } from '../components/controls/button.tsx'
import { FileInput, fileSize } from '../components/forms/file-input.tsx'
import { PhotoButton } from '../cvs/upload/photo-button.tsx'
import { FILE_ACCEPT } from '../cvs/upload/upload-values.ts'

type DocumentFileProps = {
  /** One file, or the photos of its pages. */
  files: readonly File[]
  error: string | undefined
  onChange: (files: readonly File[]) => void
}

const loadPhotoPages = () => import('../cvs/upload/photo-pages.tsx').then(({ PhotoPages }) => PhotoPages)

/** Chooses a file, or takes photos of the pages of a document on paper. */
export function DocumentFile({ files, error, onChange }: DocumentFileProps) {
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [PhotoPages, openPhotos, closePhotos] = useLatePiece(loadPhotoPages)
  const choosePhotos = (chosen: readonly File[]) => {
    setPhotos(chosen)
    void openPhotos()
  }
  if (PhotoPages)
    return (
      <PhotoPages
        chosen={photos}
        onCancel={closePhotos}
        onUse={(pages) => {
          closePhotos()
          onChange(pages)
        }}
      />
    )
  const [first] = files
  if (first?.type.startsWith('image/'))
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span>
          {plural(files.length, 'photo')}, {fileSize(files.reduce((sum, { size }) => sum + size, 0))}
        </span>
        <Button look="bare" onClick={() => onChange([])}>
          {t('Choose again')}
        </Button>
      </p>
    )
  return (
    <>
      <PhotoButton label={t('Take photos of it')} onChoose={choosePhotos} />
      <FileInput
        label={t('Or choose a file')}
        name="file"
        accept={FILE_ACCEPT}
        help={t('PDF, DOC or DOCX, at most 5 MB.')}
        error={error}
        onChange={(file) => {
          if (file?.type.startsWith('image/')) return choosePhotos([file])
          onChange(file ? [file] : [])
        }}
      />
    </>
  )
}
