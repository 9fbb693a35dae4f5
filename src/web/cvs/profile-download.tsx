import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { ApiError } from '../api-client.ts'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { downloadCv } from '../employers/download-cv.ts'

/**
 * The file, for its owner and administrators, who are never charged; should their session have ended, nobody else is either. A
 * link before the script comes; then the page fetches it, so that a failure shows here.
 */
export function ProfileDownload({ cvId, href }: { cvId: number; href: string }) {
  const { client } = useRouteContext({ from: '__root__' })
  const download = useMutation({
    mutationFn: () => downloadCv(client, cvId, 0),
    onSuccess: () => toast({ title: 'Download Started' }),
  })
  const start = (event: MouseEvent) => {
    event.preventDefault()
    if (!download.isPending) download.mutate()
  }
  return (
    <>
      <a
        href={`${href}?expectedCost=0`}
        className="btn btn-quiet"
        download
        onClick={start}
        aria-busy={download.isPending || undefined}
      >
        {download.isPending ? 'Downloading…' : 'Download'}
      </a>
      {download.isError && <Notice kind="danger">{messageOf(download.error)}</Notice>}
    </>
  )
}

const messageOf = (error: Error) =>
  error instanceof ApiError ? error.message : 'Failed to download CV. Please try again.'
