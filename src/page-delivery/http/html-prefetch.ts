/**
 * Makes the browser fetch a page when a finger touches its link, about a tenth of a second before the click. It does
 * nothing with Save-Data. Profiles are left out, because reading one counts against a limit.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/profile/*', '/*\\?*token=*'] } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
}

/** The rules of a public page (HTML, 'Speculative loading'). Browsers that do not know them ignore the element. */
export const PREFETCH_RULES = JSON.stringify(RULES)
