import { useCallback, useEffect, useRef, useState } from 'react'

export type Loading<T> = {
  /** Undefined until it is loaded. */
  data: T | undefined
  error: Error | null
  isFetching: boolean
  /** Tries again. */
  refetch(): Promise<void>
}

/** Loads something once in the browser, when the component appears. */
export function useLoading<T>(load: () => Promise<T>): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'refetch'>>({
    data: undefined,
    error: null,
    isFetching: true,
  })
  const latest = useRef(load)
  latest.current = load
  const refetch = useCallback(async () => {
    setState((known) => ({ ...known, isFetching: true }))
    await latest.current().then(
      (data) => setState({ data, error: null, isFetching: false }),
      (error: Error) => setState((known) => ({ ...known, error, isFetching: false })),
    )
  }, [])
  useEffect(() => {
    void refetch()
  }, [refetch])
  return { ...state, refetch }
}
