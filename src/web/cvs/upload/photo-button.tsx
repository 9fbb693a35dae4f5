import Camera from 'lucide-react/icons/camera'
import type { ChangeEvent } from 'react'

type PhotoButtonProps = { label: string; onChoose: (files: File[]) => void }

/** Opens the camera or the gallery, as the phone likes. */
export function PhotoButton({ label, onChoose }: PhotoButtonProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // The same photo can be chosen again.
    currentTarget.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label className="btn btn-quiet justify-self-start">
      <Camera size={18} />
      {label}
      <input type="file" accept="image/*" multiple className="sr" onChange={choose} />
    </label>
  )
}
