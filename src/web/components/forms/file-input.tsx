import FileIcon from 'lucide-react/icons/file'
import { type ComponentProps, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { controlProps, FieldFrame, type FrameProps } from './field.tsx'

type FileInputProps = FrameProps &
  Omit<ComponentProps<'input'>, keyof FrameProps | 'type' | 'onChange' | 'value'> & {
    /** The name of the file that is already stored on the server. */
    current?: string | undefined
    onChange?: ((file: File | undefined) => void) | undefined
  }

/** `accept` lists the types, '.pdf,.doc,.docx'. The form's schema checks size and type. */
export function FileInput({
  label,
  name,
  id,
  help,
  error,
  required,
  className,
  current,
  onChange,
  ...input
}: FileInputProps) {
  const [file, setFile] = useState<File>()
  const frame = { label, name, id, help, error, required, className }
  return (
    <FieldFrame {...frame}>
      <input
        {...input}
        {...controlProps(frame)}
        type="file"
        className="input file"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          setFile(chosen)
          onChange?.(chosen)
        }}
      />
      <p className="flex gap-1 text-13" aria-live="polite">
        {(file || current) && <FileIcon size={16} />}
        {file
          ? `${file.name}, ${fileSize(file.size)}`
          : current && t('{current} (kept unless you choose another file)', { current })}
      </p>
    </FieldFrame>
  )
}

/** Formats a file size: '812 B', '340 kB', '1.2 MB', in thousands as on phones. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
