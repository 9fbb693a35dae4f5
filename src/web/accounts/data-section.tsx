import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { downloadFile } from '../download-file.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** A job seeker's copy of everything, and the end of the account. */
export function DataSection() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    setBusy(true)
    setProblem('')
    try {
      await downloadFile('/api/user/data', 'my-data.zip')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        A ZIP file with everything we keep about you, your CV files and your photo. It may take some data.
      </p>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div className="actions">
        <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void download()}>
          Download my data
        </Button>
        <Button look="quiet" onClick={() => setDeleting(true)}>
          Delete my account…
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </div>
  )
}
