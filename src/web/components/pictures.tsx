import { createContext } from 'react'
import { Button } from './button.tsx'

/** Whether photos and logos load by themselves. Not where the browser asks to save data: then initials stand for them. */
export const PicturesContext = createContext(true)

/** On pages where a picture is missing; once asked for, they come for the rest of the visit. */
export function PicturesOff({ onShow }: { onShow: () => void }) {
  return (
    <div className="pictures-off">
      <span>Pictures are off to save your data.</span>
      <Button look="bare" onClick={onShow}>
        Show pictures
      </Button>
    </div>
  )
}
