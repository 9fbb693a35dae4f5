import Bell from 'lucide-react/icons/bell'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { ReadOf } from '../../page-reads.ts'
import { inLanguage, t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'

type AnnouncementsProps = {
  shown: ReadOf<'announcements'>
  /** Dismisses an announcement inside a dashboard. On other pages its form is sent. */
  onDismiss?: ((id: number) => void) | undefined
}

/** Shows the administrators' announcements above the content of a page. Shows nothing without an announcement. */
export function Announcements({ shown, onDismiss }: AnnouncementsProps) {
  const { href: back } = useSite()
  if (shown.length === 0) return null
  return (
    <section aria-label={t('Announcements')} className="announcements">
      {shown.map(({ id, ...one }) => (
        <Announcement key={id} {...one}>
          <form
            method="post"
            action={`/api/announcements/${id}/dismiss`}
            data-announcement
            onSubmit={
              onDismiss &&
              ((event) => {
                event.preventDefault()
                onDismiss(id)
              })
            }
          >
            <input type="hidden" name="back" value={inLanguage(back)} />
            <button type="submit" className="btn btn-bare btn-icon" aria-label={t('Dismiss')}>
              <X size={20} />
            </button>
          </form>
        </Announcement>
      ))}
    </section>
  )
}

type AnnouncementProps = { text: string; link: string; children?: ReactNode }

export function Announcement({ text, link, children }: AnnouncementProps) {
  return (
    <div className="border-b bg-gold-soft text-gold-ink">
      <div className="wrap flex items-center gap-3 py-1">
        <Bell size={20} />
        <p className="min-w-0 flex-1 wrap-anywhere">
          {text}
          {link && (
            <>
              {' '}
              <AppLink href={link} className="font-semibold text-gold-ink underline">
                {t('Read more')}
              </AppLink>
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}
