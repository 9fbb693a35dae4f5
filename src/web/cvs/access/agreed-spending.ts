import { dayInPortMoresby } from '../../../shared/dates.ts'

/** The payment that is about to be made, and the employer that makes it. `cost` is in credits. */
export type Spending = { employerId: number; action: 'view' | 'download'; cost: number; now: Date }

const KEY = 'spending-agreed'

/**
 * Whether the employer chose 'Do not ask again today' for this action and price. It is kept on the device until
 * midnight in Port Moresby.
 */
export function isAgreed(spending: Spending): boolean {
  return readAgreed().includes(nameOf(spending))
}

export function agree(spending: Spending): void {
  const today = readAgreed().filter((name) => name.startsWith(dayInPortMoresby(spending.now)))
  try {
    localStorage.setItem(KEY, [...today, nameOf(spending)].join('\n'))
  } catch {
    // When the browser cannot store it, the question is asked each time.
  }
}

const nameOf = ({ employerId, action, cost, now }: Spending) =>
  `${dayInPortMoresby(now)} employer ${employerId} ${action} ${cost}`

function readAgreed(): string[] {
  try {
    return localStorage.getItem(KEY)?.split('\n') ?? []
  } catch {
    return []
  }
}
