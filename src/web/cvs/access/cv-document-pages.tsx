import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { ToggleChip } from '../../components/controls/chip.tsx'
import { PagePictures } from '../../documents/page-pictures.tsx'
import { Part } from './part.tsx'
import { type CvDocumentPreview, cvDocumentQuery, type OpenedCv } from './queries.ts'

/** The document of a CV: its pages as pictures, or its text. With Save-Data nothing is loaded before a click. */
export function CvDocumentPages({ cv }: { cv: OpenedCv }) {
  const { client, savesData } = useSite()
  const [isShown, setShown] = useState(!savesData)
  const query = useQuery({ ...cvDocumentQuery(client, cv.id), enabled: isShown })
  return (
    <Part title="Document">
      {isShown ? (
        <Loaded query={query} what="the document" bones={1} boneClass="h-150">
          {(preview) => <Preview id={cv.id} version={cv.updatedAt} preview={preview} />}
        </Loaded>
      ) : (
        <div>
          <Button look="quiet" onClick={() => setShown(true)}>
            Show the pages
          </Button>
        </div>
      )}
    </Part>
  )
}

type PreviewProps = { id: number; version: string; preview: CvDocumentPreview }

function Preview({ id, version, preview }: PreviewProps) {
  const { pages, text } = preview
  const [isText, setText] = useState(pages === 0)
  if (pages === 0 && !text) return <p className="text-muted">This document cannot be shown here.</p>
  return (
    <>
      {pages > 0 && text && (
        <div className="flex gap-2">
          <ToggleChip pressed={!isText} onToggle={() => setText(false)}>
            Pages
          </ToggleChip>
          <ToggleChip pressed={isText} onToggle={() => setText(true)}>
            Text
          </ToggleChip>
        </div>
      )}
      {isText ? (
        <p className="prose wrap-anywhere">{text}</p>
      ) : (
        <PagePictures
          shape={preview}
          srcOf={(page) => `/api/cvs/${id}/pages/${page}?v=${encodeURIComponent(version)}`}
          about=". Its words are under Text."
        />
      )}
    </>
  )
}
