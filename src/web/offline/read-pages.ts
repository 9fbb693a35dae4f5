/** What the service worker keeps of the pages read last; its name stays, so that a new version goes on with it. */
export const READ_PAGES_CACHE = 'read-pages'
