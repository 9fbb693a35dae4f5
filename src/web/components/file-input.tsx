import FileIcon from 'lucide-react/icons/file'
import { type ComponentProps, useState } from 'react'
import { controlProps, FieldFrame, type FrameProps } from './field-frame.tsx'
import { fileSize } from './file-size.ts'

type FileInputProps = FrameProps &
  Omit<ComponentProps<'input'>, keyof FrameProps | 'type' | 'onChange' | 'value'> & {
    /** Name of the file the server already holds. */
    current?: string | undefined
    onChange?: ((file: File | undefined) => void) | undefined
  }

/** `accept` lists the types, '.pdf,.doc,.docx'; size and type are judged by the form's schema. */
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
          : current && `${current} (stays unless you choose another)`}
      </p>
    </FieldFrame>
  )
}
