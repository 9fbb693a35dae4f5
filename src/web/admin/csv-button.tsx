import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { downloadFile } from '../download-file.ts'
import { tellFailure } from '../tell-failure.ts'

/** All rows that the filters find, as a file. */
export function CsvButton({ path }: { path: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadFile(path, 'list.csv')
      .catch(tellFailure('Download failed'))
      .catch(() => undefined)
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void save()}>
      Download CSV
    </Button>
  )
}
