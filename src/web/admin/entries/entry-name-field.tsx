import { useState } from 'react'
import { slugify } from '../../../shared/slug.ts'
import { Field } from '../../components/field.tsx'

type EntryNameFieldProps = {
  label: string
  /** What is edited. */
  row: { name: string; slug: string } | undefined
  error: string | undefined
}

/** The name, with the slug that it gives: once there, a slug stays (decisions, 'Both readings stand'). */
export function EntryNameField({ label, row, error }: EntryNameFieldProps) {
  const [name, setName] = useState('')
  const help = row ? `The slug stays ${row.slug}: links hold it.` : slugHelp(name)
  return (
    <Field
      label={label}
      name="name"
      required
      autoComplete="off"
      defaultValue={row?.name}
      help={help}
      error={error}
      onInput={({ currentTarget }) => setName(currentTarget.value)}
    />
  )
}

function slugHelp(name: string): string {
  const slug = slugify(name.trim())
  return slug ? `Slug: ${slug}` : 'The slug is made from it: small letters, digits and hyphens.'
}
