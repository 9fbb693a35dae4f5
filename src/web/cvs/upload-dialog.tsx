import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { AppLink } from '../link.tsx'
import { useProfile } from '../session.ts'
import { UploadForm } from './upload-form.tsx'

/** The upload form over the search page. Whoever is not logged in finds the way there and back. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const profile = useProfile('jobSeeker')
  const here = useLocation({ select: ({ href }) => href })
  if (profile) {
    return (
      <Dialog title="Upload Your CV" shape="wide" onClose={onClose}>
        <UploadForm accountId={profile.id} values={profile} isDialog />
        <p className="mt-4">
          No file? <AppLink href="/upload?way=make">Make a CV here</AppLink>
        </p>
      </Dialog>
    )
  }
  const next = encodeURIComponent(`/upload?next=${encodeURIComponent(here)}`)
  return (
    <Dialog
      title="Upload Your CV"
      description="Log in as a job seeker first. Then you come to the upload, and from there back to this search."
      onClose={onClose}
      actions={
        <>
          <ButtonLink look="quiet" href={`/register?next=${next}`} link={AppLink}>
            Sign Up
          </ButtonLink>
          <ButtonLink href={`/login?next=${next}`} link={AppLink}>
            Login
          </ButtonLink>
        </>
      }
    />
  )
}
