import type { SessionKind } from '../../../shared/rendering.ts'
import { late } from '../../app/loading/late.ts'

// A file of its own: the names of all that the dialogs need would take 0.3 kB of every first visit.

export async function logInAgain(kind: SessionKind, name: string): Promise<boolean> {
  const { askToLogIn } = await late(() => import('./expired-login-dialog.tsx'))
  return askToLogIn(kind, name)
}

export async function confirmPassword(email: string, reason: string): Promise<boolean> {
  const { askForPassword } = await late(() => import('./password-again-dialog.tsx'))
  return askForPassword(email, reason)
}
