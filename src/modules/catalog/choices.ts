/**
 * Value lists that the code depends on, with their labels. Categories and locations are rows that administrators edit.
 */
export const EXPERIENCES = ['entry', 'mid', 'senior', 'executive'] as const
export type Experience = (typeof EXPERIENCES)[number]
export const EXPERIENCE_LABELS: Record<Experience, string> = {
  entry: 'Entry level (0-2 years)',
  mid: 'Mid level (3-5 years)',
  senior: 'Senior level (6-10 years)',
  executive: 'Executive (10+ years)',
}
/** The least and the most years of work at each level. */
export const EXPERIENCE_YEARS: Record<Experience, readonly [least: number, most: number]> = {
  entry: [0, 2],
  mid: [3, 5],
  senior: [6, 10],
  executive: [10, 50],
}

export const EDUCATIONS = ['high-school', 'certificate', 'diploma', 'bachelors', 'masters', 'phd'] as const
export type Education = (typeof EDUCATIONS)[number]
export const EDUCATION_LABELS: Record<Education, string> = {
  'high-school': 'High school',
  certificate: 'Certificate (TVET, Grade 12)',
  diploma: 'Diploma',
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  phd: 'PhD',
}

export const INDUSTRIES = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'engineering',
  'manufacturing',
  'marketing',
  'retail',
  'consulting',
  'real-estate',
  'construction',
  'hospitality',
  'automotive',
  'logistics',
  'agriculture',
  'mining',
  'other',
] as const
export type Industry = (typeof INDUSTRIES)[number]
export const INDUSTRY_LABELS: Record<Industry, string> = {
  technology: 'Technology',
  healthcare: 'Healthcare',
  finance: 'Finance',
  education: 'Education',
  engineering: 'Engineering',
  manufacturing: 'Manufacturing',
  marketing: 'Marketing',
  retail: 'Retail',
  consulting: 'Consulting',
  'real-estate': 'Real estate',
  construction: 'Construction',
  hospitality: 'Hospitality',
  automotive: 'Automotive',
  logistics: 'Logistics',
  agriculture: 'Agriculture',
  mining: 'Mining, oil and gas',
  other: 'Other',
}

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const

/** Kina per year. */
export const SALARY_BANDS: readonly { label: string; min: number; max: number | null }[] = [
  { label: 'Less than K30k', min: 0, max: 30_000 },
  { label: 'K30k – K50k', min: 30_000, max: 50_000 },
  { label: 'K50k – K80k', min: 50_000, max: 80_000 },
  { label: 'K80k – K120k', min: 80_000, max: 120_000 },
  { label: 'K120k+', min: 120_000, max: null },
]

/** Added to the popular skills while the CVs have fewer than 12. */
export const POPULAR_SKILLS = [
  'JavaScript',
  'Python',
  'React',
  'Node.js',
  'SQL',
  'AWS',
  'Java',
  'TypeScript',
  'Angular',
  'Vue.js',
  'Docker',
  'Kubernetes',
] as const

/** The last part of the address of a province's jobs: `morobe` for the location `morobe-province`. */
export const provincePath = (slug: string): string => slug.replace(/-province$/, '')
