import { expect, ready, test } from '../support/pages.ts'

test.use({ viewport: { width: 360, height: 800 } })

// Rule (phones): With the high-contrast colours of a device, buttons and fields keep their borders
test('with forced colours, buttons and fields keep their borders and the focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/jobs', '/search', '/login', '/register', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bare = await page.locator('.btn:not(.btn-bare), .input, .chip').evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().width > 0)
        .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) < 1)
        .map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(bare, path).toEqual([])
  }
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    ),
  ).toBe('solid')
})

// Rule (phones): When a device asks for less motion, nothing moves by itself
test('with less motion, nothing on a page is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/jobs', '/register']) {
    await page.goto(path)
    await ready(page)
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .map((one) => getComputedStyle(one))
          .filter(
            ({ animationName, transitionDuration }) =>
              animationName !== 'none' || transitionDuration !== '0s',
          ).length,
    )
    expect(moving, path).toBe(0)
  }
})
