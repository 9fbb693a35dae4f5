import * as v from 'valibot'
import { CvForm, MISSING_FIELDS } from '../../modules/cvs/schema.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { FILE_REQUIRED, type FileProblem, fileProblem } from './upload-file.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[]>

/** The form's values → the fields as the multipart form carries them, and the file when one was chosen. */
export function readUpload({ file, skills, ...texts }: Values) {
  // A form sends an empty file without a name where none was chosen.
  const chosen = file instanceof File && file.name !== '' ? file : undefined
  return { ...texts, file: chosen, skills: JSON.stringify([skills ?? []].flat()) }
}

/** `isNew`: then a file is required; else an empty one keeps the current. */
export const uploadSchema = (isNew: boolean) => v.intersect([v.object({ file: cvFile(isNew) }), CvForm])

function cvFile(isNew: boolean) {
  return v.pipe(
    v.optional(v.instance(File)),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && problemOf(dataset.value, isNew)
      if (problem) addIssue({ message: problem.description })
    }),
  )
}

function problemOf(file: File | undefined, isNew: boolean): FileProblem | undefined {
  if (!file) return isNew ? FILE_REQUIRED : undefined
  return fileProblem(file)
}

const REQUIRED = ['fullName', 'email', 'jobTitle', 'location', 'experience', 'category']

/** The one thing to say above a form that was not sent; the rest stands at the fields. The file comes first, as on the form. */
export function uploadProblem(errors: FieldErrors, file: File | undefined, isNew: boolean): FileProblem {
  const aboutFile = errors['file'] ? problemOf(file, isNew) : undefined
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
