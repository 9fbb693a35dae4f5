import * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { toast } from '../../components/toast.ts'
import { tellFailure } from '../../tell-failure.ts'

const typed = v.optional(v.string(), '')
export const TypedPasswords = v.object({ currentPassword: typed, newPassword: typed, confirmPassword: typed })
type TypedPasswords = v.InferOutput<typeof TypedPasswords>

/** The first thing that is wrong, by its field, in the words of specification 2, section 5. */
function problemOf(passwords: TypedPasswords, minLength: number): FieldErrors | undefined {
  const empty = Object.entries(passwords).filter(([, password]) => password === '')
  if (empty.length > 0)
    return Object.fromEntries(empty.map(([name]) => [name, 'All password fields are required.']))
  const { newPassword, confirmPassword } = passwords
  if (newPassword !== confirmPassword)
    return { confirmPassword: 'New password and confirmation do not match.' }
  if (newPassword.length < minLength)
    return { newPassword: `New password must be at least ${minLength} characters long.` }
  return undefined
}

/**
 * Changes the administrator's own password, and says in a toast how it went. Resolves to what is wrong with the fields; then nothing
 * was sent. Throws ApiError. `minLength`: of the setting `password_min_length`.
 */
export async function changeAdminPassword(
  client: ApiClient,
  passwords: TypedPasswords,
  minLength: number,
): Promise<FieldErrors | undefined> {
  const problem = problemOf(passwords, minLength)
  if (problem) {
    const [description] = Object.values(problem)
    toast({ title: 'Validation Error', description, variant: 'destructive' })
    return problem
  }
  const { currentPassword, newPassword } = passwords
  const json = { currentPassword, newPassword }
  const request = call(client.api.auth.admin['change-password'].$post({ json }))
  await request.catch(tellFailure('Password Change Failed'))
  toast({ title: 'Password Changed', description: 'Other phones and computers are logged out.' })
  return undefined
}
