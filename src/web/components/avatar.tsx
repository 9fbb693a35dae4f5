import { useContext } from 'react'
import type { Tone } from './badge.tsx'
import { PicturesContext } from './pictures.tsx'

const TONES: readonly Tone[] = ['blue', 'purple', 'indigo', 'orange', 'green', 'red', 'yellow']
const SIZES = {
  small: ['avatar avatar-s', 32],
  medium: ['avatar', 48],
  large: ['avatar avatar-l', 96],
} as const

type AvatarProps = {
  name: string
  photoUrl?: string | undefined
  size?: keyof typeof SIZES | undefined
  /** People are round; an employer's logo is square. */
  shape?: string | undefined
}

/** Beside the name always, so the picture says nothing of its own. */
export function Avatar({ name, photoUrl, size = 'medium', shape }: AvatarProps) {
  const [base, pixels] = SIZES[size]
  const className = shape === 'employer' ? `${base} square` : base
  const areShown = useContext(PicturesContext)
  if (photoUrl && areShown)
    return <img className={className} src={photoUrl} width={pixels} height={pixels} alt="" loading="lazy" />
  return (
    <span
      className={`${className} ${avatarTone(name)}`}
      aria-hidden="true"
      data-picture={photoUrl ? 'off' : undefined}
    >
      {initials(name)}
    </span>
  )
}

/** First letters of the first and the last word. */
function initials(name: string) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase() || '?'
}

/** The same name, the same colour, on every page and machine. */
function avatarTone(name: string): Tone {
  let hash = 0
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return TONES[hash % TONES.length] ?? 'blue'
}
