import type { ReactNode } from 'react'

type FormSectionProps = { title: string; level?: 'h2' | 'h3'; children: ReactNode }

/** One part of a long form, with its heading. */
export function FormSection({ title, level: H = 'h2', children }: FormSectionProps) {
  return (
    <section className="card grid gap-4">
      <H>{title}</H>
      {children}
    </section>
  )
}
