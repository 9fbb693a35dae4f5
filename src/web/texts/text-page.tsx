import type { ReactNode } from 'react'

/** A page of text in one column. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className="grid max-w-text gap-6">
      <div>
        <h1>{title}</h1>
        <p className="text-17 text-muted">{lead}</p>
      </div>
      {children}
    </article>
  )
}

export function TextSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 text-17" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function TextList({ items, ordered }: { items: readonly ReactNode[]; ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`grid gap-1 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text that never moves
        <li key={i}>{item}</li>
      ))}
    </Tag>
  )
}

/** For use in the middle of a sentence. */
export function WriteToUs() {
  return <a href="/contact">write to us</a>
}
