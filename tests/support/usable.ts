import type { Page } from '@playwright/test'
import { expect } from './pages.ts'

const SMALLEST = { width: 320, height: 740 }

/**
 * Checks the page that is shown, for people with a small phone, a keyboard, high contrast or motion sickness: nothing
 * is wider than the screen or moves by itself, buttons and fields have a border with the colours of the device, and
 * everything that acts can be reached with the keyboard, shows that it has the focus and is not covered then. One load
 * serves all checks; the names that a screen reader says are checked by axe.
 */
export async function expectUsable(page: Page, name: string): Promise<void> {
  await page.setViewportSize(SMALLEST)
  const found = {
    width: await page.evaluate(() => document.documentElement.scrollWidth),
    moving: await movingParts(page),
    unreachable: await unreachableParts(page),
    ...(await withForcedColors(page)),
  }
  const none: string[] = []
  const expected = {
    width: SMALLEST.width,
    moving: none,
    unreachable: none,
    borderless: none,
    unmarked: none,
  }
  expect(found, name).toEqual(expected)
}

/** The tests ask for reduced motion (playwright.config.ts). */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => {
        const { animationName, transitionDuration } = getComputedStyle(one)
        return animationName !== 'none' || transitionDuration !== '0s'
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )
}

/** What looks or is announced like a control and takes no focus. */
function unreachableParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const roles = ['button', 'link', 'checkbox', 'switch', 'radio', 'textbox', 'combobox', 'slider']
    const acting = roles.map((role) => `[role=${role}]`).join(',')
    const deaf = [...document.querySelectorAll<HTMLElement>(acting)].filter(
      (one) => one.tabIndex < 0 && one.getAttribute('aria-disabled') !== 'true',
    )
    const jumping = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(
      (one) => one.tabIndex > 0,
    )
    const dead = [...document.querySelectorAll('main a:not([href])')]
    return [...deaf, ...jumping, ...dead].filter(isShown).map((one) => one.outerHTML.slice(0, 160))
  })
}

async function withForcedColors(page: Page): Promise<{ borderless: string[]; unmarked: string[] }> {
  await page.emulateMedia({ forcedColors: 'active' })
  // Focus that follows a key is shown.
  await page.keyboard.press('Tab')
  const found = await page.evaluate(() => {
    const isShown = (one: Element) =>
      one.getBoundingClientRect().width > 1 && one.checkVisibility({ visibilityProperty: true })
    const name = (one: Element) => one.outerHTML.slice(0, 160)
    const borderless = [...document.querySelectorAll('.btn:not(.btn-bare), .input, .chip')]
      .filter(isShown)
      // On phones, some rows have an arrow instead of the words of their button.
      .filter((one) => getComputedStyle(one).fontSize !== '0px')
      .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1)
      .map(name)
    const hasRing = (one: Element | null): boolean =>
      one !== null &&
      getComputedStyle(one).outlineStyle !== 'none' &&
      getComputedStyle(one).outlineWidth !== '0px'
    const unmarked: string[] = []
    const stops =
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
    // Behind an open dialog nothing takes the focus.
    const open = document.querySelector('dialog:modal') ?? document
    for (const one of open.querySelectorAll<HTMLElement>(stops)) {
      if (one.tabIndex < 0 || one.closest('[inert]') || !isShown(one)) continue
      one.focus()
      if (document.activeElement !== one) unmarked.push(`takes no focus: ${name(one)}`)
      else if (![one, one.parentElement, one.nextElementSibling].some(hasRing))
        unmarked.push(`no ring: ${name(one)}`)
      const box = one.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      )
      const isSeen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (one.contains(top) || top.contains(one))
      })
      if (!isSeen) unmarked.push(`covered: ${name(one)} ${JSON.stringify(box)}`)
    }
    ;(document.activeElement as HTMLElement | null)?.blur()
    return { borderless, unmarked }
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
