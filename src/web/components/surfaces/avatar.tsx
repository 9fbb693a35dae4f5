import { createContext, useContext } from 'react'
import { t } from '../../../shared/language/words.ts'
import { clothOf, initials, pickFor } from '../../../shared/monogram.ts'
import { Button } from '../controls/button.tsx'
import type { Tone } from './badge.tsx'

const TONES: readonly [Tone, ...Tone[]] = ['blue', 'purple', 'indigo', 'orange', 'green', 'red', 'yellow']
const SIZES = {
  small: ['avatar avatar-s', 32],
  medium: ['avatar', 48],
  logo: ['avatar avatar-m', 72],
  large: ['avatar avatar-l', 96],
} as const

type AvatarProps = {
  name: string
  photoUrl?: string | undefined
  size?: keyof typeof SIZES | undefined
  /** The shape is round for people and square for employers' logos. */
  shape?: string | undefined
}

/** Always next to the name, so the picture has no text of its own. */
export function Avatar({ name, photoUrl, size = 'medium', shape }: AvatarProps) {
  const [base, pixels] = SIZES[size]
  const isCompany = shape === 'employer'
  const className = isCompany ? `${base} square` : base
  const areShown = useContext(PicturesContext)
  if (photoUrl && areShown)
    return <img className={className} src={photoUrl} width={pixels} height={pixels} alt="" loading="lazy" />
  return (
    <span
      className={isCompany ? `${className} monogram` : `${className} ${pickFor(name, TONES)}`}
      style={isCompany ? { backgroundColor: clothOf(name) } : undefined}
      aria-hidden="true"
      data-picture={photoUrl}
    >
      {initials(name)}
    </span>
  )
}

/** Whether photos and logos load by themselves. With Save-Data they do not, and initials replace them. */
export const PicturesContext = createContext(true)

/**
 * Shown on pages where pictures are missing. After a click they load for the rest of the visit. Public pages omit
 * `onShow` (`pictures.ts`).
 */
export function PicturesOff({ onShow }: { onShow?: () => void }) {
  return (
    <div className="pictures-off">
      <span>{t('Pictures are off to save your data.')}</span>
      <Button look="bare" onClick={onShow} data-show-pictures>
        {t('Show pictures')}
      </Button>
    </div>
  )
}
