import * as v from 'valibot'
import { text } from '../../shared/fields.ts'

export const AccountDeletion = v.object({
  currentPassword: text(1, 200, 'Please type your current password'),
})
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>
