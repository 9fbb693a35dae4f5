import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast.ts'

type DomainRecordProps = { type: string; name: string; value: string }

/** A record as the form of a domain's name server asks for it. */
export function DomainRecord({ type, name, value }: DomainRecordProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'Please select it and copy it by hand' })
    }
  }
  return (
    <div className="grid min-w-0 gap-1">
      <p className="label">Record to add</p>
      <p className="wrap-anywhere">
        {type} · <span className="select-all">{name}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 wrap-anywhere select-all">{value}</code>
        <Button look="quiet" aria-label={`Copy the value for ${name}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
