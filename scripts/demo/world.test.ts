import { readFileSync } from 'node:fs'

import mammoth from 'mammoth'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { EmployerRegistration, JobSeekerRegistration } from '../../src/modules/accounts/schema.ts'
import { EDUCATIONS, EXPERIENCES } from '../../src/modules/catalog/choices.ts'
import { EMPLOYMENT_TYPES } from '../../src/modules/catalog/employment/choices.ts'
import { judgeWords } from '../../src/modules/jobs/hold-job.ts'
import { parseSettings } from '../../src/modules/settings/schema.ts'
import { statusOf } from './application.ts'
import { applications } from './applications.ts'
import { conversations } from './conversations.ts'
import { writeCvFile } from './cv-files/cv-files.ts'
import { employers } from './employers.ts'
import { visitsOf } from './job.ts'
import { jobs } from './jobs.ts'
import { drawLogo } from './logo.ts'
import { payments } from './payments.ts'
import { jobSeekers } from './people/job-seekers.ts'
import { placeName, placeNames } from './places.ts'
import { drawPortrait } from './portrait.ts'
import { commaList, prose } from './prose.ts'
import { unlocks } from './unlocks.ts'
import { administrator, demoPassword } from './world.ts'

const migration = readFileSync(new URL('../../db/migrations/0001_catalog.sql', import.meta.url), 'utf8')
const seededPlaces = seededRows('locations')
const categories = Object.keys(seededRows('categories'))
/** A mobile number with 8 digits or a landline number with 7, with or without +675. */
const localPhone = /^(\+675 )?(7\d{3} ?\d{4}|(3[0-2]|4[257]|5[34]|9[78])\d \d{4}|64[1-9] \d{4})$/
const allCvs = jobSeekers.flatMap((person) => person.cvs.map((cv) => ({ person, cv })))

/** The rows of a new database: slug → name. */
function seededRows(table: string): Record<string, string> {
  const values = migration.split(`INSERT INTO ${table} `)[1]?.split(';\n')[0] ?? ''
  const rows = [...values.matchAll(/^ {2}\('(.+?)', '([a-z0-9-]+)'/gm)]
  return Object.fromEntries(rows.map(([, name = '', slug = '']) => [slug, name]))
}

describe('prose', () => {
  it('joins wrapped lines, keeps paragraphs and list lines', () => {
    const text = prose`
      One
      two.

      - a
        b
      - c`
    expect(text).toBe('One two.\n\n- a b\n- c')
  })
})

describe('places', () => {
  it('have the names of the locations in a new database', () => {
    expect(seededPlaces).toMatchObject(placeNames)
  })
})

describe('job seekers', () => {
  it('have about sixty CVs, as many of women as of men, in every category and at every level', () => {
    expect(jobSeekers.map((person) => person.username)).toEqual(expect.arrayContaining(['ana', 'koivi']))
    expect(allCvs.length).toBeGreaterThanOrEqual(60)
    const women = jobSeekers.filter((person) => person.looks === 'woman').length
    expect(Math.abs(women - jobSeekers.length / 2)).toBeLessThanOrEqual(3)
    expect(new Set(allCvs.map(({ cv }) => cv.category))).toEqual(new Set(categories))
    expect(new Set(allCvs.map(({ cv }) => cv.experience))).toEqual(new Set(EXPERIENCES))
    expect(new Set(allCvs.map(({ cv }) => cv.education))).toEqual(new Set(EDUCATIONS))
    expect(new Set(jobSeekers.map((person) => person.location)).size).toBeGreaterThanOrEqual(20)
  })

  it.each(jobSeekers)('$username passes the registration form', (person) => {
    const { username, email, phone, fullName, location, cvs } = person
    expect(phone).toMatch(localPhone)
    expect(email).toMatch(/^[a-z.]+@example\.com$/)
    for (const cv of cvs) {
      const form = {
        username,
        password: demoPassword,
        email,
        phone,
        fullName,
        location: placeName(location),
        ...cv,
      }
      expect(v.safeParse(JobSeekerRegistration, form).issues).toBeUndefined()
      expect(categories).toContain(cv.category)
      expect(cv.summary.split(/[.!?](?:\s|$)/).length - 1).toBeGreaterThanOrEqual(2)
      expect(cv.skills.length).toBeGreaterThanOrEqual(5)
      expect(cv.skills.length).toBeLessThanOrEqual(10)
      expect(new Set(cv.skills).size).toBe(cv.skills.length)
      // The minimum wage of 2026 is K5.00 an hour, which is K10,400 a year.
      expect(cv.salaryMin ?? 10_400).toBeGreaterThanOrEqual(10_400)
    }
    expect(person.posts.length).toBeGreaterThan(0)
    expect(person.training.length).toBeGreaterThan(0)
  })

  it('have user names and addresses of their own', () => {
    const emails = [...jobSeekers, ...employers, administrator].map(({ email }) => email)
    const userNames = [...jobSeekers, administrator].map(({ username }) => username)
    const phones = [...jobSeekers, ...employers].map((owner) => owner.phone.replace(/\D/g, ''))
    for (const values of [emails, userNames, phones]) expect(new Set(values).size).toBe(values.length)
  })

  it('are in every state: interviewing, hired, hidden, inactive, without pay, with a photo, with two CVs', () => {
    expect(allCvs.filter(({ cv }) => cv.status === 'interviewing').length).toBeGreaterThanOrEqual(2)
    expect(allCvs.filter(({ cv }) => cv.status === 'hired').length).toBeGreaterThanOrEqual(2)
    expect(allCvs.filter(({ cv }) => !cv.isActive)).toHaveLength(1)
    expect(allCvs.filter(({ cv }) => cv.salaryMin === undefined).length).toBeGreaterThanOrEqual(3)
    expect(jobSeekers.filter((person) => !person.isAvailable)).toHaveLength(2)
    expect(jobSeekers.filter((person) => person.hasPhoto).length).toBeGreaterThanOrEqual(15)
    expect(jobSeekers.filter((person) => person.cvs.length === 2)).toHaveLength(4)
    expect(jobSeekers.filter((person) => person.registeredDaysAgo < 7).length).toBeGreaterThanOrEqual(5)
  })
})

describe('employers', () => {
  it.each(employers)('$companyName passes the registration form', (employer) => {
    const form = { ...employer, location: placeName(employer.location), password: demoPassword }
    expect(v.safeParse(EmployerRegistration, form).issues).toBeUndefined()
    expect(employer.phone).toMatch(localPhone)
    // These names cannot be registered.
    expect(employer.website).toMatch(/\.example$/)
  })

  it('get credits only by approved payments, and no balance falls below zero', () => {
    const prices = { view: 2, download: 5, job: 5 }
    for (const { key } of employers) {
      const moves = [
        ...payments.flatMap((payment) =>
          payment.employer === key && payment.decision?.status === 'approved'
            ? [{ daysAgo: payment.decision.daysAgo + 0.9, credits: payment.packageCredits }]
            : [],
        ),
        ...jobs
          .filter((job) => job.employer === key)
          .map((job) => ({ daysAgo: job.postedDaysAgo, credits: -prices.job })),
        ...unlocks
          .filter((unlock) => unlock.employer === key)
          .flatMap(({ viewedDaysAgo, downloadedDaysAgo }) => [
            { daysAgo: viewedDaysAgo, credits: -prices.view },
            ...(downloadedDaysAgo === undefined
              ? []
              : [{ daysAgo: downloadedDaysAgo, credits: -prices.download }]),
          ]),
      ].sort((one, other) => other.daysAgo - one.daysAgo)
      let balance = 0
      for (const move of moves) {
        balance += move.credits
        expect(balance, `${key}, ${move.daysAgo} days ago`).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('have logos', async () => {
    for (const { logo } of employers) {
      const picture = await drawLogo(logo)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 400, height: 400 })
    }
  })
})

describe('jobs', () => {
  // Rule (scams): No job of the demonstration data is held or flagged for scam words
  it('are honest: none is held or flagged for scam words', () => {
    const settings = parseSettings([])
    const found = jobs.map(({ key, ...job }) => [key, judgeWords(settings, job)])
    const nothing = { flaggedWords: [], isStrong: false }
    expect(found).toEqual(jobs.map(({ key }) => [key, nothing]))
  })

  it('are 25 from all over the country, at least one from each employer', () => {
    expect(jobs).toHaveLength(25)
    expect(new Set(jobs.map((job) => job.key)).size).toBe(25)
    expect(new Set(jobs.map((job) => job.location)).size).toBeGreaterThanOrEqual(15)
    expect(new Set(jobs.map((job) => job.employer))).toEqual(new Set(employers.map(({ key }) => key)))
    expect(new Set(jobs.map((job) => job.employmentType))).toEqual(new Set(EMPLOYMENT_TYPES))
    expect(jobs.some((job) => job.closedDaysAgo !== undefined)).toBe(true)
    expect(jobs.some((job) => job.postedDaysAgo > 30)).toBe(true)
    expect(jobs.some((job) => (job.closesInDays ?? 0) < 0)).toBe(true)
    expect(jobs.filter((job) => job.isFeatured === true).length).toBeGreaterThanOrEqual(3)
    expect(jobs.some((job) => job.description.includes('FIFO'))).toBe(true)
  })

  it.each(jobs)('$title passes the posting form', (job) => {
    const words = job.description.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(100)
    expect(words).toBeLessThanOrEqual(300)
    expect(job.title.length).toBeLessThanOrEqual(255)
    expect(job.requirements.length).toBeGreaterThanOrEqual(20)
    expect(placeName(job.location)).not.toBe('')
    expect(categories).toContain(job.category)
    expect(job.salaryRange?.length ?? 0).toBeLessThanOrEqual(100)
    expect(job.pay === undefined || job.pay.max > job.pay.min).toBe(true)
    // The minimum wage of 2026 is K5.00 an hour, K400 a fortnight of 80 hours.
    if (job.pay?.period === 'fortnight') expect(job.pay.min).toBeGreaterThanOrEqual(400)
    if (job.pay?.period === 'hour') expect(job.pay.min).toBeGreaterThanOrEqual(5)
    const employer = employers.find(({ key }) => key === job.employer)
    expect(employer?.registeredDaysAgo).toBeGreaterThan(job.postedDaysAgo)
    expect(visitsOf(job, 0)).toBeGreaterThan(applications.filter(({ job: key }) => key === job.key).length)
  })
})

describe('activity', () => {
  const person = (username: string) => jobSeekers.find((one) => one.username === username)

  it('has applications in all seven statuses', () => {
    const statuses = new Set(applications.map(statusOf))
    expect([...statuses].sort()).toEqual(
      commaList(
        'interviewing, onboarding, pending, pre_employment_checking, rejected, screening, shortlisting',
      ),
    )
    const pairs = applications.map((one) => `${one.job} ${one.jobSeeker}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it.each(applications)('$jobSeeker → $job happens in order, between people who are there', (application) => {
    const job = jobs.find(({ key }) => key === application.job)
    const applicant = person(application.jobSeeker)
    expect(applicant?.isAvailable && applicant.cvs[0].isActive).toBe(true)
    expect(job?.postedDaysAgo).toBeGreaterThanOrEqual(application.daysAgo)
    expect(applicant?.registeredDaysAgo).toBeGreaterThanOrEqual(application.daysAgo)
    const sentences = application.coverLetter.split(/[.!?](?:\s|$)/).length - 1
    expect(sentences).toBeGreaterThanOrEqual(2)
    expect(sentences).toBeLessThanOrEqual(4)
    expect(application.coverLetter.length).toBeLessThanOrEqual(2000)
    const days = [application.daysAgo, ...application.moves.map((move) => move.daysAgo)]
    expect(days).toEqual([...days].sort((one, other) => other - one))
  })

  it.each(conversations)('$employer and $jobSeeker write in order, about what is there', (conversation) => {
    const { employer, jobSeeker, about, messages } = conversation
    const begun =
      about === 'cv'
        ? unlocks.find((one) => one.employer === employer && one.jobSeeker === jobSeeker)?.viewedDaysAgo
        : applications.find((one) => one.job === about.job && one.jobSeeker === jobSeeker)?.daysAgo
    const days = messages.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual([...days].sort((one, other) => other - one))
    expect(begun).toBeGreaterThanOrEqual(days[0] ?? 0)
    for (const { body } of messages) expect(body.length).toBeLessThanOrEqual(4000)
  })

  it('has payments of every method and outcome', () => {
    expect(new Set(payments.map(({ method }) => method)).size).toBe(4)
    const outcomes = new Set(payments.map(({ decision }) => decision?.status ?? 'pending'))
    expect(outcomes).toEqual(new Set(['approved', 'rejected', 'pending']))
    for (const payment of payments) {
      const employer = employers.find(({ key }) => key === payment.employer)
      expect(employer?.registeredDaysAgo).toBeGreaterThan(payment.daysAgo)
      expect(payment.decision?.daysAgo ?? 0).toBeLessThanOrEqual(payment.daysAgo)
    }
  })

  it.each(unlocks)('$employer opens the CV of $jobSeeker, who can be found', (unlock) => {
    const owner = person(unlock.jobSeeker)
    expect(owner?.isAvailable && owner.cvs[0].isActive && owner.cvs[0].status !== 'hired').toBe(true)
    expect(owner?.registeredDaysAgo).toBeGreaterThanOrEqual(unlock.viewedDaysAgo)
    expect(unlock.downloadedDaysAgo ?? 0).toBeLessThanOrEqual(unlock.viewedDaysAgo)
  })
})

describe('files', () => {
  const flat = (text: string) => text.replace(/\s+/g, ' ')

  it.each(allCvs)('$cv.fileType of $person.fullName, $cv.jobTitle can be read', async ({ person, cv }) => {
    const file = await writeCvFile(person, cv)
    expect(file.bytes.length).toBeLessThan(500_000)
    expect(file.fileName.endsWith(`.${cv.fileType}`)).toBe(true)
    const text =
      cv.fileType === 'pdf'
        ? (await extractText(new Uint8Array(file.bytes), { mergePages: true })).text
        : (await mammoth.extractRawText({ buffer: file.bytes })).value
    for (const words of [person.fullName, person.email, person.phone, cv.jobTitle, ...cv.skills])
      expect(flat(text)).toContain(words)
  })

  it('are two thirds PDF, in three designs of each kind', () => {
    const pdfs = allCvs.filter(({ cv }) => cv.fileType === 'pdf').length
    expect(pdfs / allCvs.length).toBeCloseTo(2 / 3, 1)
    for (const fileType of ['pdf', 'docx'])
      expect(
        new Set(allCvs.filter(({ cv }) => cv.fileType === fileType).map(({ cv }) => cv.design)).size,
      ).toBe(3)
  })

  it('do not change: the same person gets the same PDF and portrait', async () => {
    const [someone] = jobSeekers
    if (someone === undefined) throw new Error('Nobody is here')
    expect((await writeCvFile(someone)).bytes.equals((await writeCvFile(someone)).bytes)).toBe(true)
    const portrait = await drawPortrait(someone)
    expect(portrait.equals(await drawPortrait(someone))).toBe(true)
    expect(await sharp(portrait).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 480 })
  })

  it('do not depend on random numbers or the time', () => {
    const sources = ['cv-files/cv-pdf', 'cv-files/cv-docx', 'portrait', 'logo', 'people/job-seeker'].map(
      (name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'),
    )
    expect(sources.join('\n')).not.toMatch(/Math\.random|Date\.now|new Date\(\)/)
  })
})
