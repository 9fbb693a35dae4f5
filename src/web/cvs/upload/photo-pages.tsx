import { useEffect, useRef, useState } from 'react'
import { MAX_PHOTOS } from '../../../modules/documents/limits.ts'
import { t } from '../../../shared/language/words.ts'
import { Button } from '../../components/controls/button.tsx'
import { fileSize } from '../../components/forms/file-input.tsx'
import { Notice } from '../../components/states/states.tsx'
import { PhotoButton } from './photo-button.tsx'

type PhotoPagesProps = {
  /** The photos that were chosen first. */
  chosen: readonly File[]
  onUse: (pages: [File, ...File[]]) => void
  onCancel: () => void
}
type Page = { file: File; url: string }

/** The photos of a CV on paper, one for each page. They are made smaller here, because data is expensive. */
export function PhotoPages({ chosen, onUse, onCancel }: PhotoPagesProps) {
  const [pages, setPages] = useState<readonly Page[]>([])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(true)
  const shown = useRef<readonly Page[]>([])
  shown.current = pages

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true)
    const room = MAX_PHOTOS - shown.current.length
    const made: (File | undefined)[] = []
    // One after the other: each needs 50 MB while it is open.
    for (const file of files.slice(0, room)) made.push(await shrink(file))
    const added = made.flatMap((file) => (file ? [{ file, url: URL.createObjectURL(file) }] : []))
    setPages([...shown.current, ...added])
    setProblem(
      added.length < made.length
        ? t(CANNOT_OPEN)
        : files.length > room
          ? t('At most {count} pages', { count: MAX_PHOTOS })
          : undefined,
    )
    setBusy(false)
  }
  const remove = (page: Page) => {
    URL.revokeObjectURL(page.url)
    setPages(pages.filter((one) => one !== page))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first photos are added once
  useEffect(() => {
    void add(chosen)
    return () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url)
    }
  }, [])

  const [first, ...others] = pages.map(({ file }) => file)
  const bytes = pages.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <div className="grid gap-4">
      {problem && (
        <Notice kind="warning" title={t('Not every photo was added')}>
          <p>{problem}</p>
        </Notice>
      )}
      <ol className="flex flex-wrap gap-3">
        {pages.map((page, index) => (
          <li key={page.url} className="grid justify-items-center gap-1">
            <img
              src={page.url}
              width={96}
              height={128}
              className="h-32 w-24 rounded-field border object-cover"
              alt={t('Page {target}', { target: index + 1 })}
            />
            <Button
              look="bare"
              aria-label={t('Remove page {page}', { page: index + 1 })}
              onClick={() => remove(page)}
            >
              {t('Remove')}
            </Button>
          </li>
        ))}
      </ol>
      {pages.length < MAX_PHOTOS && (
        <PhotoButton
          label={pages.length === 0 ? t('Choose photos') : t('Add a page')}
          onChoose={(files) => void add(files)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isBusy}
          busyLabel={t('Getting the photos ready…')}
          refusal={first ? undefined : t('Please add a photo first')}
          onClick={() => first && onUse([first, ...others])}
        >
          {t('Use this photo|Use these {count} photos', { count: pages.length })}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
      {bytes > 0 && <p className="help">{t('{bytes} to send', { bytes: fileSize(bytes) })}</p>}
    </div>
  )
}

const CANNOT_OPEN =
  'This browser cannot open one of the photos. Take a new one with the camera set to JPEG, or make a screenshot of it.'

/** Pixels of the longer side: small print on A4 stays readable. */
const MAX_EDGE = 1800

/** Returns the photo as a smaller JPEG, or undefined if this browser cannot open it, as with many HEIC files. */
async function shrink(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.min(1, MAX_EDGE / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
    return blob
      ? new File([blob], `${file.name.replace(/\.\w+$/, '') || 'CV'}.jpg`, { type: blob.type })
      : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
