import { AUTHORITY_LABELS, EXISTENCE_LABELS } from '../../../modules/accounts/verification-schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { FactsList } from '../../components/facts-list.tsx'
import { Notice } from '../../components/notice.tsx'
import type { EmployerDetails } from './employers-queries.ts'

type VerificationFactsProps = { employer: EmployerDetails }

/** What was seen before the badge was given, by whom and when. */
export function VerificationFacts({
  employer: { companyName, isApproved, verification },
}: VerificationFactsProps) {
  if (!verification)
    return isApproved ? <p className="text-muted">The badge was given before checks were kept.</p> : null
  const { existence, registrationNumber, authority, addressSeen, note, verifiedAt, verifiedByName } =
    verification
  return (
    <section className="grid gap-2">
      <h3>What was checked</h3>
      {verification.companyName !== companyName && (
        <Notice kind="warning" title="The company has another name now">
          It was verified as “{verification.companyName}”.
        </Notice>
      )}
      <FactsList
        facts={[
          { label: 'The company exists', value: EXISTENCE_LABELS[existence] },
          { label: 'Number', value: registrationNumber },
          { label: 'The account speaks for it', value: AUTHORITY_LABELS[authority] },
          { label: 'Address seen', value: addressSeen ? 'Yes' : 'No' },
          { label: 'Note', value: note },
          {
            label: 'Checked',
            value: `${formatDateTime(verifiedAt)} by ${verifiedByName ?? 'an administrator who is gone'}`,
          },
        ]}
      />
    </section>
  )
}
