import { missingFields } from '../../../modules/cvs/fields.ts'
import { MAX_FILE_BYTES } from '../../../modules/documents/limits.ts'
import type { FieldErrors } from '../../../shared/errors.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** Converts the form's values to the fields of the multipart form, and the file if one was chosen. */
export function readUpload({ file, readFile, skills, ...texts }: Values) {
  // A form sends an empty file without a name when no file was chosen. A file that was read before is already on the
  // server.
  const chosen = file instanceof File && file.name !== '' && !readFile ? file : undefined
  const token = typeof readFile === 'string' ? readFile : ''
  return { ...texts, file: chosen, readFile: token, skills: JSON.stringify([skills ?? []].flat()) }
}

/**
 * Returns the one message above a form that was not sent. The other messages are at their fields. The file comes first,
 * as in the form.
 */
export function uploadProblem(errors: FieldErrors, file: File | undefined): FileProblem {
  const aboutFile = errors['file']
    ? file
      ? fileProblem(file)
      : errors['file']
        ? FILE_REQUIRED
        : undefined
    : undefined
  if (aboutFile) return aboutFile
  const missing = missingFields(errors)
  const [other = ''] = Object.values(errors)
  return missing
    ? { title: 'Missing Required Fields', description: missing }
    : { title: 'Please check the form', description: other }
}

/** Returns the body of the calls. Leaves out pay that is empty or 0. */
export function uploadBody({ file, ...texts }: ReturnType<typeof readUpload>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) {
    const isUnknownPay = /^salary(Min|Max)$/.test(name) && /^\s*0*\s*$/.test(String(value))
    if (typeof value === 'string' && !isUnknownPay) body.append(name, value)
  }
  if (file) body.append('file', file)
  return body
}

type FileProblem = { title: string; description: string }

export const FILE_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * Returns what is wrong with a CV's file before it is sent. The server checks it again. Checks the name or the type,
 * because phones often know only one of them.
 */
export function fileProblem(file: { name: string; size: number; type: string }): FileProblem | undefined {
  if (!/\.(pdf|docx?)$/i.test(file.name) && !(file.type && FILE_ACCEPT.split(',').includes(file.type))) {
    return { title: 'Invalid File Type', description: 'Please upload a PDF, DOC, or DOCX file.' }
  }
  if (file.size > MAX_FILE_BYTES) {
    return { title: 'File Too Large', description: 'File size must be less than 5MB.' }
  }
  return undefined
}

export const FILE_REQUIRED: FileProblem = {
  title: 'File Required',
  description: 'Please select a CV file to upload.',
}

/** Returns the title and text for the server's refusal of a file. */
export function refusedFile(code: string, description: string): FileProblem {
  if (code === 'invalid_file_type') return { title: 'Invalid File Type', description }
  return { title: code === 'file_too_large' ? 'File Too Large' : 'Upload Failed', description }
}
