import type { ReactNode } from 'react'

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 py-4">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
