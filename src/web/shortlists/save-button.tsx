import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import { Button } from '../components/controls/button.tsx'

type SaveButtonProps = {
  name: string
  isSaved: boolean
  icon?: boolean | undefined
  look?: 'bare' | 'quiet'
  busy?: boolean
  onClick: () => void
}

/** A button to save a CV. It shows whether the CV is in one of the employer's lists. */
export function SaveButton({ name, isSaved, icon, look = 'bare', busy, onClick }: SaveButtonProps) {
  const label = isSaved ? 'Saved' : 'Save'
  const Icon = isSaved ? BookmarkCheck : Bookmark
  return (
    <Button
      look={look}
      icon={icon}
      title={icon ? label : undefined}
      busy={busy}
      aria-label={`${label} ${name}`}
      onClick={onClick}
    >
      <Icon size={20} className={isSaved ? 'filled' : undefined} />
      {!icon && label}
    </Button>
  )
}
