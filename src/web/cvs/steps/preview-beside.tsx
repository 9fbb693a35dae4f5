import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { late } from '../../app/loading/late.ts'

type PreviewProps = { form: RefObject<HTMLFormElement | null> }

/** Shows a preview as soon as its script is there. Without it, the form works all the same. */
export function LatePreview({
  form,
  load,
}: PreviewProps & { load: () => Promise<ComponentType<PreviewProps>> }) {
  const [Preview, setPreview] = useState<ComponentType<PreviewProps>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    late(load).then(
      (loaded) => setPreview(() => loaded),
      () => undefined,
    )
  }, [])
  return Preview ? <Preview form={form} /> : null
}

const loadCard = () => import('./live-preview.tsx').then(({ LivePreview }) => LivePreview)

type BesideProps = PreviewProps & {
  load?: (() => Promise<ComponentType<PreviewProps>>) | undefined
  children: ReactNode
}

/** The form, and on wide screens beside it what employers will see. Phones show that in the last step. */
export function PreviewBeside({ form, load, children }: BesideProps) {
  const isWide = useIsWide()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {children}
      {isWide && (
        <aside className="sticky top-4">
          <LatePreview form={form} load={load ?? loadCard} />
        </aside>
      )}
    </div>
  )
}

/** The width from which there is room for the preview. */
const WIDE = '(min-width: 64rem)'

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const follow = () => setWide(query.matches)
    query.addEventListener?.('change', follow)
    return () => query.removeEventListener?.('change', follow)
  }, [])
  return isWide
}
