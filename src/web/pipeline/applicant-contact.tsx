import { Link } from '@tanstack/react-router'
import { callLink, mailLink, whatsAppLink } from '../employers/contact-links.ts'
import { useProfile } from '../session.ts'
import { useSettings } from '../settings.ts'
import type { Application } from './queries.ts'

export function ApplicantContact({ application }: { application: Application }) {
  const company = useProfile('employer')
  const { site_name } = useSettings()
  const { id, withdrawnAt, applicantName, applicantEmail, applicantPhone, jobTitle } = application
  if (!company) return null
  const person = { fullName: applicantName, jobTitle, email: applicantEmail, phone: applicantPhone }
  const [call, whatsApp] = [callLink(person), whatsAppLink(person, company, site_name)]
  return (
    <>
      {!withdrawnAt && (
        <Link to="/messages" search={{ as: 'employer', application: id }} className="btn btn-quiet">
          Message
        </Link>
      )}
      {call && (
        <a className="btn btn-quiet" href={call}>
          Call
        </a>
      )}
      {whatsApp && (
        <a className="btn btn-quiet" href={whatsApp} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
      <a className="btn btn-quiet" href={mailLink(person, company, site_name)}>
        Email
      </a>
    </>
  )
}
