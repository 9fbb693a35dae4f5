import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { withLogin } from '../expired-login.ts'
import { type Sending, type SentBytes, sendWithProgress } from './upload-request.ts'

/** One request at a time, with its progress; a newer one stops the older. It ends with the page. */
export function useSending() {
  const { queryClient } = useRouteContext({ from: '__root__' })
  const [progress, setProgress] = useState<SentBytes>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send<S extends v.GenericSchema>(sending: Sending, Answer: S): Promise<v.InferOutput<S>> {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    try {
      return await withLogin(queryClient, () =>
        sendWithProgress(sending, Answer, {
          signal: mine.signal,
          onProgress: (bytes) => running.current === mine && setProgress(bytes),
        }),
      )
    } finally {
      if (running.current === mine) setProgress(undefined)
    }
  }

  return { progress, send, stop: () => running.current?.abort() }
}
