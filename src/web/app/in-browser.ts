import { useEffect, useState } from 'react'

/** Returns false on the server and until the browser has taken over, for what the device stores. */
export function useInBrowser(): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere
}
