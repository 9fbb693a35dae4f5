import { BottomBar } from '../bottom-bar.tsx'
import { PageHeader } from '../page-header.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from '../site-header.tsx'
import { toast } from '../toast.ts'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { GallerySurfaces } from './gallery-surfaces.tsx'

const logOut = () => {
  toast({ title: 'Logged out' })
}

/** Every piece in every state: what the look is judged by, and what the accessibility test reads. */
export function Gallery() {
  return (
    <>
      <PageHeader title="Components" lead="Every piece in every state." />
      <GalleryButtons />
      <GalleryForms />
      <GallerySurfaces />
      <GalleryStates />
    </>
  )
}

/** With a shell of its own, for looking at the header's three states. */
export function GalleryShell({ signedIn }: { signedIn?: 'jobSeeker' | 'employer' }) {
  const account =
    signedIn &&
    (
      {
        jobSeeker: { kind: 'jobSeeker', name: 'Ana Kila' },
        employer: { kind: 'employer', name: 'Boroko Builders' },
      } as const
    )[signedIn]
  return (
    <>
      <SiteHeader siteName="Painim Wok" path="/jobs" account={account} onLogout={logOut} />
      <main id="main" tabIndex={-1} className="wrap">
        <Gallery />
      </main>
      <SiteFooter
        siteName="Painim Wok"
        description="Jobs and CVs for Papua New Guinea"
        year={2025}
        supportEmail="support@painimwok.example"
      />
      <BottomBar path="/jobs" account={account} onLogout={logOut} />
    </>
  )
}
