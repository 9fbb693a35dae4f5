import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { Button } from '../../components/controls/button.tsx'
import { FileInput } from '../../components/forms/file-input.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import type { useCvReading } from '../../cv-reading/use-cv-reading.ts'
import { PhotoButton } from './photo-button.tsx'
import { SendingProgress } from './sending.tsx'
import { FILE_ACCEPT, fileProblem } from './upload-values.ts'

type UploadFileFieldProps = {
  /** The name of the current file, which stays unless another one is chosen. */
  current: string | undefined
  error: string | undefined
  /** Whether the field is marked as required. */
  isMarked: boolean
  reading: ReturnType<typeof useCvReading>
  onProblem: (message: string | undefined) => void
}

const loadPhotoPages = () => import('./photo-pages.tsx').then(({ PhotoPages }) => PhotoPages)

/**
 * Checks the file as soon as it is chosen, so that the job seeker learns about a problem before filling in the form. Then
 * sends it to be read. A CV on paper is sent as photos.
 */
export function UploadFileField({ current, error, isMarked, reading, onProblem }: UploadFileFieldProps) {
  const { state, progress, stop } = reading
  const [sent, setSent] = useState<readonly File[]>([])
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [PhotoPages, openPhotos, closePhotos] = useLatePiece(loadPhotoPages)
  const send = (files: readonly File[]) => {
    const [first, ...more] = files
    setSent(files)
    if (first) void reading.read(first, ...more)
    else reading.forget()
  }
  const choose = (file: File | undefined) => {
    if (file?.type.startsWith('image/')) return choosePhotos([file])
    const problem = file && fileProblem(file)
    onProblem(problem?.description)
    if (problem)
      toast({ title: t(problem.title), description: t(problem.description), variant: 'destructive' })
    send(file && !problem ? [file] : [])
  }
  const choosePhotos = (files: readonly File[]) => {
    onProblem(undefined)
    setPhotos(files)
    void openPhotos()
  }
  if (PhotoPages)
    return (
      <PhotoPages
        chosen={photos}
        onCancel={closePhotos}
        onUse={(pages) => {
          closePhotos()
          send(pages)
        }}
      />
    )
  const isPhoto = sent[0]?.type.startsWith('image/')
  return (
    <>
      <FileInput
        label={t('CV File')}
        name="file"
        required={isMarked}
        accept={FILE_ACCEPT}
        help={t('PDF, DOC or DOCX, at most 5 MB. PDF looks the same on every phone and computer.')}
        current={current}
        error={state.is === 'refused' ? state.message : error}
        onChange={choose}
      />
      <PhotoButton label={t('Take photos of a CV on paper')} onChoose={choosePhotos} />
      <SendingProgress
        progress={progress}
        labels={[t('Sending your CV'), t('Reading the file')]}
        onStop={stop}
      />
      <div aria-live="polite">
        {state.is === 'failed' && (
          <Notice kind="warning" title={t(isPhoto ? 'The photos were not sent' : FAILED)}>
            <p>
              {state.message} {!isPhoto && t('The file goes with the form when you send it.')}
            </p>
            <Button look="quiet" onClick={() => send(sent)}>
              {t('Retry')}
            </Button>
          </Notice>
        )}
      </div>
      {state.is === 'read' && (
        <>
          <input type="hidden" name="readFile" value={state.token} />
          <input type="hidden" name="readFileName" value={state.fileName} />
        </>
      )}
    </>
  )
}

const FAILED = 'We could not read this file. Please fill in the form yourself'
