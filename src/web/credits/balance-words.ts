/** Credits. */
type Prices = { view: number; download: number; job: number }

/** What the balance is too low for, in a sentence; undefined while it is enough for any one thing. */
export function lowBalanceWords(credits: number, { view, download, job }: Prices): string | undefined {
  const things = [
    { what: 'open a CV', cost: view },
    { what: 'download a CV', cost: download },
    { what: 'post a job', cost: job },
  ]
  const short = things.filter(({ cost }) => cost > credits).map(({ what }) => what)
  if (short.length === 0) return undefined
  const enough = things.filter(({ cost }) => cost <= credits).map(({ what }) => what)
  const tooLow = `too low to ${inWords(short, 'or')}`
  return enough.length === 0
    ? `Your balance is ${tooLow}.`
    : `Your balance is enough to ${inWords(enough, 'and')}, but ${tooLow}.`
}

function inWords(list: readonly string[], last: 'and' | 'or'): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`
}
