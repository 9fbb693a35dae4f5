import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { toast } from '../components/toast.ts'
import { downloadFile } from '../download-file.ts'

/** All rows that the filters find, as a file. */
export function CsvButton({ path }: { path: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadFile(path, 'list.csv').catch((error: Error) =>
      toast({ title: 'Download failed', description: error.message, variant: 'destructive' }),
    )
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void save()}>
      Download CSV
    </Button>
  )
}
