import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'

/** Shown once: the server keeps hashes of them only. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setTold('Copied')
    } catch {
      setTold('Please select them and copy them by hand')
    }
  }
  return (
    <Dialog
      title="Your recovery codes"
      description="If your phone is lost, each of these lets you log in once in place of the app."
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => void copy()}>
            Copy
          </Button>
          <Button onClick={onClose}>I Have Kept Them</Button>
        </>
      }
    >
      <Notice kind="warning">Write them down or print them now: they are never shown again.</Notice>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-1 select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="help">
        {told}
      </p>
    </Dialog>
  )
}
