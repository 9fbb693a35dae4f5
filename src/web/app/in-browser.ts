import { useEffect, useState } from 'react'

/**
 * Returns false on the server and in the browser's first render, for content that depends on data stored on the device.
 */
export function useInBrowser(): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere
}
