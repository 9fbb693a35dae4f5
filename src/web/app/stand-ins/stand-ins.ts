/**
 * What our code uses and browsers of the floor may lack. Only browsers that lack some of it load this file
 * (`complete-browser.ts`). `npm run check:engines` takes each name that is given here for present.
 */
import { DIALOG } from './dialog.ts'
import { fillGaps } from './gaps.ts'
import { give } from './give.ts'

function at<T>(this: ArrayLike<T>, place: number): T | undefined {
  const whole = Math.trunc(place) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

give([Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)], { at })

give([Array.prototype], {
  findLast<T>(this: T[], fits: (item: T, place: number, all: T[]) => unknown): T | undefined {
    for (let place = this.length - 1; place >= 0; place--) {
      const item = this[place]
      if (item !== undefined && fits(item, place, this)) return item
    }
  },
  toReversed<T>(this: T[]): T[] {
    return [...this].reverse()
  },
  toSorted<T>(this: T[], order?: (one: T, other: T) => number): T[] {
    return [...this].sort(order)
  },
})

give([String.prototype], {
  isWellFormed(this: string): boolean {
    return !/\p{Cs}/u.test(this)
  },
  replaceAll(this: string, pattern: string | RegExp, by: string): string {
    const all =
      pattern instanceof RegExp ? pattern : new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g')
    return this.replace(all, by)
  },
})

give([Object], {
  hasOwn: (object: object, name: PropertyKey): boolean =>
    Object.getOwnPropertyDescriptor(object, name) !== undefined,
})

give([Map], {
  groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, place: number) => K): Map<K, T[]> {
    const groups = new Map<K, T[]>()
    let place = 0
    for (const item of items) {
      const key = keyOf(item, place++)
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
    return groups
  },
})

give([URL], {
  // Safari 14 refuses an `undefined` as base.
  canParse(...args: ConstructorParameters<typeof URL>): boolean {
    try {
      return Boolean(new URL(...args))
    } catch {
      return false
    }
  },
})

give([Element.prototype, DocumentFragment.prototype], {
  replaceChildren(this: Element, ...nodes: Node[]): void {
    this.textContent = ''
    this.append(...nodes)
  },
})

give([HTMLFormElement.prototype], {
  requestSubmit(this: HTMLFormElement): void {
    const button = document.createElement('button')
    button.hidden = true
    this.append(button)
    button.click()
    button.remove()
  },
})

give([Object.getPrototypeOf(document.createElement('dialog'))], DIALOG)

/**
 * Browsers without `style-src-attr` (Safari before 15.4, Firefox before 108) refuse all `style` attributes of the server,
 * such as the length of a bar. A script may set the same.
 */
function applyStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style]'))
    if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? ''
}

const onChange = () => {
  applyStyles()
  fillGaps()
}
onChange()
new MutationObserver(onChange).observe(document.body, { childList: true, subtree: true })
