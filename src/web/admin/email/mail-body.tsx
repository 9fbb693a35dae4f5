import { useState } from 'react'
import { Button } from '../../components/button.tsx'

type MailBodyProps = { title: string; text: string; html: string }

/** A mail as its reader sees it. The frame runs no script, loads nothing and leads nowhere. */
export function MailBody({ title, text, html }: MailBodyProps) {
  const [isPlain, setIsPlain] = useState(false)
  return (
    <div className="grid gap-2">
      <Button look="quiet" className="justify-self-start" onClick={() => setIsPlain(!isPlain)}>
        {isPlain ? 'Show as HTML' : 'Show as plain text'}
      </Button>
      {isPlain ? (
        <pre className="wrap-anywhere whitespace-pre-wrap">{text}</pre>
      ) : (
        <iframe
          title={title}
          sandbox=""
          srcDoc={html}
          className="h-112 w-full rounded-card border bg-surface"
        />
      )}
    </div>
  )
}
