import { PageHeader } from '../page-header.tsx'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryStates } from './gallery-states.tsx'
import { GallerySurfaces } from './gallery-surfaces.tsx'

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
