import { createContext, useContext } from 'react'
import { Button } from '../controls/button.tsx'
import type { Tone } from './badge.tsx'

const TONES: readonly [Tone, ...Tone[]] = ['blue', 'purple', 'indigo', 'orange', 'green', 'red', 'yellow']
/** The grounds of companies' monograms. White text has a contrast of at least 6:1 on each, in both themes. */
const CLOTHS = [
  '#1e5a86',
  '#6b2440',
  '#3a3560',
  '#5a2e12',
  '#2d3436',
  '#0f5a47',
  '#7a1f2b',
  '#4a4a12',
] as const
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
      className={isCompany ? `${className} monogram` : `${className} ${pick(TONES, name)}`}
      style={isCompany ? { backgroundColor: pick(CLOTHS, name) } : undefined}
      aria-hidden="true"
      data-picture={photoUrl}
    >
      {initials(name)}
    </span>
  )
}

/** Returns the first letters of the first and the last word. */
function initials(name: string) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase() || '?'
}

/** Returns the same colour for the same name on every page and device. */
function pick<T>(colours: readonly [T, ...T[]], name: string): T {
  let hash = 0
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return colours[hash % colours.length] ?? colours[0]
}

/** Whether photos and logos load by themselves. With Save-Data they do not, and initials replace them. */
export const PicturesContext = createContext(true)

/**
 * Shown on pages where pictures are missing. After a click they load for the rest of the visit. Public pages do without
 * `onShow` (`pictures.ts`).
 */
export function PicturesOff({ onShow }: { onShow?: () => void }) {
  return (
    <div className="pictures-off">
      <span>Pictures are off to save your data.</span>
      <Button look="bare" onClick={onShow} data-show-pictures>
        Show pictures
      </Button>
    </div>
  )
}
