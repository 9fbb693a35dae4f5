import type { Locator, Page } from '@playwright/test'

/** Seconds that a person needs, from the keystroke-level model of Card, Moran and Newell: to point and click, to type. */
const CLICK = 1.3
const KEY = 0.28

/** Works like a person with mouse and keyboard, and counts clicks and keys. */
export function handOn(page: Page) {
  const counted = { clicks: 0, keys: 0 }
  return {
    page,
    counted,
    seconds: () => counted.clicks * CLICK + counted.keys * KEY,
    async click(target: Locator) {
      counted.clicks += 1
      await target.click()
    },
    /** One click opens the list, another one chooses. */
    async choose(target: Locator, option: string) {
      counted.clicks += 2
      await target.selectOption({ label: option })
    },
    /** Clicks into the field first. */
    async type(target: Locator, text: string) {
      counted.clicks += 1
      counted.keys += text.length
      await target.fill(text)
    },
    async press(key: string) {
      counted.keys += 1
      await page.keyboard.press(key)
    },
  }
}
export type Hand = ReturnType<typeof handOn>
