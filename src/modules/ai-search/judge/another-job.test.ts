import { describe, expect, test } from 'vitest'
import { EXCELLENT, GOOD, score } from '../../../../tests/support/judge.ts'
import { LEAST_SCORE } from './score-candidate.ts'

describe('another job', () => {
  // Rule (AI search): A CV with a related job is a partial match
  test.each([
    ['cook', 'chef'],
    ['cook', 'kitchen hand'],
    ['HR manager', 'HR officer'],
    ['accountant', 'bookkeeper'],
    ['accounts clerk', 'accountant'],
    ['PMV driver', 'truck driver'],
    ['storeman', 'forklift driver'],
    ['storeman', 'warehouse manager'],
    ['carpenter', 'bricklayer'],
    ['nurse', 'community health worker'],
    ['CHW', 'nurse'],
    ['secretary', 'personal assistant'],
    ['secretary', 'receptionist'],
    ['primary school teacher', 'maths teacher'],
    ['diesel fitter', 'motor mechanic'],
  ])('that is related is a partial match: %s, %s', (query, title) => {
    expect(score(query, title)).toBeGreaterThanOrEqual(LEAST_SCORE)
    expect(score(query, title)).toBeLessThan(GOOD)
  })

  // Rule (AI search): A title that shares words with the wanted job but means another job is not Excellent
  test.each([
    ['security guard', 'security manager'],
    ['security guard', 'security supervisor'],
    ['security supervisor', 'security manager'],
    ['IT support officer', 'director of information technology'],
    ['nurse', 'nurse aide'],
    ['registered nurse', 'nurse midwife'],
    ['surveyor', 'quantity surveyor'],
    ['driver', 'forklift driver'],
    ['mechanical fitter', 'diesel fitter'],
    ['accountant', 'assistant accountant'],
    ['plantation manager', 'plantation supervisor'],
    ['school principal', 'deputy principal'],
  ])('that shares words with the wanted one is not Excellent: %s, %s', (query, title) => {
    expect(score(query, title)).toBeLessThan(EXCELLENT)
  })

  // Rule (AI search): A CV that shares only a rank or an O*NET similarity with the job is not shown
  test.each([
    ['HR manager', 'chief financial officer'],
    ['HR manager', 'finance manager'],
    ['payroll clerk', 'customs clerk'],
    ['carpenter', 'plumber'],
    ['boskru', 'haul truck operator'],
    ['lawyer', 'chief financial officer'],
    ['community relations officer', 'police officer'],
  ])('that shares only a rank or an office word is not shown: %s, %s', (query, title) => {
    expect(score(query, title)).toBeLessThan(LEAST_SCORE)
  })
})
