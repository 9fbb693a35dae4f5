import { createHmac } from 'node:crypto'
import type { AccountKind } from './policy.ts'

/**
 * What a browser keeps that has logged in to an account: without the password's hash nobody can make it, a new password ends it, and it
 * says nothing of whose it is. It opens nothing.
 */
export function markDevice(kind: AccountKind, account: { id: number; passwordHash: string }): string {
  const mark = createHmac('sha256', account.passwordHash).update(`device of ${kind} ${account.id}`).digest()
  return mark.subarray(0, 16).toString('base64url')
}
