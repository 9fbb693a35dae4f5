import { choice } from '../../shared/fields.ts'
import { COMPANY_SIZES, EDUCATIONS, EXPERIENCES, INDUSTRIES } from './choices.ts'
import { EMPLOYMENT_TYPES } from './employment/choices.ts'

/** Spellings that input may use instead of the stored ones. */
export const EXPERIENCE_SPELLINGS = { expert: 'executive' } as const
export const EDUCATION_SPELLINGS = { bachelor: 'bachelors', master: 'masters' } as const
const INDUSTRY_SPELLINGS = { it: 'technology' } as const

export const experience = choice(EXPERIENCES, 'Please select experience level', EXPERIENCE_SPELLINGS)
export const education = choice(EDUCATIONS, 'Please select education level', EDUCATION_SPELLINGS)
export const industry = choice(INDUSTRIES, 'Please select an industry', INDUSTRY_SPELLINGS)
export const companySize = choice(COMPANY_SIZES, 'Please select company size')
export const employmentType = choice(EMPLOYMENT_TYPES, 'Employment type is required')
