import { useMutation, useQueryClient } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { documentTitle } from '../../modules/documents/choices.ts'
import { formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { call, reasonOf } from '../app/loading/api-client.ts'
import { saveAnswer } from '../app/loading/download-file.ts'
import { tellFailure } from '../app/loading/tell-failure.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { fileSize } from '../components/forms/file-input.tsx'
import { ConfirmDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { ChangeDocument } from './change-document.tsx'
import { ExpiryBadge } from './expiry-badge.tsx'
import { type OwnDocument, refreshDocuments } from './queries.ts'

/** One document in the folder of its owner. */
export function DocumentRow({ document }: { document: OwnDocument }) {
  const { client } = useSite()
  const [open, setOpen] = useState<'change' | 'delete'>()
  const { id, fileType, fileSize: bytes, createdAt, fileIsWaiting } = document
  const title = documentTitle(document)
  const download = useMutation({
    mutationFn: () =>
      saveAnswer(
        client.api.user.documents[':id'].file.$get({ param: { id: String(id) } }),
        `${title}.${fileType}`,
      ),
    onError: tellFailure(t('Download Failed')),
  })
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex items-start gap-3">
        <span className="icon-tile">
          <FileText size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-2">
            <h3 className="wrap-anywhere">{title}</h3>
            <ExpiryBadge document={document} />
          </div>
          <p className="text-13 text-muted">
            {fileType.toUpperCase()}, {fileSize(bytes)} · {t('Added {date}', { date: formatDate(createdAt) })}
          </p>
        </div>
      </div>
      {fileIsWaiting && (
        <Notice title={t('Waiting for the virus check')}>
          {t('Employers can open the file as soon as it has been checked. You do not have to do anything.')}
        </Notice>
      )}
      <div className="actions">
        <Button
          look="quiet"
          aria-label={t('Download {title}', { title })}
          busy={download.isPending}
          busyLabel={t('Downloading…')}
          onClick={() => download.mutate()}
        >
          {t('Download')}
        </Button>
        <Button look="quiet" aria-label={t('Change {title}', { title })} onClick={() => setOpen('change')}>
          {t('Change')}
        </Button>
        <Button
          look="bare"
          className="text-danger"
          aria-label={t('Delete {title}', { title })}
          onClick={() => setOpen('delete')}
        >
          {t('Delete')}
        </Button>
      </div>
      {open === 'change' && <ChangeDocument document={document} onClose={() => setOpen(undefined)} />}
      {open === 'delete' && <DeleteDialog document={document} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

type DialogProps = { document: OwnDocument; onClose: () => void }

function DeleteDialog({ document, onClose }: DialogProps) {
  const { id } = document
  const title = documentTitle(document)
  const { client } = useSite()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(client.api.user.documents[':id'].$delete({ param: { id: String(id) } })),
    onSuccess: async () => {
      await refreshDocuments(queryClient)
      toast({ title: t('Document deleted'), description: title })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('Delete {title}?', { title })}
      confirmLabel={t('Delete')}
      busyLabel={t('Deleting…')}
      danger
      busy={remove.isPending}
      error={remove.error && reasonOf(remove.error, t('Not deleted. Please try again.'))}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('Employers you shared it with can no longer open it. This cannot be undone.')}
    </ConfirmDialog>
  )
}
