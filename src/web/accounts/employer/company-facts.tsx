import { INDUSTRY_LABELS, type Industry } from '../../../modules/catalog/schema.ts'
import { AppLink } from '../../app/link.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import type { Job } from '../../jobs/queries.ts'
import type { Company } from './company.ts'

function CompanyName({ company: { companyName, logoUrl } }: { company: Company }) {
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

export function CompanyCard({ company }: { company: Job['company'] }) {
  return (
    <section className="card">
      <h2 className="mb-3 text-17">About the company</h2>
      <CompanyName company={company} />
      <p className="my-3 whitespace-pre-line">{company.description}</p>
      <CompanyFacts company={company} />
      <AppLink className="mt-3 flex min-h-11 items-center" href={`/companies/${company.id}`}>
        All jobs of {company.companyName}
      </AppLink>
    </section>
  )
}
