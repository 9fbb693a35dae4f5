/** The events of a service worker's push messages, which TypeScript's library for pages leaves out. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type PushEvent = WorkerEvent & { data: { json(): News } | null }
type ClickEvent = WorkerEvent & { notification: Notification }
type Client = { focus(): Promise<unknown>; navigate(url: string): Promise<Client | null> }
declare const clients: { matchAll(): Promise<Client[]>; openWindow(url: string): Promise<unknown> }
declare const registration: ServiceWorkerRegistration

type News = { title: string; text: string; path: string }

const isPush = (event: Event): event is PushEvent => 'data' in event && 'waitUntil' in event
const isClick = (event: Event): event is ClickEvent => 'notification' in event

/** Shows push messages, and opens the page of one that is tapped. */
export function showNews(): void {
  addEventListener('push', (event) => {
    if (!isPush(event) || !event.data) return
    const { title, text, path } = event.data.json()
    // Later news about the same thing replaces the earlier.
    const options = { body: text, tag: path, icon: '/icons/192.png', data: path }
    event.waitUntil(registration.showNotification(title, options))
  })
  addEventListener('notificationclick', (event) => {
    if (!isClick(event)) return
    event.notification.close()
    event.waitUntil(openPage(String(event.notification.data)))
  })
}

async function openPage(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [open] = await clients.matchAll()
  if (!open) await clients.openWindow(url.href)
  else await (await open.navigate(url.href))?.focus()
}
