/**
 * Starts at once in a browser that has all that our code uses, and in an older one when the stand-ins are there. The two
 * names are the newest. Until `start`, code must not use what stand-ins give.
 */
export function inCompleteBrowser(start: () => void): void {
  if ('groupBy' in Map && 'canParse' in URL) start()
  else import('./stand-ins.ts').finally(start)
}
