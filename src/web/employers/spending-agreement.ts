import { dayInPortMoresby } from '../../shared/dates.ts'

/** What is about to be spent, and by whom. Credits. */
export type Spending = { employerId: number; action: 'view' | 'download'; cost: number; now: Date }

const KEY = 'spending-agreed'

/** 'Do not ask again today': for this company, this price, and until midnight in Port Moresby. Kept on the device. */
export function isAgreed(spending: Spending): boolean {
  return readAgreed().includes(nameOf(spending))
}

export function agree(spending: Spending): void {
  const today = readAgreed().filter((name) => name.startsWith(dayInPortMoresby(spending.now)))
  try {
    localStorage.setItem(KEY, [...today, nameOf(spending)].join('\n'))
  } catch {
    // Where the browser keeps nothing it asks each time.
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
