/** People's browsers, down to the small ones of old phones, begin with one of these. */
const BROWSERS = /^(Mozilla|Opera|UCWEB|Nokia|SAMSUNG|BlackBerry)/i

/** Programs that call themselves a browser too. Cubot makes telephones. */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|headless|lighthouse|phantomjs|preview|monitor|uptime|archiver|https?:\/\//i

/** Whether a visit is left out of the count. */
export function isBot(userAgent: string): boolean {
  return !BROWSERS.test(userAgent) || PROGRAMS.test(userAgent)
}
