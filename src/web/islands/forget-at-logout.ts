import { SESSION_KINDS } from '../../shared/rendering.ts'
import { forgetAccount } from '../app/session/logouts.ts'

/** Deletes what an account has left on the device when its form for the logout is sent. */
export function forgetAtLogout(): void {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const kind = SESSION_KINDS.find((one) => one === form.dataset['logout'])
    if (!kind) return
    event.preventDefault()
    // Sent when everything is deleted. `submit` causes no second event.
    void forgetAccount(kind).finally(() => form.submit())
  })
}
