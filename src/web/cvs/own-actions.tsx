import { useMutation } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { ApiError, call } from '../api-client.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { downloadCv } from '../employers/download-cv.ts'
import { useSentApplications } from '../jobseeker/queries.ts'
import { AppLink } from '../link.tsx'
import { type OwnCv, refreshOwnCvs } from './own-queries.ts'

/** View, edit, download, delete. */
export function OwnActions({ cv }: { cv: OwnCv }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [isAsking, setAsking] = useState(false)
  const id = String(cv.id)
  const download = useMutation({
    // An owner is never charged; should the session have ended, nobody else is either.
    mutationFn: () => downloadCv(client, cv.id, 0),
    onSuccess: () => toast({ title: 'Download Started', description: cv.fileName ?? undefined }),
    onError: (error) =>
      toast({ title: 'Download Failed', description: downloadMessage(error), variant: 'destructive' }),
  })
  return (
    <>
      <div className="actions">
        <ButtonLink href={`/profile/${id}`} look="quiet" link={AppLink} aria-label={`View ${cv.jobTitle}`}>
          View
        </ButtonLink>
        <Link to="/upload/$id" params={{ id }} className="btn btn-quiet" aria-label={`Edit ${cv.jobTitle}`}>
          Edit
        </Link>
        {cv.fileUrl && (
          <Button
            look="quiet"
            aria-label={`Download ${cv.jobTitle}`}
            busy={download.isPending}
            busyLabel="Downloading…"
            onClick={() => download.mutate()}
          >
            Download
          </Button>
        )}
        <Button
          look="bare"
          className="text-danger"
          aria-label={`Delete ${cv.jobTitle}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      {download.isError && <Notice kind="danger">{downloadMessage(download.error)}</Notice>}
      {isAsking && <DeleteDialog cv={cv} onClose={() => setAsking(false)} />}
    </>
  )
}

const downloadMessage = (error: Error) =>
  error instanceof ApiError ? error.message : 'Failed to download CV. Please try again.'

function DeleteDialog({ cv, onClose }: { cv: OwnCv; onClose: () => void }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const sent = useSentApplications().data?.filter(({ cvId }) => cvId === cv.id).length
  const fate = fateOf(sent)
  const remove = useMutation({
    mutationFn: () => call(client.api.cvs[':id'].$delete({ param: { id: String(cv.id) } })),
    onSuccess: async () => {
      await refreshOwnCvs(queryClient)
      await queryClient.invalidateQueries({ queryKey: ['applications'] })
      toast({ title: 'CV Deleted', description: 'Your CV and its file are gone.' })
      onClose()
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', description: deleteMessage(error), variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      title="Delete this CV?"
      confirmLabel="Delete CV"
      busyLabel="Deleting…"
      danger
      busy={remove.isPending}
      error={remove.error && deleteMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {cv.jobTitle}: the CV and its file will be deleted, and employers who opened it lose it. {fate} This
      cannot be undone.
    </ConfirmDialog>
  )
}

/** `sent`: undefined while it is not known. */
function fateOf(sent: number | undefined): string {
  if (sent === 0) return 'No application was sent with it.'
  const which = sent === undefined ? 'The applications' : `The ${plural(sent, 'application')}`
  return `${which} you sent with it will be deleted too.`
}

const deleteMessage = (error: Error) => (error instanceof ApiError ? error.message : 'Failed to delete CV')
