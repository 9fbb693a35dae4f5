import * as v from 'valibot'
import { choice, dayOrNone, optionalText } from '../../shared/fields.ts'
import { ASKED_KINDS, type AskedKind, DOCUMENT_KINDS, LICENCE_CLASSES, type LicenceClass } from './choices.ts'
import { MAX_NAME } from './limits.ts'

export const FILE_TYPES = ['pdf', 'doc', 'docx'] as const

const CHOOSE = 'Please choose from the list'
export const licenceClasses = v.pipe(
  v.array(v.picklist(LICENCE_CLASSES, CHOOSE), CHOOSE),
  v.transform((classes): LicenceClass[] => [...new Set(classes)].sort()),
)

/** The documents that a job asks for, in the order of the form. */
export const askedDocuments = v.pipe(
  v.array(v.picklist(ASKED_KINDS, CHOOSE), CHOOSE),
  v.transform((kinds): AskedKind[] => ASKED_KINDS.filter((kind) => kinds.includes(kind))),
)

/** The details of a document that a job seeker can change. To replace the file, they add a new document. */
const details = {
  name: optionalText(MAX_NAME),
  /** Only licences have classes. */
  classes: v.optional(licenceClasses, []),
  expiresOn: v.optional(dayOrNone('Please enter the day on which it expires'), null),
}
export const DocumentChange = v.object(details)
export type DocumentChange = v.InferOutput<typeof DocumentChange>

/** The fields beside the file. A form sends the classes with commas between them. */
export const NewDocument = v.object({
  kind: choice(DOCUMENT_KINDS, 'Please choose what it is'),
  ...details,
  classes: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').filter(Boolean)),
    licenceClasses,
  ),
})
export type NewDocument = v.InferOutput<typeof NewDocument>

/** The page of a document in a path. */
export const pageNumber = v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))
