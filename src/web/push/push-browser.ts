import { startWorker } from '../offline/register-worker.ts'

/** Why this browser cannot show news, or undefined if it can. */
export function pushProblem(): 'unsupported' | 'blocked' | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : undefined
}

/** The subscription of this browser, if it has one. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** Asks the person for permission and the browser for a subscription. Undefined if the person refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await startWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return pushManager.subscribe(options).catch(async () => {
    // A subscription with the key of an earlier installation prevents a new one.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
}
