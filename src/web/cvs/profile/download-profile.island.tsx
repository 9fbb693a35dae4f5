import { type MouseEvent, useState } from 'react'
import { reasonOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { island } from '../../islands/island.tsx'
import { downloadCv } from '../access/download-cv.ts'

/**
 * The file, for its owner and administrators. It expects a price of 0, so that no other account pays if the session has
 * changed. It is a link until the script has loaded. After that the page fetches the file, so that an error appears
 * here.
 */
export default function DownloadProfileFile({ cvId, href }: { cvId: number; href: string }) {
  const { client } = useSite()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const start = async (event: MouseEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await downloadCv(client, cvId, 0)
      toast({ title: 'Download Started' })
    } catch (error) {
      setProblem(reasonOf(error, 'Failed to download CV. Please try again.'))
    }
    setBusy(false)
  }
  return (
    <>
      <a
        href={`${href}?expectedCost=0`}
        className="btn btn-quiet"
        download
        onClick={(event) => void start(event)}
        aria-busy={isBusy || undefined}
      >
        {isBusy ? 'Downloading…' : 'Download'}
      </a>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </>
  )
}

export const DownloadProfile = island('download-profile', DownloadProfileFile)
