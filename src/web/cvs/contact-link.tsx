import { Link } from '@tanstack/react-router'

/** To the contacts of a CV that the employer has opened. */
export function ContactLink({ id, fullName }: { id: number; fullName: string }) {
  return (
    <Link
      to="/employer-cv-view/$id"
      params={{ id: String(id) }}
      hash="contact"
      className="btn btn-bare"
      aria-label={`Contact ${fullName}`}
    >
      Contact
    </Link>
  )
}
