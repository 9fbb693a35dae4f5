import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { LATE_ISLAND } from '../../shared/rendering.ts'
import { ApiError } from '../app/loading/api-client.ts'
import { loadFile } from '../app/loading/late.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import SaveJobButton from '../jobs/saved/save-job.island.tsx'
import { ISLAND_ELEMENT } from './island.tsx'

type IslandFile = { default: ComponentType<object> }

const files = Object.entries(
  import.meta.glob<IslandFile>(['../**/*.island.tsx', '!../jobs/saved/save-job.island.tsx']),
)
/** The islands' files by name. Each is a chunk of its own. The build has shortened the paths to names. */
const FILES = new Map(
  import.meta.env.DEV
    ? files.map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ''), load])
    : files,
)
// Almost every page has this island. With the entry it takes 1 kB less than as a file of its own.
FILES.set('save-job', async () => ({ default: SaveJobButton as ComponentType<object> }))

/** Makes all islands of the page work, also those that are added later. */
export function loadIslands(site: Site): void {
  const roots = new WeakMap<HTMLElement, Root>()
  class IslandElement extends HTMLElement {
    async connectedCallback() {
      const name = this.getAttribute('name') ?? ''
      await (name.startsWith(LATE_ISLAND) ? touched(this) : matching(this.getAttribute('media') ?? 'all'))
      const file = await fileOf(this, name)
      if (!file || !this.isConnected || roots.has(this)) return
      const props: object = JSON.parse(this.getAttribute('props') ?? '{}')
      const content = (
        <Hydrated element={this}>
          <SiteContext.Provider value={site}>
            <file.default {...props} />
          </SiteContext.Provider>
        </Hydrated>
      )
      const { innerHTML } = this
      try {
        roots.set(this, hydrateRoot(this, content))
      } catch (error) {
        // Our mistake must not take a form away: the browser can still send it itself.
        this.innerHTML = innerHTML
        tellReady(this)
        throw error
      }
    }

    disconnectedCallback() {
      roots.get(this)?.unmount()
    }
  }
  customElements.define(ISLAND_ELEMENT, IslandElement)
}

/** Loads the file of an island. If it is lost, says so where a button waits for it, and tries again at the next touch. */
async function fileOf(element: HTMLElement, name: string): Promise<IslandFile | undefined> {
  const load = FILES.get(name)
  while (load) {
    const file = await loadFile(load).catch((error) => {
      if (!(error instanceof ApiError)) throw error
    })
    if (file) return file
    dispatchEvent(new Event('island-lost'))
    await touched(element)
  }
}

/** Resolves as soon as the media query matches. */
function matching(media: string): Promise<unknown> | undefined {
  const query = matchMedia(media)
  if (!query.matches)
    return new Promise((resolve) => query.addEventListener('change', resolve, { once: true }))
}

/** Resolves when somebody uses the element, or at once if the page's first script holds a click on it. */
function touched(element: HTMLElement): Promise<unknown> | undefined {
  if (!element.querySelector('[aria-busy]'))
    return new Promise((resolve) => {
      for (const type of ['pointerdown', 'focusin', 'click'])
        element.addEventListener(type, resolve, { once: true, passive: true })
    })
}

function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => tellReady(element), [element])
  return children
}

/** Tells the page's first script that the island can handle clicks. */
function tellReady(element: HTMLElement): void {
  element.dataset['ready'] = ''
  dispatchEvent(new Event('island-ready'))
}
