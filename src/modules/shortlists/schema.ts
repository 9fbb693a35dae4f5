import * as v from 'valibot'
import { id, text } from '../../shared/fields.ts'

/** The name of a new list, or a new name for an existing list. */
export const ShortlistName = v.object({ name: text(1, 80, 'Please give the list a name') })
export type ShortlistName = v.InferOutput<typeof ShortlistName>

export const MemberParam = v.object({ id, cvId: id })

export const NewNote = v.object({ text: text(1, 2000, 'Please write a note') })
export type NewNote = v.InferOutput<typeof NewNote>
