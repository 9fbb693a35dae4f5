import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { formatDate } from '../../../shared/dates.ts'
import { internationalPhone } from '../../../shared/phone.ts'
import { plural } from '../../../shared/text.ts'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import type { Profiles } from '../../app/session/session.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { contactReportQuery, type OpenedCv } from './queries.ts'

/** The contact details, with buttons to call and write. */
export function ContactActions({ cv, company }: { cv: OpenedCv; company: Profiles['employer'] }) {
  const { site_name } = useSettings()
  const call = callLink(cv)
  const whatsApp = whatsAppLink(cv, company, site_name)
  return (
    <Card as="section" id="contact" className="grid gap-3">
      <h2 className="text-17">Contact info</h2>
      <ul className="grid gap-1 wrap-anywhere [&>li]:flex [&>li]:items-center [&>li]:gap-2">
        <li>
          <Phone size={18} />
          {call ? <a href={call}>{cv.phone}</a> : cv.phone || 'Not given'}
        </li>
        {cv.email && (
          <li>
            <Mail size={18} />
            <MailAddress email={cv.email} />
          </li>
        )}
        <li>
          <MapPin size={18} />
          {cv.location}
        </li>
      </ul>
      <div className="flex flex-wrap gap-2 [&>.btn]:flex-1">
        {call && (
          <a className="btn" href={call}>
            <Phone size={18} />
            Call
          </a>
        )}
        {whatsApp && (
          <a className="btn btn-quiet" href={whatsApp} target="_blank" rel="noreferrer">
            <MessageCircle size={18} />
            WhatsApp
          </a>
        )}
        {cv.email && (
          <a className={call ? 'btn btn-quiet' : 'btn'} href={mailLink(cv, company, site_name)}>
            <Mail size={18} />
            Email
          </a>
        )}
      </div>
      {!call && <p className="text-muted">This CV has no phone number that you can call.</p>}
      <ContactReport cvId={cv.id} />
    </Card>
  )
}

/**
 * Lets the employer report that the contact details do not work, and shows the outcome. Shows nothing when the employer
 * paid nothing, or paid too long ago.
 */
function ContactReport({ cvId }: { cvId: number }) {
  const { client } = useSite()
  const { data } = useQuery(contactReportQuery(client, cvId))
  const [Dialog, open, close] = useLatePiece(() =>
    import('../../contact-reports/contact-report-dialog.tsx').then((module) => module.ContactReportDialog),
  )
  if (!data) return null
  const { claim, report } = data
  return (
    <>
      {report && <Outcome report={report} />}
      {claim && (
        <>
          <Button look="bare" onClick={() => void open()}>
            These contact details do not work
          </Button>
          {Dialog && <Dialog cvId={cvId} claim={claim} onClose={close} />}
        </>
      )}
    </>
  )
}

type Report = { state: 'open' | 'confirmed' | 'declined'; credits: number; note: string; createdAt: string }

function Outcome({ report: { state, credits, note, createdAt } }: { report: Report }) {
  const told = `You reported these contact details on ${formatDate(createdAt)}.`
  if (state === 'open') return <Notice>{told} We will try them and write to you.</Notice>
  return (
    <Notice kind={state === 'confirmed' ? 'success' : 'info'}>
      {told}{' '}
      {state === 'confirmed'
        ? `You got ${plural(credits, 'credit')} back. The CV stays open.`
        : 'We tried them, and they work.'}{' '}
      {note}
    </Notice>
  )
}

type Contact = { fullName: string; jobTitle: string; email: string; phone: string }
type Sender = { contactPerson: string; companyName: string }

const greeting = (fullName: string) => `Dear ${fullName},`
const opening = ({ jobTitle }: Contact, { companyName }: Sender, siteName: string) =>
  `We found your CV (${jobTitle}) on ${siteName} and would like to talk with you about work at ${companyName}.`

/** Returns a mailto link with a subject and a text that the employer can change. */
export function mailLink(to: Contact, from: Sender, siteName: string): string {
  const subject = `Job opportunity at ${from.companyName}`
  const body = [
    greeting(to.fullName),
    opening(to, from, siteName),
    'When would be a good time to call you?',
    `Kind regards,\n${from.contactPerson}\n${from.companyName}`,
  ].join('\n\n')
  const address = encodeURIComponent(to.email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

/** Returns a tel link. Undefined when the number cannot be dialled. */
export function callLink({ phone }: Contact): string | undefined {
  const number = internationalPhone(phone)
  return number && `tel:${number}`
}

export function whatsAppLink(to: Contact, from: Sender, siteName: string): string | undefined {
  const number = internationalPhone(to.phone)
  const text = `${greeting(to.fullName)} ${opening(to, from, siteName)}`
  return number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`
}
