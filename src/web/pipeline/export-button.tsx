import { useRouteContext } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ApplicationStatus } from '../../modules/applications/schema.ts'
import { ApiError } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { downloadFile } from '../download-file.ts'
import { type CardFilter, filterQuery } from './queries.ts'

type ExportButtonProps = { filter: CardFilter; status: ApplicationStatus[] | undefined }

/** What the list shows, as a file for a spreadsheet. */
export function ExportButton({ filter, status }: ExportButtonProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const query = { ...filterQuery(filter), ...(status && { status }) }
      await downloadFile(client.api.employer['applications.csv'].$path({ query }), 'applications.csv')
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'The file could not be made.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void save()}>
        <span className="inline-flex items-center gap-2">
          <Download size={18} />
          Download CSV
        </span>
      </Button>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </>
  )
}
