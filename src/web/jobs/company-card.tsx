import { CompanyFacts, CompanyName } from '../companies/company-facts.tsx'
import { AppLink } from '../link.tsx'
import type { Job } from './queries.ts'

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
