/**
 * Runs in the browser, in the head of a dashboard. Marks the page if the browser is too old for it, so that it says so in
 * place of "Loading…". The dashboards of employers and administrators need Chrome 92, Safari 15.4 or Firefox 90, which are
 * the first to have `at`; the others Chrome 80, Safari 14 or Firefox 78. It is a function so that it is type-checked; it must
 * not use anything from outside.
 */
function checkBrowser() {
  const root = document.documentElement
  const isForWork = /^\/(admin|credits|employer)/.test(location.pathname)
  const isNewEnough = isForWork
    ? 'at' in Array.prototype
    : 'CompressionStream' in window || 'replaceChildren' in root
  if (!isNewEnough) root.className = 'too-old'
}

/** The source of the function, which the build minifies. */
export const CHECK_BROWSER = `(${checkBrowser})()`
