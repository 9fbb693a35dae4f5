import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane: OWASP's Password Storage Cheat Sheet. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

let nobodysHash: Promise<string> | undefined

/** Takes as long for an account that does not exist (`undefined`), so that time tells nothing either. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return passwordHash !== undefined && matches
}
