import * as v from 'valibot'
import { passwordOf } from '../../modules/accounts/schema.ts'
import type { UserType } from '../../shared/user-types.ts'
import { type ApiClient, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { tellFailure } from '../tell-failure.ts'
import type { ResetLink } from './reset-link.ts'

/** These toasts stay longer, ms (specification 2, section 9). */
const RESET_TOAST_MS = 8000

/** Asks for a link; what the server says is the same whether there is such an account or not. Throws ApiError. */
export async function requestReset(client: ApiClient, json: { email: string; userType: UserType }) {
  const request = call(client.api.auth['forgot-password'].$post({ json }))
  const answer = await request.catch(tellFailure('Failed to send reset email', { duration: RESET_TOAST_MS }))
  toast({ title: 'Check your email', description: answer.message, duration: RESET_TOAST_MS })
  return answer
}

/** The form of the new password; `length` of the setting `password_min_length`. */
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

/** Throws ApiError, also when the link has expired meanwhile. */
export function resetPassword(client: ApiClient, link: ResetLink, newPassword: string) {
  const request = call(client.api.auth['reset-password'].$post({ json: { ...link, newPassword } }))
  return request.catch(tellFailure('Password Reset Failed'))
}
