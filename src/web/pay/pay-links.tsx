import Banknote from 'lucide-react/icons/banknote'
import { AppLink } from '../app/link.tsx'

/** Shows nothing without links. */
export function PayLinks({ links }: { links: readonly { href: string; label: string }[] }) {
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2">
      {links.map(({ href, label }) => (
        <AppLink key={href} className="more" href={href}>
          <Banknote size={18} />
          {label}
        </AppLink>
      ))}
    </p>
  )
}
