/** Classes of driver's licences: 'Class 6 licence', 'driver's licence class 3 and 6'. */
export function readLicences(text: string): number[] {
  const classes = new Set<number>()
  for (const match of text.matchAll(/\bclass(?:es)?\s?(\d)\b(?:\s?(?:,|and|&|\/)\s?(\d)\b)?/gi)) {
    const around = text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 40)
    if (!/licen[cs]e|driver|driving|permit/i.test(around)) continue
    for (const typed of match.slice(1)) if (typed) classes.add(Number(typed))
  }
  return [...classes].sort()
}
