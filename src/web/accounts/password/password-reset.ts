import { t } from '../../../shared/language/words.ts'
import { USER_TYPES as KINDS, type UserType } from '../../../shared/user-types.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { toast } from '../../components/overlays/toast.ts'
import type { ResetLink } from './reset-link.ts'

/** Milliseconds. These toasts are long, so they stay longer than others. */
const RESET_TOAST_MS = 8000

/** Asks for a reset link. The server's answer is the same whether the account exists or not. Throws ApiError. */
export async function requestReset(client: ApiClient, json: { email: string; userType: UserType }) {
  const request = call(client.api.auth['forgot-password'].$post({ json }))
  const answer = await request.catch(
    tellFailure(t('Failed to send reset email'), { duration: RESET_TOAST_MS }),
  )
  toast({ title: t('Check your email'), description: answer.message, duration: RESET_TOAST_MS })
  return answer
}

/** Returns the account of a reset link. Throws ApiError: 400 for a link that is invalid, used or expired. */
export function verifyLink(client: ApiClient, { token, userType }: ResetLink) {
  const query = { userType }
  return call(client.api.auth['verify-reset-token'][':token'].$get({ param: { token }, query }))
}

/** Sets the new password. Throws ApiError, also when the link has expired. */
export function resetPassword(client: ApiClient, link: ResetLink, newPassword: string) {
  const request = call(client.api.auth['reset-password'].$post({ json: { ...link, newPassword } }))
  return request.catch(tellFailure(t('Password Reset Failed')))
}

/** The names of the three account types and their login pages. */
export const USER_TYPES: Record<
  UserType,
  { label: string; login: '/login' | '/employer-login' | '/admin-login' }
> = {
  user: { label: 'Job Seeker', login: '/login' },
  employer: { label: 'Employer', login: '/employer-login' },
  admin: { label: 'Administrator', login: '/admin-login' },
}

export const userTypeOptions = () => KINDS.map((value) => ({ value, label: t(USER_TYPES[value].label) }))
