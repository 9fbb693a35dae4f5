import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../app/loading/api-client.ts'
import { saveAnswer } from '../app/loading/download-file.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { fileSize } from '../components/forms/file-input.tsx'
import { toast } from '../components/overlays/toast.ts'
import { ExpiryBadge } from './expiry-badge.tsx'
import { type ReceivedDocument, receivedDocumentsQuery } from './queries.ts'

type Applicant = { id: number; applicantName: string }

/** The documents that an applicant shares with this application. Absent without one. */
export function ReceivedDocuments({ applicant: { id, applicantName } }: { applicant: Applicant }) {
  const { client } = useSite()
  const { data = [], error } = useQuery(receivedDocumentsQuery(client, id))
  if (error)
    return <p className="text-muted">The documents could not be loaded. Close this and open it again.</p>
  if (data.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3>Documents</h3>
      <ul className="list">
        {data.map((document) => (
          <ReceivedRow key={document.id} applicationId={id} document={document} />
        ))}
      </ul>
      <p className="help">
        {applicantName} shares them with this application only. You can open them until it is closed.
      </p>
    </section>
  )
}

function ReceivedRow({ applicationId, document }: { applicationId: number; document: ReceivedDocument }) {
  const { client } = useSite()
  const { id, title, fileType, fileSize: bytes, fileIsWaiting } = document
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
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2">
      <span className="min-w-0">
        <b className="wrap-anywhere">{title}</b> <ExpiryBadge document={document} />
        <small className="help block">
          {fileIsWaiting ? 'Waiting for the virus check' : `${fileType.toUpperCase()}, ${fileSize(bytes)}`}
        </small>
      </span>
      <Button
        look="bare"
        aria-label={`Download ${title}`}
        busy={download.isPending}
        busyLabel="Downloading…"
        onClick={() => download.mutate()}
      >
        Download
      </Button>
    </li>
  )
}
