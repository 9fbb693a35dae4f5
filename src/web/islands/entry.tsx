import '../app/styles.css'
import { inLanguage } from '../../shared/language/words.ts'
import { STATE_ELEMENT } from '../../shared/rendering.ts'
import { fetchWithLogin, loginName } from '../accounts/login/expired-login.ts'
import { createApiClient } from '../app/loading/api-client.ts'
import { watchTroubles } from '../app/loading/troubles.ts'
import { reloadAfterLogout } from '../app/session/logouts.ts'
import type { Site } from '../app/site.tsx'
import { inCompleteBrowser } from '../app/stand-ins/complete-browser.ts'
import { keepFilterSheet } from '../components/lists/filter-sheet.ts'
import { closeMenus } from '../components/overlays/menu.tsx'
import { leaveToast } from '../components/overlays/toast.ts'
import { showPicturesOnRequest } from '../components/surfaces/pictures.ts'
import { keepStyle } from '../offline/keep-style.ts'
import { registerWorker } from '../offline/register-worker.ts'
import { showPixel } from '../pixel/show-pixel.ts'
import { dismissAnnouncements } from './dismiss-announcements.ts'
import { forgetAtLogout } from './forget-at-logout.ts'
import { ISLAND_ELEMENT } from './island.tsx'
import { learnWordsLate } from './late-words.ts'
import { learnWords } from './learn-words.ts'
import { loadIslands } from './load-islands.tsx'
import type { PageSite } from './page-site.ts'
import { swapLists } from './swap-lists.ts'
import { showToasts } from './toasts.ts'

inCompleteBrowser(() => {
  // A second try of the first script may bring this file twice.
  if (customElements.get(ISLAND_ELEMENT)) return
  const sent: PageSite = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? '{}')
  learnWords(document)
  learnWordsLate()
  const site: Site = {
    ...sent,
    now: new Date(sent.now),
    client: createApiClient(fetchWithLogin((kind) => loginName(sent.accounts[kind]))),
    go: (href) => {
      leaveToast()
      location.assign(inLanguage(href))
    },
  }

  // The address without parameters that the page does not know: Facebook adds one to every link.
  const { pathname, search } = location
  const address = inLanguage(site.href)
  if (address !== pathname + search && address.split('?')[0] === pathname)
    history.replaceState(history.state, '', address + location.hash)
  watchTroubles()
  closeMenus()
  showPicturesOnRequest(site.savesData)
  showToasts(site)
  forgetAtLogout()
  dismissAnnouncements()
  reloadAfterLogout((kind) => site.accounts[kind] !== undefined)
  swapLists()
  keepFilterSheet()
  loadIslands(site)
  showPixel(site)
  keepStyle()
  registerWorker()
  dispatchEvent(new Event('page-ready'))
})
