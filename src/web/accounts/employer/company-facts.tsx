import ArrowRight from 'lucide-react/icons/arrow-right'
import { INDUSTRY_LABELS, type Industry } from '../../../modules/catalog/choices.ts'
import { t } from '../../../shared/language/words.ts'
import { AppLink } from '../../app/link.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { VerifiedBadge } from '../../components/surfaces/badge.tsx'
import type { Job } from '../../jobs/queries.ts'
import type { Company } from './company.ts'

function CompanyName({ company: { companyName, logoUrl, isApproved } }: { company: Company }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={companyName} photoUrl={logoUrl ? `${logoUrl}?size=96` : undefined} shape="employer" />
      <div className="min-w-0">
        <p className="font-semibold">{companyName}</p>
        {isApproved && <VerifiedBadge />}
      </div>
    </div>
  )
}

export function CompanyFacts({ company }: { company: Company }) {
  const website = /^https?:\/\//.test(company.website) ? company.website : undefined
  return (
    <FactsList
      facts={[
        { label: t('Industry'), value: t(INDUSTRY_LABELS[company.industry as Industry] ?? company.industry) },
        { label: t('Size'), value: company.companySize && t('{size} people', { size: company.companySize }) },
        { label: t('Location'), value: company.location },
        {
          label: t('Website'),
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

/** The content of a card. */
export function CompanyCard({ company }: { company: Job['company'] }) {
  return (
    <>
      <h2 className="mb-3 text-17">{t('About the company')}</h2>
      <CompanyName company={company} />
      <p className="my-3 whitespace-pre-line">{company.description}</p>
      <CompanyFacts company={company} />
      <AppLink className="more mt-3 whitespace-normal" href={`/companies/${company.id}`}>
        {t('All jobs of {companyName}', { companyName: company.companyName })}
        <ArrowRight size={18} />
      </AppLink>
    </>
  )
}
