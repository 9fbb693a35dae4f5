import { Link } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import { Card } from '../components/card.tsx'
import type { Profiles } from '../session.ts'
import { useSettings } from '../settings.ts'
import { callLink, mailLink, whatsAppLink } from './contact-links.ts'
import { ContactReport } from './contact-report.tsx'
import type { OpenedCv } from './queries.ts'

export function ContactActions({ cv, company }: { cv: OpenedCv; company: Profiles['employer'] }) {
  const { site_name } = useSettings()
  const call = callLink(cv)
  const whatsApp = whatsAppLink(cv, company, site_name)
  return (
    <Card as="section" id="contact" className="grid gap-2">
      <h2>Contact Actions</h2>
      <a className="btn" href={mailLink(cv, company, site_name)}>
        <Mail size={18} />
        Send Email
      </a>
      <Link to="/messages" search={{ as: 'employer', cv: cv.id }} className="btn btn-quiet">
        <MessageSquare size={18} />
        Message
      </Link>
      {call && (
        <a className="btn btn-quiet" href={call}>
          <Phone size={18} />
          Call {cv.phone}
        </a>
      )}
      {whatsApp && (
        <a className="btn btn-quiet" href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle size={18} />
          WhatsApp
        </a>
      )}
      {!call && <p className="text-muted">No phone number that can be called.</p>}
      <ContactReport cvId={cv.id} />
    </Card>
  )
}
