// A phone opens jobs as pages, which bring this style with them.
import '../page/job-page.css'
import { useEffect } from 'react'
import { PART_HEADER } from '../../../shared/rendering.ts'
import { island } from '../../islands/island.tsx'
import { learnWords } from '../../islands/learn-words.ts'

/** The width from which the list and a job are beside each other; the same as in job-list.css. */
const WIDE = '(min-width: 64rem)'
const ROW_LINK = '.job .cover'

/**
 * On a wide screen, opens jobs of the list beside it, and shows the first one until another is chosen. Elsewhere, and
 * without JavaScript, a job opens as a page.
 */
export default function OpenInPane() {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ROW_LINK) : null
      if (!link || !matchMedia(WIDE).matches) return
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      chooseJob(link).catch(() => location.assign(link.href))
    }
    const follow = () => {
      const isOpened = new URLSearchParams(location.search).has('job')
      document.querySelector('.jobs-page')?.classList.toggle('has-job', isOpened)
      showFirst()
    }
    showFirst()
    document.addEventListener('click', open)
    addEventListener('list-swapped', follow)
    return () => {
      document.removeEventListener('click', open)
      removeEventListener('list-swapped', follow)
    }
  }, [])
  return null
}

export const OpenInPaneIsland = island('open-in-pane', OpenInPane, WIDE)

/** Shows the first job of the list if none is open. Its view is not counted, because nobody chose it. */
function showFirst(): void {
  const first = document.querySelector<HTMLAnchorElement>(`[data-list-part=list] ${ROW_LINK}`)
  if (!first || document.querySelector('#pane article') || !matchMedia(WIDE).matches) return
  load(first.href).then(
    ({ article }) => {
      if (!document.querySelector('#pane article')) show(first, article)
    },
    // The list is complete without it.
    () => undefined,
  )
}

async function chooseJob(link: HTMLAnchorElement): Promise<void> {
  const { article, title, heading } = await load(link.href)
  const address = new URL(location.href)
  address.searchParams.set('job', new URL(link.href).pathname.split('/').at(-1) ?? '')
  // First the address: the job counts its view by it.
  history.pushState(null, '', address)
  document.title = title
  show(link, article)
  dispatchEvent(new Event('list-swapped'))
  heading.focus({ preventScroll: true })
}

/** Loads the content of a job's page. Its heading becomes one of the second level, because the list has the first. */
async function load(href: string) {
  const answer = await fetch(href, { headers: { [PART_HEADER]: 'main' } })
  if (!answer.ok) throw new Error(String(answer.status))
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  learnWords(page)
  const article = page.querySelector('article')
  const first = article?.querySelector('h1')
  if (!article || !first) throw new Error('no job')
  const heading = document.createElement('h2')
  heading.className = 'job-title'
  heading.tabIndex = -1
  heading.append(...first.childNodes)
  first.replaceWith(heading)
  return { article, heading, title: page.title }
}

function show(link: HTMLAnchorElement, article: Element): void {
  for (const row of document.querySelectorAll('.job[aria-current]')) row.removeAttribute('aria-current')
  link.closest('.job')?.setAttribute('aria-current', 'true')
  const pane = document.getElementById('pane')
  pane?.replaceChildren(article)
  pane?.scrollTo(0, 0)
}
