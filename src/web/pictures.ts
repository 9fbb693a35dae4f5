import { useEffect, useState } from 'react'

const KEY = 'show-pictures'

/** For the rest of the visit, also where the next page is a new document. */
export function usePictures(savesData: boolean): { areShown: boolean; show: () => void } {
  const [areShown, setShown] = useState(!savesData)
  useEffect(() => {
    if (savesData && readShown()) setShown(true)
  }, [savesData])
  const show = () => {
    setShown(true)
    try {
      sessionStorage.setItem(KEY, '1')
    } catch {
      // Then they are asked for again on the next page.
    }
  }
  return { areShown, show }
}

function readShown(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
