import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { call, reasonOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { useSentApplications } from '../../applications/queries.ts'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { downloadCv } from '../access/download-cv.ts'
import { type OwnCv, refreshOwnCvs } from './own-queries.ts'

/** The actions view, edit, download and delete. */
export function OwnActions({ cv }: { cv: OwnCv }) {
  const { client } = useSite()
  const [isAsking, setAsking] = useState(false)
  const id = String(cv.id)
  const download = useMutation({
    // Expects a price of 0: an owner never pays, and if the session has changed, an employer does not pay either.
    mutationFn: () => downloadCv(client, cv.id, 0),
    onSuccess: () => toast({ title: t('Download Started'), description: cv.fileName ?? undefined }),
    onError: (error) =>
      toast({ title: t('Download Failed'), description: downloadMessage(error), variant: 'destructive' }),
  })
  return (
    <>
      <div className="actions">
        <ButtonLink
          href={`/profile/${id}`}
          look="quiet"
          link={AppLink}
          aria-label={t('View {title}', { title: cv.jobTitle })}
        >
          {t('View')}
        </ButtonLink>
        <ButtonLink
          href={`/upload/${id}`}
          look="quiet"
          link={AppLink}
          aria-label={t('Edit {title}', { title: cv.jobTitle })}
        >
          {t('Edit')}
        </ButtonLink>
        {cv.fileUrl && (
          <Button
            look="quiet"
            aria-label={t('Download {title}', { title: cv.jobTitle })}
            busy={download.isPending}
            busyLabel={t('Downloading…')}
            onClick={() => download.mutate()}
          >
            {t('Download')}
          </Button>
        )}
        <Button
          look="bare"
          className="text-danger"
          aria-label={t('Delete {title}', { title: cv.jobTitle })}
          onClick={() => setAsking(true)}
        >
          {t('Delete')}
        </Button>
      </div>
      {download.isError && <Notice kind="danger">{downloadMessage(download.error)}</Notice>}
      {isAsking && <DeleteDialog cv={cv} onClose={() => setAsking(false)} />}
    </>
  )
}

const downloadMessage = (error: Error) => reasonOf(error, t('Failed to download CV. Please try again.'))

function DeleteDialog({ cv, onClose }: { cv: OwnCv; onClose: () => void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const sent = useSentApplications().data?.filter(({ cvId }) => cvId === cv.id).length
  const fate = fateOf(sent)
  const remove = useMutation({
    mutationFn: () => call(client.api.cvs[':id'].$delete({ param: { id: String(cv.id) } })),
    onSuccess: async () => {
      await refreshOwnCvs(queryClient)
      await queryClient.invalidateQueries({ queryKey: ['applications'] })
      toast({ title: t('CV Deleted'), description: t('Your CV and its file are gone.') })
      onClose()
    },
    onError: (error) =>
      toast({ title: t('Delete Failed'), description: deleteMessage(error), variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      title={t('Delete this CV?')}
      confirmLabel={t('Delete CV')}
      busyLabel={t('Deleting…')}
      danger
      busy={remove.isPending}
      error={remove.error && deleteMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('{title}: the CV and its file will be deleted, and employers who opened it can no longer see it.', {
        title: cv.jobTitle,
      })}{' '}
      {fate} {t('This cannot be undone.')}
    </ConfirmDialog>
  )
}

/** `sent`: the number of applications, undefined while it is unknown. */
function fateOf(sent: number | undefined): string {
  if (sent === 0) return t('No application was sent with it.')
  if (sent === undefined) return t('The applications you sent with it will be deleted too.')
  const applications = plural(sent, 'application')
  return t('The {applications} you sent with it will be deleted too.', { applications })
}

const deleteMessage = (error: Error) => reasonOf(error, t('Failed to delete CV'))
