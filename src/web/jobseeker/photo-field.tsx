import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ChangeEvent, useRef, useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import { Avatar } from '../components/avatar.tsx'
import { Button } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { refreshOwnCvs } from '../cvs/own-queries.ts'
import { type Profiles, refreshProfile } from '../session.ts'
import { photoUrl } from './dashboard-header.tsx'
import { photoProblem, shrinkPhoto } from './photo-file.ts'

export function PhotoField({ profile }: { profile: Profiles['jobSeeker'] }) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const refresh = useRefresh()
  const { client } = useRouteContext({ from: '__root__' })
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
    onError: (error) => tell('Upload Failed', messageOf(error, 'Failed to upload photo')),
  })
  const remove = useMutation({
    mutationFn: () => call(client.api.auth.photo.$delete()),
    onSuccess: () => refresh('Photo Deleted', 'Your initials stand in its place.'),
    onError: (error) => tell('Delete Failed', messageOf(error, 'Failed to delete photo')),
    onSettled: () => setAsking(false),
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again after a failure.
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
            aria-label="Photo"
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            look="quiet"
            busy={upload.isPending}
            busyLabel="Uploading…"
            onClick={() => input.current?.click()}
          >
            {profile.photoId ? 'Change Photo' : 'Upload Photo'}
          </Button>
          {profile.photoId && (
            <Button look="bare" onClick={() => setAsking(true)}>
              Delete Photo
            </Button>
          )}
        </div>
      </div>
      <p className="help">JPEG or PNG, at most 5 MB. Employers see it beside your name.</p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {isAsking && (
        <ConfirmDialog
          title="Delete your photo?"
          confirmLabel="Delete Photo"
          busyLabel="Deleting…"
          danger
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Employers will see your initials instead. You can upload another photo at any time.
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

const messageOf = (error: Error, fallback: string) => (error instanceof ApiError ? error.message : fallback)
