import { useEffect, useState } from 'react'
import type { SavesData } from '../../shared/rendering.ts'
import { arePicturesChosen, choosePictures } from '../components/surfaces/pictures.ts'

/** Applies to the rest of the visit, also if the next page is a new document. */
export function usePictures(savesData: SavesData): { areShown: boolean; show: () => void } {
  const [areShown, setShown] = useState(!savesData)
  useEffect(() => {
    if (savesData === true && arePicturesChosen()) setShown(true)
  }, [savesData])
  const show = () => {
    setShown(true)
    choosePictures()
  }
  return { areShown, show }
}
