import { COMMAND_MS } from './driver.ts'

type Message = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: unknown
  message?: string
}

export type Commands = {
  /** Sends a command of the protocol and resolves to its result. */
  send(method: string, params?: object): Promise<unknown>
  close(): void
}

/** Commands and events in JSON over a WebSocket: the shape that the DevTools protocol and WebDriver BiDi share. */
export async function openCommands(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Commands> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection'))
    waiting.clear()
  }
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message }: Message = JSON.parse(String(data))
    if (id === undefined) return onEvent(method ?? '', params)
    const command = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) command?.resolve(result)
    else command?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`.trim()))
  })
  socket.addEventListener('close', failAll)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)), { once: true })
  })
  let last = 0
  return {
    send(method, params = {}) {
      last += 1
      const id = last
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      socket.send(JSON.stringify({ id, method, params }))
      const timer = setTimeout(() => answer.reject(new Error(`No answer to ${method}`)), COMMAND_MS)
      return answer.promise.finally(() => clearTimeout(timer))
    },
    close: () => socket.close(),
  }
}
