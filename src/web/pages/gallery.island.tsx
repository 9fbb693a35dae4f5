import { GalleryButtons, GalleryForms } from '../components/gallery/gallery-controls.tsx'
import { GalleryProgress, GalleryTexts } from '../components/gallery/gallery-progress.tsx'
import { GalleryStates, GallerySurfaces } from '../components/gallery/gallery-surfaces.tsx'
import { PageHeader } from '../components/shell/page-header.tsx'
import { island } from '../islands/island.tsx'

/** Shows every component in every state, for design reviews and for the accessibility test. */
export default function ComponentGallery() {
  return (
    <>
      <PageHeader title="Components" lead="Every component in every state." />
      <GalleryButtons />
      <GalleryForms />
      <GallerySurfaces />
      <GalleryProgress />
      <GalleryTexts />
      <GalleryStates />
    </>
  )
}

export const Gallery = island('gallery', ComponentGallery)
