import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import type { Settings } from '../settings/schema.ts'
import { passwordMessage } from './schema.ts'

/** 300 an hour: whole towns share one address behind a carrier's NAT (decisions, rule 15). */
const REGISTRATIONS = { name: 'registration', points: 300, seconds: 3600 }

/** What both registrations ask first: the switch, the password's length as set, and the limit of the address. */
export async function requireOpenRegistration(
  ctx: Context,
  settings: Settings,
  password: string,
): Promise<void> {
  if (!settings.registration_enabled) throw new AppError('registration_closed')
  requirePasswordLength(settings, password, 'password')
  await consume(ctx, REGISTRATIONS, ctx.viewer.ip)
}

export function requirePasswordLength(settings: Settings, password: string, field: string): void {
  const length = settings.password_min_length
  if (password.length < length)
    throw new AppError('invalid_input', { errors: { [field]: passwordMessage(length) } })
}
