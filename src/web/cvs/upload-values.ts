import type { DraftValues } from '../draft-storage.ts'
import type { UploadFieldsValues } from './upload-fields.tsx'

const TEXTS = [
  'fullName',
  'email',
  'phone',
  'jobTitle',
  'location',
  'summary',
  'experience',
  'category',
  'education',
] as const

/** The form's values with what was typed into it before. */
export function withDraft(values: UploadFieldsValues, kept: DraftValues | undefined): UploadFieldsValues {
  if (!kept) return values
  const text = (name: string) => [kept[name] ?? ''].flat()[0] ?? ''
  const texts = Object.fromEntries(TEXTS.filter((name) => name in kept).map((name) => [name, text(name)]))
  return {
    ...values,
    ...texts,
    skills: [kept['skills'] ?? []].flat(),
    salaryMin: Number(text('salaryMin')) || null,
    salaryMax: Number(text('salaryMax')) || null,
  }
}
