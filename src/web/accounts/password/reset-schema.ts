import * as v from 'valibot'
import { passwordOf } from '../../../modules/accounts/schema.ts'

/** Returns the schema of the reset form. `length`: the setting `password_min_length`. */
export const resetOf = (length: number) =>
  v.pipe(
    v.object({ newPassword: passwordOf(length), confirmPassword: v.optional(v.string(), '') }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
        "Passwords don't match",
      ),
      ['confirmPassword'],
    ),
  )
