import { INDUSTRY_LABELS, type Industry } from '../../modules/catalog/schema.ts'
import { Avatar } from '../components/avatar.tsx'
import { FactsList } from '../components/facts-list.tsx'
import type { Job } from './queries.ts'

export function CompanyCard({ company }: { company: Job['company'] }) {
  const website = /^https?:\/\//.test(company.website) ? company.website : undefined
  return (
    <section className="card">
      <h2 className="mb-3 text-17">About the company</h2>
      <div className="flex items-center gap-3">
        <Avatar
          name={company.companyName}
          photoUrl={company.logoUrl ? `${company.logoUrl}?size=96` : undefined}
          shape="square"
        />
        <p className="font-semibold">{company.companyName}</p>
      </div>
      <p className="my-3 whitespace-pre-line">{company.description}</p>
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
    </section>
  )
}
