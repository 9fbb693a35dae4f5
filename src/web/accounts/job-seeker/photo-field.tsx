import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ChangeEvent, useRef, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { call, reasonOf } from '../../app/loading/api-client.ts'
import { type Profiles, refreshProfile } from '../../app/session/session.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { refreshOwnCvs } from '../../cvs/own/own-queries.ts'
import { photoUrl } from '../../dashboards/job-seeker/dashboard-header.tsx'
import { photoProblem, shrinkPhoto } from './photo-file.ts'

export function PhotoField({ profile }: { profile: Profiles['jobSeeker'] }) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  const { client } = useSite()
  const tell = (title: string, description: string) => {
    setProblem(description)
    toast({ title, description, variant: 'destructive' })
  }
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('photo', await shrinkPhoto(file), file.name)
      return call(client.api.auth.photo.$post({}, { init: { body } }))
    },
    onSuccess: () => refresh('Photo Updated', 'Your new photo is saved.'),
    onError: (error) => tell('Upload Failed', reasonOf(error, 'Failed to upload photo')),
  })
  const remove = useMutation({
    mutationFn: () => call(client.api.auth.photo.$delete()),
    onSuccess: () => refresh('Photo Deleted', 'Your initials are shown instead.'),
    onError: (error) => tell('Delete Failed', reasonOf(error, 'Failed to delete photo')),
    onSettled: () => setAsking(false),
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Without this, choosing the same file again after a failure would not trigger a change event.
    currentTarget.value = ''
    if (!file) return
    const wrong = photoProblem(file)
    setProblem(undefined)
    if (wrong) tell('Upload Failed', wrong)
    else upload.mutate(file)
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <Avatar name={profile.fullName} photoUrl={photoUrl(profile)} size="large" />
        <div className="actions">
          <input
            ref={input}
            id="photo"
            className="sr"
            type="file"
            accept="image/jpeg,image/png"
            aria-label={t('Photo')}
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            look="quiet"
            busy={upload.isPending}
            busyLabel={t('Uploading…')}
            onClick={() => input.current?.click()}
          >
            {profile.photoId ? t('Change Photo') : t('Upload Photo')}
          </Button>
          {profile.photoId && (
            <Button look="bare" onClick={() => setAsking(true)}>
              {t('Delete Photo')}
            </Button>
          )}
        </div>
      </div>
      <p className="help">{t('JPEG or PNG, at most 5 MB. Employers see it next to your name.')}</p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {isAsking && (
        <ConfirmDialog
          title={t('Delete your photo?')}
          confirmLabel={t('Delete Photo')}
          busyLabel={t('Deleting…')}
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('Employers will see your initials instead. You can upload another photo at any time.')}
        </ConfirmDialog>
      )}
    </div>
  )
}

function useRefresh() {
  const context = useRouteContext({ from: '__root__' })
  return async (title: string, description: string) => {
    await Promise.all([refreshProfile(context, 'jobSeeker'), refreshOwnCvs(context.queryClient)])
    toast({ title, description })
  }
}
