import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { LATE_ISLAND } from '../../shared/rendering.ts'
import { type Site, SiteContext } from '../app/site.tsx'
import { ISLAND_ELEMENT } from './island.tsx'

type IslandFile = { default: ComponentType<object> }

/** The islands' files by name. Each is a chunk of its own. */
const FILES = new Map(
  Object.entries(import.meta.glob<IslandFile>('../**/*.island.tsx')).map(([path, load]) => [
    path.replace(/^.*\/|\.island\.tsx$/g, ''),
    load,
  ]),
)

/** Makes all islands of the page work, also those that are added later. */
export function loadIslands(site: Site): void {
  const roots = new WeakMap<HTMLElement, Root>()
  class IslandElement extends HTMLElement {
    async connectedCallback() {
      const name = this.getAttribute('name') ?? ''
      await (name.startsWith(LATE_ISLAND) ? touched(this) : matching(this.getAttribute('media') ?? 'all'))
      const file = await FILES.get(name)?.().catch(() => undefined)
      if (!file || !this.isConnected || roots.has(this)) return
      const props: object = JSON.parse(this.getAttribute('props') ?? '{}')
      const content = (
        <Hydrated element={this}>
          <SiteContext.Provider value={site}>
            <file.default {...props} />
          </SiteContext.Provider>
        </Hydrated>
      )
      roots.set(this, hydrateRoot(this, content))
    }

    disconnectedCallback() {
      roots.get(this)?.unmount()
    }
  }
  customElements.define(ISLAND_ELEMENT, IslandElement)
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

/** Tells the page's first script that the island can handle clicks. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset['ready'] = ''
    dispatchEvent(new Event('island-ready'))
  }, [element])
  return children
}
