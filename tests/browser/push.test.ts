import { comeAs, expect, expectAccessible, ready, registerJobSeeker, test } from '../support/pages.ts'

const PHONE = { width: 360, height: 740 }

/** Chromium in tests has no push service, so the browser's subscription is made up. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/a-phone',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

test('a job seeker switches news on this phone on and off', async ({ page, context }) => {
  await page.addInitScript((subscription) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    const made = {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed')
        return true
      },
    }
    const current = async () => (localStorage.getItem('subscribed') ? made : null)
    Object.assign(PushManager.prototype, {
      getSubscription: current,
      subscribe: async () => {
        localStorage.setItem('subscribed', '1')
        return made
      },
    })
  }, SUBSCRIPTION)
  const ana = await registerJobSeeker()
  await comeAs(context, ana)
  await page.setViewportSize(PHONE)
  await page.goto('/notices')
  const news = page.getByRole('switch', { name: /News on this phone/ })
  await expect(news).not.toBeChecked()
  const endpoints = async () => ((await ana.get('/api/user/push')).body as { endpoints: string[] }).endpoints
  await news.click()
  await expect.poll(endpoints).toEqual([SUBSCRIPTION.endpoint])
  await page.goto('/job-alerts')
  await expect(news).toBeChecked()
  await expectAccessible(page)
  await news.click()
  await expect.poll(endpoints).toEqual([])
})

/** The headless browser lets no site show notifications, so the worker's own call is recorded. */
test('the phone shows news, and a tap opens its page', async ({ page, context, baseURL }) => {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) found(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await page.goto('/jobs')
  await ready(page)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown?: unknown[] }
    scope.registration.showNotification = async (...shown) => {
      scope.shown = shown
    }
  })
  const news = { title: 'Painim Wok', text: 'News about an application', path: '/help' }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL ?? '').origin,
    registrationId: await registered,
    data: JSON.stringify(news),
  })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as { shown?: unknown[] }).shown))
    .toEqual([news.title, { body: news.text, tag: '/help', icon: '/icons/192.png', data: '/help' }])

  // The worker answers for pages that load from now on.
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await worker.evaluate((data) => {
    const tap = { notification: { data, close: () => {} }, waitUntil: () => {} }
    dispatchEvent(Object.assign(new Event('notificationclick'), tap))
  }, news.path)
  await page.waitForURL('**/help')
})
