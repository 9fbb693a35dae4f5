import { INDUSTRY_LABELS, type Industry } from '../../modules/catalog/schema.ts'
import { Avatar } from '../components/avatar.tsx'
import { FactsList } from '../components/facts-list.tsx'
import type { Company } from './queries.ts'

/** Logo and name. */
export function CompanyName({ company: { companyName, logoUrl } }: { company: Company }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={companyName} photoUrl={logoUrl ? `${logoUrl}?size=96` : undefined} shape="employer" />
      <p className="font-semibold">{companyName}</p>
    </div>
  )
}

export function CompanyFacts({ company }: { company: Company }) {
  const website = /^https?:\/\//.test(company.website) ? company.website : undefined
  return (
    <FactsList
      facts={[
        { label: 'Industry', value: INDUSTRY_LABELS[company.industry as Industry] ?? company.industry },
        { label: 'Size', value: company.companySize && `${company.companySize} people` },
        { label: 'Location', value: company.location },
        {
          label: 'Website',
          value: website && (
            <a href={website} rel="nofollow noopener noreferrer" target="_blank">
              {new URL(website).host}
            </a>
          ),
        },
      ]}
    />
  )
}
