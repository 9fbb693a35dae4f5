import { useState } from 'react'
import { ToggleChip } from '../../components/controls/chip.tsx'
import { Select } from '../../components/forms/select.tsx'
import type { MailSample } from './mail-text-queries.ts'

const LOOKS = { light: 'Light', dark: 'Dark', plain: 'Plain' } as const
type Look = keyof typeof LOOKS
const KEYS: readonly Look[] = ['light', 'dark', 'plain']

/** The samples of a kind of mail as mail programs show them. The names and jobs in them are invented. */
export function MailPreview({ samples }: { samples: readonly MailSample[] }) {
  const [look, setLook] = useState<Look>('light')
  const [chosen, setChosen] = useState(0)
  const sample = samples[chosen] ?? samples[0]
  if (!sample) return null
  const { subject, text, html, dark } = sample
  return (
    <section className="grid min-w-0 content-start gap-3" aria-label="Preview">
      <div className="flex flex-wrap gap-2">
        {KEYS.map((key) => (
          <ToggleChip key={key} pressed={look === key} onToggle={() => setLook(key)}>
            {LOOKS[key]}
          </ToggleChip>
        ))}
      </div>
      {samples.length > 1 && (
        <Select
          label="Example"
          name="sample"
          options={samples.map((one, index) => ({ value: String(index), label: one.subject }))}
          value={String(chosen)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        />
      )}
      <p className="wrap-anywhere">
        Subject: <b>{subject}</b>
      </p>
      {look === 'plain' ? (
        <pre className="card wrap-anywhere whitespace-pre-wrap">{text}</pre>
      ) : (
        <iframe
          title={`${subject}, ${LOOKS[look].toLowerCase()}`}
          sandbox=""
          // The page's policy, which also applies here, forbids style blocks. A mail's has only its dark colours.
          srcDoc={look === 'dark' ? dark : html.replace(/<style>.*?<\/style>/s, '')}
          className="h-160 w-full rounded-card border bg-surface"
        />
      )}
    </section>
  )
}
