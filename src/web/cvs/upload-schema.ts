import * as v from 'valibot'
import { CvForm, MISSING_FIELDS } from '../../modules/cvs/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { FILE_REQUIRED, type FileProblem, fileProblem } from './upload-file.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** The form's values → the fields as the multipart form carries them, and the file when one was chosen. */
export function readUpload({ file, readFile, skills, ...texts }: Values) {
  // A form sends an empty file without a name where none was chosen. What was read is with the server already.
  const chosen = file instanceof File && file.name !== '' && !readFile ? file : undefined
  const token = typeof readFile === 'string' ? readFile : ''
  return { ...texts, file: chosen, readFile: token, skills: JSON.stringify([skills ?? []].flat()) }
}

/** `isNew`: then a file is required, chosen or read before; else none keeps the current. */
export const uploadSchema = (isNew: boolean) =>
  v.intersect([
    v.pipe(
      v.object({ file: v.optional(v.instance(File)), readFile: v.optional(v.string(), '') }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const { file, readFile } = dataset.value
        const problem = file ? fileProblem(file) : isNew && !readFile ? FILE_REQUIRED : undefined
        if (!problem) return
        const path = {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'file',
          value: file,
        } as const
        addIssue({ message: problem.description, path: [path] })
      }),
    ),
    CvForm,
  ])

const REQUIRED = ['fullName', 'email', 'jobTitle', 'location', 'experience', 'category']

/** The one thing to say above a form that was not sent; the rest stands at the fields. The file comes first, as on the form. */
export function uploadProblem(errors: FieldErrors, file: File | undefined): FileProblem {
  const aboutFile = errors['file']
    ? file
      ? fileProblem(file)
      : errors['file']
        ? FILE_REQUIRED
        : undefined
    : undefined
  if (aboutFile) return aboutFile
  const [other = MISSING_FIELDS] = Object.values(errors)
  const isMissing = REQUIRED.some((name) => errors[name])
  return isMissing
    ? { title: 'Missing Required Fields', description: MISSING_FIELDS }
    : { title: 'Please check the form', description: other }
}

/** What the calls take. */
export function uploadBody({ file, ...texts }: ReturnType<typeof readUpload>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) if (typeof value === 'string') body.append(name, value)
  if (file) body.append('file', file)
  return body
}

/** Tells a changed form from a repeated one (32-bit FNV-1a): a key stands for one body. */
export function digest(body: FormData): string {
  const texts = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  )
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(texts))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
