import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentTitle } from '../../modules/documents/choices.ts'
import { reasonOf } from '../app/loading/api-client.ts'
import { saveAnswer } from '../app/loading/download-file.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { fileSize } from '../components/forms/file-input.tsx'
import { toast } from '../components/overlays/toast.ts'
import { AskedDocuments } from './asked-documents.tsx'
import { ExpiryBadge } from './expiry-badge.tsx'
import { PagePictures } from './page-pictures.tsx'
import { documentShapeQuery, type ReceivedDocument, receivedDocumentsQuery } from './queries.ts'

type Applicant = { id: number; applicantName: string }

/** The documents that an applicant shares with this application, and those that the job asks for. Absent without any. */
export function ReceivedDocuments({ applicant: { id, applicantName } }: { applicant: Applicant }) {
  const { client } = useSite()
  const { data, error } = useQuery(receivedDocumentsQuery(client, id))
  if (error)
    return <p className="text-muted">The documents could not be loaded. Close this and open it again.</p>
  if (!data || data.asks.length + data.documents.length === 0) return null
  const { asks, documents } = data
  return (
    <section className="grid gap-2">
      <h3>Documents</h3>
      <AskedDocuments title="Your job asks for:" asks={asks} />
      {asks.some(({ isShared }) => !isShared) && (
        <p className="help">{applicantName} can still share what is missing. You can ask in a message.</p>
      )}
      {documents.length > 0 && (
        <>
          <ul className="list">
            {documents.map((document) => (
              <ReceivedRow key={document.id} applicationId={id} document={document} />
            ))}
          </ul>
          <p className="help">
            {applicantName} shares them with this application only. You can open them until it is closed.
          </p>
        </>
      )}
    </section>
  )
}

type RowProps = { applicationId: number; document: ReceivedDocument }

function ReceivedRow({ applicationId, document }: RowProps) {
  const [isShown, setShown] = useState(false)
  const { client } = useSite()
  const { id, fileType, fileSize: bytes, fileIsWaiting } = document
  const title = documentTitle(document)
  const param = { id: String(applicationId), documentId: String(id) }
  const download = useMutation({
    mutationFn: () =>
      saveAnswer(
        client.api.employer.applications[':id'].documents[':documentId'].file.$get({ param }),
        `${title}.${fileType}`,
      ),
    onError: (error) =>
      toast({
        title: 'Download Failed',
        description: reasonOf(error),
        variant: 'destructive',
      }),
  })
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0">
          <b className="wrap-anywhere">{title}</b> <ExpiryBadge document={document} />
          <small className="help block">
            {fileIsWaiting ? 'Waiting for the virus check' : `${fileType.toUpperCase()}, ${fileSize(bytes)}`}
          </small>
        </span>
        <span className="flex">
          {fileType === 'pdf' && !fileIsWaiting && (
            <Button
              look="bare"
              aria-expanded={isShown}
              aria-label={isShown ? `Hide ${title}` : `Show ${title}`}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )}
          <Button
            look="bare"
            aria-label={`Download ${title}`}
            busy={download.isPending}
            busyLabel="Downloading…"
            onClick={() => download.mutate()}
          >
            Download
          </Button>
        </span>
      </div>
      {isShown && <Pages applicationId={applicationId} document={document} />}
    </li>
  )
}

/** Loaded only when asked for: the job seeker sees that the document was opened. */
function Pages({ applicationId, document }: RowProps) {
  const { client } = useSite()
  const { id } = document
  const query = useQuery(documentShapeQuery(client, applicationId, id))
  return (
    <Loaded query={query} what="the document" bones={1} boneClass="h-100">
      {(shape) =>
        shape.pages === 0 ? (
          <p className="text-muted">This document cannot be shown here. Please download it.</p>
        ) : (
          <PagePictures
            shape={shape}
            srcOf={(page) => `/api/employer/applications/${applicationId}/documents/${id}/pages/${page}`}
            about={` of ${documentTitle(document)}`}
          />
        )
      }
    </Loaded>
  )
}
