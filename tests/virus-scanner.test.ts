import { Readable } from 'node:stream'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { openFile } from '../src/modules/file-scans/reads.ts'
import { removeInfected, scanWaitingFiles } from '../src/modules/file-scans/scan-files.ts'
import { newFileKey } from '../src/platform/files/files.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { addPaper } from './support/documents-folder.ts'
import { startFakeClamd } from './support/fake-clamd.ts'
import { cvFields, employerForm, formOf } from './support/forms.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'
import { whenDone } from './support/when-done.ts'

const fake = await startFakeClamd()
whenDone(() => fake.stop())
const app = await startTestApp({ CLAMD: fake.address })
const vera = await logInAdministrator(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

/** A CV with the text that the fake reports as a virus. */
const infectedPdf = async (name = 'cv.pdf') => {
  const file = await pdfFile()
  return new File([await file.arrayBuffer(), '\n% VIRUS\n'], name)
}
const pictureFile = async () => {
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
  return new File([new Uint8Array(await image.png().toBuffer())], 'me.png')
}
const Acts = v.array(
  v.object({
    targetType: v.string(),
    targetId: v.string(),
    administrator: v.null(),
    details: v.record(v.string(), v.unknown()),
  }),
)
const acts = async (act: string) =>
  v.parse(Acts, (await vera.get(`/api/admin/audit-log?act=${act}&limit=100&page=1`)).body)
const Stats = v.object({
  virusScanner: v.nullable(
    v.object({ waiting: v.number(), awaySince: v.nullable(v.string()), reason: v.nullable(v.string()) }),
  ),
})
const state = async () => v.parse(Stats, (await vera.get('/api/admin/stats')).body).virusScanner
const text = (key: string, body: unknown) => v.parse(v.record(v.string(), v.unknown()), body)[key]

describe('the virus scanner', () => {
  // Rule (hostile files): Every upload is scanned, and a virus is refused at its field and in the audit log
  test('reads every upload, and a virus is refused at its field and in the audit log', async () => {
    const [ana, koivi] = [await createJobSeeker(app), await createEmployer(app)]
    const send = async (field: string, path: string, browser = openBrowser(app)) =>
      browser.upload(path, formOf({ ...(field === 'file' && cvFields()), [field]: await infectedPdf() }))
    const refused = (field: string) => ({
      status: 400,
      body: { code: 'file_infected', errors: { [field]: expect.stringContaining('found a virus') } },
    })
    expect(await send('file', '/api/cvs/upload', ana)).toMatchObject(refused('file'))
    expect(await send('file', '/api/cvs/read', ana)).toMatchObject(refused('file'))
    expect(await send('file', '/api/user/documents', ana)).toMatchObject(refused('file'))
    expect(await send('photo', '/api/auth/photo', ana)).toMatchObject(refused('photo'))
    expect(await send('slip', '/api/payment-requests/1/slip', koivi)).toMatchObject(refused('slip'))
    expect(await send('statement', '/api/admin/bank-statements', vera)).toMatchObject(refused('statement'))
    expect(await send('logo', '/api/auth/employer/register')).toMatchObject(refused('logo'))
    const rows = await acts('upload-refused')
    expect(rows.map(({ targetType, details }) => [targetType, details])).toEqual(
      expect.arrayContaining([
        ['job-seeker', expect.objectContaining({ virus: 'Test.Virus-1', field: 'photo' })],
        ['employer', expect.objectContaining({ virus: 'Test.Virus-1', field: 'slip' })],
        ['administrator', expect.objectContaining({ virus: 'Test.Virus-1', field: 'statement' })],
        ['file', expect.objectContaining({ virus: 'Test.Virus-1', field: 'logo' })],
      ]),
    )
    expect(rows.find(({ targetType }) => targetType === 'job-seeker')).toMatchObject({
      targetId: String(ana.id),
      administrator: null,
    })
    const csv = String((await vera.get('/api/admin/audit-log.csv')).body)
    expect(csv).toContain('The site')
    expect((await ana.get('/api/cvs/my-cvs')).body).toEqual([])
  })

  test('makes a clean file available at once', async () => {
    const ana = await createJobSeeker(app)
    const id = await uploadCv(ana)
    expect((await vera.get(`/api/cvs/${id}/download`)).status).toBe(200)
    expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([{ fileIsWaiting: false }])
    expect(await state()).toEqual({ waiting: 0, awaySince: null, reason: null })
  })

  // Rule (hostile files): While the scanner is down or fails, only its owner gets an uploaded file
  test.each(['away', 'die', 'error'] as const)(
    'while it is %s, only their owner gets files until it has scanned them',
    async (how) => {
      if (how === 'away') await fake.stop()
      else fake.behave(how)
      const [ana, koivi] = [await createJobSeeker(app), await createEmployer(app, { credits: 50 })]
      const id = await uploadCv(ana)
      const sent = await ana.upload('/api/auth/photo', formOf({ photo: await pictureFile() }))
      const photoId = text('photoId', sent.body)
      const statuses = async (browser: typeof vera) => [
        (await browser.get(`/api/cvs/${id}/download`)).status,
        (await browser.get(`/api/auth/photo/${photoId}`)).status,
        (await browser.get(`/api/auth/photo/${photoId}?size=96`)).status,
      ]
      expect((await koivi.get(`/api/cvs/${id}/view`)).status).toBe(200)
      const credits = text('credits', (await koivi.get('/api/auth/employer/profile')).body)
      expect(await koivi.get(`/api/cvs/${id}/download`)).toMatchObject({
        status: 409,
        body: { code: 'file_waiting', message: expect.stringContaining('waiting for the virus check') },
      })
      expect(text('credits', (await koivi.get('/api/auth/employer/profile')).body)).toBe(credits)
      expect(await statuses(vera)).toEqual([409, 404, 404])
      expect(await statuses(ana)).toEqual([200, 200, 200])
      expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([{ fileIsWaiting: true }])
      expect(await state()).toEqual({
        waiting: 2,
        awaySince: expect.any(String),
        reason: expect.any(String),
      })
      await scanWaitingFiles(app.makeContext())
      expect((await koivi.get(`/api/cvs/${id}/download`)).status).toBe(409)

      if (how === 'away') await fake.start()
      fake.behave('scan')
      await scanWaitingFiles(app.makeContext())
      expect(await statuses(vera)).toEqual([200, 200, 200])
      expect((await koivi.get(`/api/cvs/${id}/download`)).status).toBe(200)
      expect(await state()).toEqual({ waiting: 0, awaySince: null, reason: null })
    },
  )

  // Rule (hostile files): A file that was read before publishing waits for the scanner like any other
  test('also scans a file that was read before it was published by its token', async () => {
    await fake.stop()
    const ana = await createJobSeeker(app)
    const { body } = await ana.upload('/api/cvs/read', formOf({ file: await pdfFile() }))
    const form = formOf({ ...cvFields(), readFile: String(text('readFile', body)) })
    const id = text('id', (await ana.upload('/api/cvs/upload', form)).body)
    expect((await vera.get(`/api/cvs/${id}/download`)).status).toBe(409)
    await fake.start()
    await scanWaitingFiles(app.makeContext())
    expect((await vera.get(`/api/cvs/${id}/download`)).status).toBe(200)
  })

  // Rule (hostile files): Waiting files are scanned by a task once the scanner is back
  test('is asked again by a task every minute', async () => {
    await fake.stop()
    const id = await uploadCv(await createJobSeeker(app))
    await fake.start()
    const { rows } = await sql("SELECT cron FROM pgboss.schedule WHERE name = 'scan-files'", [])
    expect(rows).toEqual([{ cron: '* * * * *' }])
    await app.tasks.enqueue(app, 'scan-files', {})
    await expect.poll(async () => (await vera.get(`/api/cvs/${id}/download`)).status).toBe(200)
  })

  // Rule (hostile files): A photo, logo or payment slip with a virus found later is deleted, and its owner gets a mail
  test('a photo, a logo or a slip with a virus found later is deleted, and its owner is notified', async () => {
    await fake.stop()
    const [ana, koivi] = [await createJobSeeker(app), await createEmployer(app)]
    const photo = await ana.upload('/api/auth/photo', formOf({ photo: await pictureFile() }))
    const { password: _, ...company } = employerForm({ email: koivi.email })
    const profile = '/api/auth/employer/profile'
    await koivi.upload(profile, formOf({ ...company, logo: await pictureFile() }), 'PUT')
    const packages = await sql('SELECT min(id) AS id FROM credit_packages')
    const payment = { packageId: packages.rows[0]?.id, paymentMethod: 'bank_transfer', paymentDetails: 'BSP' }
    const requestId = text('id', (await koivi.post('/api/payment-requests', payment)).body)
    await koivi.upload(`/api/payment-requests/${requestId}/slip`, formOf({ slip: await pdfFile() }))
    const keys = await sql(
      `SELECT 'photos/' || photo_id AS key FROM job_seekers WHERE id = $1 UNION ALL
       SELECT 'logos/' || logo_id FROM employers WHERE id = $2 UNION ALL
       SELECT slip_key FROM payment_requests WHERE id = $3`,
      [ana.id, koivi.id, requestId],
    )
    const fileKeys = keys.rows.map(({ key }) => String(key))
    // Uploaded pictures are encoded again, which removes a virus, so these are put into the store directly.
    for (const key of fileKeys)
      await app.files.put(key, Readable.from('VIRUS'), { contentType: 'image/webp' })
    await fake.start()
    await scanWaitingFiles(app.makeContext())
    // The delayed scans of these files stay.
    await app.tasksDone('file-infected')

    for (const key of fileKeys) expect(await app.files.get(key)).toBeUndefined()
    for (const size of ['', '?size=96']) {
      const path = `/api/auth/photo/${text('photoId', photo.body)}${size}`
      expect((await ana.get(path)).status).toBe(404)
    }
    expect((await koivi.get(profile)).body).toMatchObject({ logoUrl: null })
    expect((await koivi.get(`/api/payment-requests/${requestId}/slip`)).status).toBe(404)
    const mails = await sql(
      'SELECT recipient, text_body FROM emails WHERE recipient IN ($1, $2) ORDER BY id',
      [ana.email, koivi.email],
    )
    const told = mails.rows.map((mail) => `${mail.recipient}: ${mail.text_body}`)
    for (const [email, file] of [
      [ana.email, 'your photo'],
      [koivi.email, 'the logo of your company'],
      [koivi.email, 'the slip of your payment'],
    ])
      expect(told.filter((mail) => mail.startsWith(`${email}: `) && mail.includes(`${file}`))).toHaveLength(1)
  })

  // Rule (hostile files): A document with a virus found later is deleted, and its owner gets a mail
  test('a document with a virus found later is deleted, and its owner is notified', async () => {
    await fake.stop()
    const ana = await createJobSeeker(app)
    const paper = await addPaper(ana, { name: 'Welder 2', file: await infectedPdf() })
    expect(paper).toMatchObject({ fileIsWaiting: true })
    expect((await ana.get(`/api/user/documents/${paper.id}/file`)).status).toBe(200)
    await fake.start()
    await scanWaitingFiles(app.makeContext())
    await expect.poll(async () => (await ana.get('/api/user/documents')).body).toEqual([])
    const mails = await sql('SELECT text_body FROM emails WHERE recipient = $1', [ana.email])
    expect(mails.rows.some(({ text_body }) => text_body.includes('“Trade test: Welder 2”'))).toBe(true)
  })

  // Rule (hostile files): A file with a virus stays blocked until it is deleted
  test('a file with a virus stays blocked until it is deleted', async () => {
    const ctx = app.makeContext()
    const fileKey = newFileKey('cvs')
    await ctx.files.put(fileKey, Readable.from(['VIRUS']), { contentType: 'application/pdf' })
    await sql("INSERT INTO unscanned_files (file_key, stored_at, virus) VALUES ($1, now(), 'Test.Virus-1')", [
      fileKey,
    ])
    const opened: unknown[] = []
    const files = {
      ...ctx.files,
      delete: async (key: string) => {
        opened.push(await openFile(ctx, key, 'owner'))
        await ctx.files.delete(key)
      },
    }
    await removeInfected({ ...ctx, files }, fileKey, 'cvs', async () => undefined)
    expect(opened).toEqual([undefined])
    expect(await openFile(ctx, fileKey, 'owner')).toBeUndefined()
    expect((await sql('SELECT FROM unscanned_files WHERE file_key = $1', [fileKey])).rowCount).toBe(0)
  })

  // Rule (hostile files): A CV file with a virus found later is deleted, and owner and administrator get a mail
  test('a CV file with a virus found later is deleted, and its owner and the administrator are notified', async () => {
    await fake.stop()
    const [ana, koivi] = [await createJobSeeker(app), await createEmployer(app, { credits: 50 })]
    const id = await uploadCv(ana, { jobTitle: 'Boat Builder' }, await infectedPdf())
    await koivi.get(`/api/cvs/${id}/view`)
    const { rows } = await sql('SELECT file_key FROM cvs WHERE id = $1', [id])
    await fake.start()
    await scanWaitingFiles(app.makeContext())
    await expect
      .poll(async () => (await ana.get('/api/cvs/my-cvs')).body)
      .toMatchObject([{ id, fileName: null, fileIsWaiting: false, isActive: true }])
    await expect.poll(() => app.files.get(String(rows[0]?.file_key))).toBeUndefined()
    for (const browser of [ana, koivi, vera])
      expect((await browser.get(`/api/cvs/${id}/download`)).status).toBe(404)
    const mails = await sql('SELECT subject, text_body FROM emails WHERE recipient = $1', [ana.email])
    expect(mails.rows).toContainEqual({
      subject: 'We removed one of your files because of a virus',
      text_body: expect.stringMatching(/“Boat Builder”[\s\S]*scan your phone or computer/),
    })
    expect(await acts('file-removed')).toContainEqual(
      expect.objectContaining({ targetId: rows[0]?.file_key, details: { virus: 'Test.Virus-1' } }),
    )
    // A new upload gives the CV a file again.
    const form = formOf({ ...cvFields(), jobTitle: 'Boat Builder', file: await pdfFile() })
    expect((await ana.send('PUT', `/api/cvs/${id}`, { form })).status).toBe(200)
    expect((await koivi.get(`/api/cvs/${id}/download`)).status).toBe(200)
  })
})

// Rule (hostile files): Without CLAMD no file waits
test('without a scanner no file waits, and the dashboard does not mention one', async () => {
  const plain = await startTestApp()
  const id = await uploadCv(await createJobSeeker(plain), {}, await infectedPdf())
  const administrator = await logInAdministrator(plain)
  expect((await administrator.get(`/api/cvs/${id}/download`)).status).toBe(200)
  expect((await administrator.get('/api/admin/stats')).body).toMatchObject({ virusScanner: null })
})
