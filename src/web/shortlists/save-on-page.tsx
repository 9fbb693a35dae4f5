import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useSite } from '../app/site.tsx'
import { keptCvQuery } from './queries.ts'
import { SaveCvDialog } from './save-cv-dialog.tsx'

type SaveOnPageProps = {
  id: number
  name: string
  /** `isSaved`: whether the CV is in a list now; undefined if that was not loaded. */
  onClose: (isSaved: boolean | undefined) => void
}

/** The dialog on a public page, which has no query cache. */
export function SaveOnPage({ id, name, onClose }: SaveOnPageProps) {
  const { client } = useSite()
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const close = () => {
    const kept = queryClient.getQueryData(keptCvQuery(client, id).queryKey)
    onClose(kept && kept.shortlistIds.length > 0)
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SaveCvDialog id={id} name={name} onClose={close} />
    </QueryClientProvider>
  )
}
