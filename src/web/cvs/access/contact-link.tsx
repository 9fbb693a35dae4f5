import { AppLink } from '../../app/link.tsx'

/** Links to the contact details of a CV that the employer has opened. */
export function ContactLink({ id, fullName }: { id: number; fullName: string }) {
  return (
    <AppLink
      href={`/employer-cv-view/${id}#contact`}
      className="btn btn-bare"
      aria-label={`Contact ${fullName}`}
    >
      Contact
    </AppLink>
  )
}
