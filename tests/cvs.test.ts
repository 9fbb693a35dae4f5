import { describe, expect, test } from 'vitest'
import { transaction } from '../src/platform/database/transaction.ts'
import { activeDocx, activePdf, objectsInDoc } from './support/active-documents.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { docx, hostileDocx, pdf } from './support/documents.ts'
import { cvFields, formOf } from './support/forms.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const MISSING = [
  'Full name is required',
  'Job title is required',
  'Location is required',
  'Please select experience level',
  'Please select a category',
]
const visitor = openBrowser(app)
const fileOf = (bytes: Buffer | string, name: string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

/** The number of connections that wait for another transaction. */
async function countWaiting(): Promise<number> {
  const { rows } = await app.db.$client.query<{ count: number }>(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rows[0]?.count ?? 0
}

describe('upload', () => {
  // Rule (input): The server checks the fields of a CV, also when the form is bypassed
  test('stores the file and the fields, and shows the owner everything', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana, { experience: 'expert', location: 'Lae, Morobe' })
    const { body } = await ana.get(`/api/cvs/${id}`)
    expect(body).toMatchObject({
      id,
      email: 'ana.kila@example.com',
      experience: 'executive',
      location: 'Lae, Morobe',
      skills: ['Triage', 'Wound care', 'Theatre', 'Vaccination', 'Midwifery', 'Records', 'Training'],
      salaryMin: 45_000,
      fileName: 'my cv.pdf',
      fileUrl: `/api/cvs/${id}/download`,
      isActive: true,
      status: 'available',
      isOwner: true,
    })
    const file = await ana.get(`/api/cvs/${id}/download`)
    expect(file.headers.get('content-disposition')).toContain(`cv_${id}.pdf`)
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect((file.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each([
    ['fullName', '', 'Full name is required'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['jobTitle', ' ', 'Job title is required'],
    ['location', '', 'Location is required'],
    ['experience', '', 'Please select experience level'],
    ['category', '', 'Please select a category'],
    ['education', 'kindergarten', 'Please select education level'],
    ['salaryMin', '1.5', 'Minimum salary must be positive'],
    ['salaryMax', '20000', 'Maximum salary must be greater than minimum salary'],
    ['skills', 'not json', 'Skills must be a list'],
  ])('%s %j is refused at the field', async (field, value, message) => {
    const ana = await createJobSeeker(app)
    const form = formOf({ ...cvFields({ [field]: value }), file: await pdfFile() })
    expect(await ana.upload('/api/cvs/upload', form)).toMatchObject({
      status: 400,
      // Messages about missing fields are above the form; others are the same there and at the field.
      body: {
        message: MISSING.includes(message) ? 'Please fill in all required fields.' : message,
        errors: { [field]: message },
      },
    })
  })

  test('an unknown category is refused', async () => {
    const ana = await createJobSeeker(app)
    const form = formOf({ ...cvFields({ category: 'astrology' }), file: await pdfFile() })
    expect((await ana.upload('/api/cvs/upload', form)).body).toMatchObject({
      errors: { category: 'Please select a category' },
    })
  })

  test.each([
    ['no file', undefined, 400, 'Please select a CV file to upload.'],
    ['a picture', fileOf('GIF89a', 'cv.gif'), 400, 'Please upload a PDF, DOC, or DOCX file.'],
    [
      'a program with the name of a PDF',
      fileOf('MZ\u0090\u0000', 'cv.pdf'),
      400,
      'Please upload a PDF, DOC, or DOCX file.',
    ],
    ['an empty file', fileOf('', 'cv.pdf'), 400, 'This file is empty. Please choose another file.'],
    [
      'more than 5 MB',
      fileOf(Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 '), 'cv.pdf'),
      413,
      'File size must be less than 5MB.',
    ],
  ])('%s is refused', async (_, file, status, message) => {
    const ana = await createJobSeeker(app)
    const form = formOf({ ...cvFields(), ...(file && { file }) })
    expect(await ana.upload('/api/cvs/upload', form)).toMatchObject({ status, body: { message } })
    expect((await ana.get('/api/cvs/my-cvs')).body).toEqual([])
  })

  test('a locked PDF and a document with macros are refused with instructions', async () => {
    const ana = await createJobSeeker(app)
    const send = (file: File) => ana.upload('/api/cvs/upload', formOf({ ...cvFields(), file }))
    expect((await send(fileOf(await pdf('Secret', { password: 'x' }), 'cv.pdf'))).body).toMatchObject({
      code: 'file_encrypted',
    })
    const macros = Object.entries(hostileDocx).find(([name]) => /macro/i.test(name))?.[1]
    if (!macros) throw new Error('no macro document')
    expect((await send(fileOf(macros() as Buffer, 'cv.docx'))).body).toMatchObject({ code: 'file_macros' })
  })

  // Rule (hostile files): When a document with active content is refused, the message says how to save it again
  test('a document with active content is refused, with how to save it again', async () => {
    const ana = await createJobSeeker(app)
    const send = (file: File) => ana.upload('/api/cvs/upload', formOf({ ...cvFields(), file }))
    const refused = {
      status: 400,
      body: { code: 'file_active_content', message: expect.stringContaining('“Save as PDF”') },
    }
    expect(await send(fileOf(activePdf['a program to start'](), 'cv.pdf'))).toMatchObject(refused)
    expect(await send(fileOf(activeDocx['an OLE object'](), 'cv.docx'))).toMatchObject(refused)
    expect(await send(fileOf(objectsInDoc.full(), 'cv.doc'))).toMatchObject(refused)
    expect((await ana.get('/api/cvs/my-cvs')).body).toEqual([])
  })

  test('a DOCX is saved with its own extension', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana, {}, fileOf(docx() as Buffer, 'Ana.docx'))
    expect((await ana.get(`/api/cvs/${id}/download`)).headers.get('content-disposition')).toContain(
      `cv_${id}.docx`,
    )
  })

  test('pressing twice makes one CV', async () => {
    const ana = await createJobSeeker(app)
    const file = await pdfFile()
    const send = () =>
      ana.send('POST', '/api/cvs/upload', {
        form: formOf({ ...cvFields(), file }),
        headers: { 'idempotency-key': `one-${ana.id}` },
      })
    const first = await send()
    expect(first.status).toBe(201)
    expect((await send()).body).toEqual(first.body)
    expect((await ana.get('/api/cvs/my-cvs')).body).toHaveLength(1)
  })

  test('two people with files of the same name keep both', async () => {
    const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
    const [one, two] = [
      await uploadCv(ana, {}, await pdfFile('Ana alone')),
      await uploadCv(koivi, {}, await pdfFile('Koivi alone')),
    ]
    const [first, second] = [
      await ana.get(`/api/cvs/${one}/download`),
      await koivi.get(`/api/cvs/${two}/download`),
    ]
    expect((first.body as Buffer).equals(second.body as Buffer)).toBe(false)
  })
})

describe('edit and delete', () => {
  test('an edit without a file keeps the file; with one it replaces it under the same id', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    await ana.upload(
      `/api/cvs/${id}`,
      formOf(cvFields({ jobTitle: 'Theatre Nurse', salaryMin: '', salaryMax: '' })),
      'PUT',
    )
    expect((await ana.get(`/api/cvs/${id}`)).body).toMatchObject({
      jobTitle: 'Theatre Nurse',
      fileName: 'my cv.pdf',
      salaryMin: null,
    })
    await ana.upload(
      `/api/cvs/${id}`,
      formOf({ ...cvFields(), file: await pdfFile('New', 'new.pdf') }),
      'PUT',
    )
    expect((await ana.get(`/api/cvs/${id}`)).body).toMatchObject({ id, fileName: 'new.pdf' })
    expect(await countFiles()).toBe(await countKeys())
  })

  // Rule (calls): A job seeker cannot change or delete another person's CV
  test("nobody edits or deletes another person's CV", async () => {
    const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
    const id = await uploadCv(ana)
    const edited = await koivi.upload(`/api/cvs/${id}`, formOf(cvFields({ fullName: 'Koivi' })), 'PUT')
    expect(edited).toMatchObject({ status: 404, body: { message: expect.stringContaining('no permission') } })
    expect((await koivi.patch(`/api/cvs/${id}`, { status: 'hired' })).status).toBe(404)
    expect((await koivi.delete(`/api/cvs/${id}`)).status).toBe(404)
    expect((await ana.get(`/api/cvs/${id}`)).body).toMatchObject({
      fullName: 'Ana Kila',
      status: 'available',
    })
  })

  test('a deleted CV is gone with its file', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    expect((await ana.delete(`/api/cvs/${id}`)).status).toBe(200)
    expect((await ana.get(`/api/cvs/${id}`)).status).toBe(404)
    expect(await countFiles()).toBe(await countKeys())
  })

  test('a CV that is deleted while others open it or apply with it is not found, and costs nothing', async () => {
    const [ana, employer] = [await createJobSeeker(app), await createEmployer(app, { credits: 10 })]
    const jobId = await postJob(await createEmployer(app, { credits: 5 }))
    const id = await uploadCv(ana)
    const answers = await transaction(app.makeContext(), async ({ db }) => {
      await db.$client.query('DELETE FROM cvs WHERE id = $1', [id])
      const started = [
        employer.get(`/api/cvs/${id}/view`),
        visitor.post(`/api/cvs/${id}/view`),
        ana.post(`/api/jobs/${jobId}/apply`),
      ]
      // Tasks that index the CV may wait as well as the three.
      await expect.poll(countWaiting).toBeGreaterThanOrEqual(3)
      return started
    })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 400])
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })
  })
})

async function countKeys(): Promise<number> {
  const { rows } = await app.db.$client.query<{ count: number }>('SELECT count(file_key) FROM cvs')
  return rows[0]?.count ?? -1
}

async function countFiles(): Promise<number> {
  let files = 0
  for await (const _ of app.files.list('cvs')) files++
  return files
}

describe('who sees what', () => {
  const LOCKED_KEYS = [
    'category', 'content', 'education', 'experience', 'fullName', 'id', 'isAvailable', 'jobTitle', 'location', 'locked', 'lockedFields',
    'photoId', 'salaryMax', 'salaryMin', 'skills', 'skillsCount', 'status', 'summary', 'summaryLength', 'updatedAt', 'uploadedAt', 'years',
  ] // biome-ignore format: one list

  // Rule (job seekers): Before paying, the public profile of a CV has no contact details and no file
  test('visitors, other job seekers and employers without access get only the card', async () => {
    const ana = await createJobSeeker(app)
    const summary = `Call me on 7012 3456 or ana@example.com. ${'Five years on the ward. '.repeat(10)}`
    const id = await uploadCv(ana, { summary, jobTitle: 'Nurse 7012 3456' })
    for (const browser of [visitor, await createJobSeeker(app), await createEmployer(app, { credits: 10 })]) {
      for (const path of [`/api/cvs/${id}`, `/api/cvs/${id}/profile`]) {
        const { status, body } = await browser.get(path)
        expect(status).toBe(200)
        expect(Object.keys(body as object).sort()).toEqual(LOCKED_KEYS)
        expect(JSON.stringify(body)).not.toMatch(/7012|example\.com|my cv/)
        expect(body).toMatchObject({
          locked: true,
          skillsCount: 7,
          lockedFields: ['email', 'phone', 'file', 'summary', 'skills'],
        })
        expect((body as { summary: string }).summary.length).toBeLessThanOrEqual(160)
        expect((body as { skills: string[] }).skills).toHaveLength(5)
      }
    }
  })

  test('a number split over several skills, or cut at the end of the card, is masked completely', async () => {
    const ana = await createJobSeeker(app)
    const summary = `${'w '.repeat(76)}7012 3456 and more of it`
    const id = await uploadCv(ana, { summary, skills: JSON.stringify(['7012', '3456', 'Triage']) })
    const { body } = await visitor.get(`/api/cvs/${id}/profile`)
    expect(body).toMatchObject({ skills: ['•••', '•••', 'Triage'] })
    expect(JSON.stringify(body)).not.toContain('7012')
  })

  // Rule (job seekers): Only the owner and administrators can open a hidden CV
  test('only the owner and administrators can open a hidden CV', async () => {
    const [ana, vera] = [await createJobSeeker(app), await logInAdministrator(app)]
    const id = await uploadCv(ana)
    const employer = await createEmployer(app, { credits: 10 })
    for (const hide of [
      () => ana.patch(`/api/cvs/${id}`, { isActive: false }),
      () => ana.patch('/api/user/visibility', { shownTo: 'nobody' }),
    ]) {
      await hide()
      for (const path of [`/api/cvs/${id}`, `/api/cvs/${id}/profile`]) {
        expect((await visitor.get(path)).status).toBe(404)
        expect((await employer.get(path)).status).toBe(404)
        expect((await ana.get(path)).status).toBe(200)
        expect((await vera.get(path)).status).toBe(200)
      }
      expect((await employer.get(`/api/cvs/${id}/view`)).status).toBe(404)
      await ana.patch(`/api/cvs/${id}`, { isActive: true })
    }
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })
  })

  // Rule (job seekers): A hired job seeker is shown with name and title only, and cannot be paid for
  test('a hired person shows name and title only, and cannot be paid for', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    await ana.patch(`/api/cvs/${id}`, { status: 'hired' })
    const employer = await createEmployer(app, { credits: 10 })
    expect((await employer.get(`/api/cvs/${id}/profile`)).body).toEqual({
      id,
      fullName: 'Ana Kila',
      jobTitle: 'Registered Nurse',
      status: 'hired',
      locked: true,
      lockedFields: ['everything'],
    })
    expect((await employer.get(`/api/cvs/${id}/view`)).status).toBe(404)
  })

  test('a photo is encoded again, shown with its CV, and hidden when the job seeker is hidden', async () => {
    const { default: sharp } = await import('sharp')
    const ana = await createJobSeeker(app)
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884' } })
      .withExif({ IFD0: { Artist: 'Ana at home' } })
      .jpeg()
      .toBuffer()
    const sent = await ana.upload('/api/auth/photo', formOf({ photo: fileOf(picture, 'me.jpg') }))
    const { photoId } = sent.body as { photoId: string }
    expect((await visitor.get(`/api/auth/photo/${photoId}`)).status).toBe(404)
    await uploadCv(ana)
    const shown = await visitor.get(`/api/auth/photo/${photoId}`)
    const { format, width, exif } = await sharp(shown.body as Buffer).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 480, exif: undefined })
    await ana.patch('/api/user/visibility', { shownTo: 'nobody' })
    expect((await visitor.get(`/api/auth/photo/${photoId}`)).status).toBe(404)
    expect((await ana.get(`/api/auth/photo/${photoId}`)).status).toBe(200)
    expect(
      (await ana.upload('/api/auth/photo', formOf({ photo: fileOf('<svg/>', 'me.png') }))).body,
    ).toMatchObject({ message: 'Please select an image file (JPEG or PNG).' })
    await ana.delete('/api/auth/photo')
    expect((await ana.get(`/api/auth/photo/${photoId}`)).status).toBe(404)
  })

  test("views of a profile are counted once an hour, and the owner's own are not counted", async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    for (let press = 0; press < 3; press++) await visitor.post(`/api/cvs/${id}/view`)
    await ana.post(`/api/cvs/${id}/view`)
    expect((await ana.get('/api/user/cv-stats')).body).toMatchObject([
      { cvId: id, totalViews: 1, totalDownloads: 0, recentViews: [{ viewType: 'view' }] },
    ])
  })
})
