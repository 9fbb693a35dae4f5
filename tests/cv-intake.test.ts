import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cleanUpReadFiles } from '../src/modules/cvs/files/clean-up-files.ts'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import type { Browser } from './support/browser.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { docx, hostileDoc, wordBody } from './support/documents.ts'
import { cvBuild, cvFields, formOf } from './support/forms.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()

const CV = `Ruth Pokana
Registered Nurse
7012 3456 | ruth.pokana@example.com | Lae, Morobe Province
Profile
Nurse on a surgical ward who likes order, and looks for a post with nights.
Skills
Triage, Wound care, Records
Education
2019 Diploma of General Nursing`

type Read = {
  readFile: string
  fileName: string
  fileSize: number
  isPicture: boolean
  fields: Record<string, { value: unknown }>
}

async function read(person: Browser, file: File) {
  const { status, body } = await person.upload('/api/cvs/read', formOf({ file }))
  return { status, body: body as Read }
}

const fileOf = (content: Buffer) => new File([new Uint8Array(content)], 'page.jpg')

/** The first photo is the file, the others its further pages. */
async function readPages(person: Browser, photos: readonly Buffer[]) {
  const named = photos.map((content, index) => [index === 0 ? 'file' : `page${index + 1}`, fileOf(content)])
  const { status, body } = await person.upload('/api/cvs/read', formOf(Object.fromEntries(named)))
  return { status, body: body as Read }
}

function photo(width: number, height: number, format: 'jpeg' | 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { ImageDescription: 'Secret Street' } })
    .toFormat(format)
    .toBuffer()
}

async function downloadText(person: Browser, id: number): Promise<string> {
  const { body } = await person.get(`/api/cvs/${id}/download`)
  const file = new File([new Uint8Array(body as Buffer)], 'cv.pdf')
  const { status, body: answer } = await person.upload('/api/cvs/read', formOf({ file }))
  expect(status).toBe(200)
  return JSON.stringify(answer)
}

const countRows = async (table: 'cvs' | 'cv_read_files', jobSeekerId: number) =>
  Number(
    (await app.db.$client.query(`SELECT count(*) FROM ${table} WHERE job_seeker_id = $1`, [jobSeekerId]))
      .rows[0]?.count,
  )

describe('reading a file', () => {
  test('returns what it says about its person and publishes nothing', async () => {
    const ruth = await createJobSeeker(app)
    const lines = CV.split('\n')
      .map((line) => line.replace('&', '&amp;'))
      .join('\n')
    const file = new File([new Uint8Array(docx({ document: wordBody(lines) }))], 'my cv.docx')
    const { status, body } = await read(ruth, file)
    expect(status).toBe(200)
    expect(body).toMatchObject({ fileName: 'my cv.docx', fileSize: file.size, isPicture: false })
    expect(body.fields).toEqual({
      fullName: { value: 'Ruth Pokana' },
      email: { value: 'ruth.pokana@example.com' },
      phone: { value: '7012 3456' },
      jobTitle: { value: 'Registered Nurse' },
      location: { value: 'Lae' },
      skills: { value: ['Triage', 'Wound care', 'Records'] },
      category: { value: 'healthcare' },
      education: { value: 'diploma', from: '2019 Diploma of General Nursing' },
      summary: { value: 'Nurse on a surgical ward who likes order, and looks for a post with nights.' },
    })
    expect(await countRows('cvs', ruth.id)).toBe(0)
  })

  test('refuses what an upload refuses', async () => {
    const ruth = await createJobSeeker(app)
    const macros = new File([new Uint8Array(hostileDoc.macros())], 'cv.doc')
    expect((await read(ruth, new File(['GIF89a'], 'cv.gif'))).body).toMatchObject({
      message: 'Please upload a PDF, DOC, or DOCX file.',
    })
    expect((await read(ruth, macros)).body).toMatchObject({ code: 'file_macros' })
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf')
    expect((await read(ruth, large)).status).toBe(413)
    expect((await ruth.upload('/api/cvs/read', formOf({}))).body).toMatchObject({ code: 'file_required' })
  })

  // Rule (input): Photos of a CV on paper become a PDF of new pictures, within limits of bytes, pixels and pages
  test('photos become a PDF with one page each, without the data around their pixels', async () => {
    const ruth = await createJobSeeker(app)
    const [first, second] = [await photo(800, 1100, 'jpeg'), await photo(1100, 800, 'png')]
    const { status, body } = await readPages(ruth, [first, second])
    expect(status).toBe(200)
    expect(body).toMatchObject({ fileName: 'page.pdf', isPicture: true, fields: {} })
    const form = formOf({ ...cvFields(), readFile: body.readFile })
    const { id } = (await ruth.upload('/api/cvs/upload', form)).body as { id: number }
    const file = (await ruth.get(`/api/cvs/${id}/download`)).body as Buffer
    const text = file.toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2)
    expect(Buffer.concat([first, second]).includes('Secret Street')).toBe(true)
    expect(file.includes('Secret Street')).toBe(false)
  })

  test.each([
    ['a script with the name of a photo', async () => [Buffer.from('<script>alert(1)</script>')]],
    ['a PDF with the name of a photo', async () => [Buffer.from(await (await pdfFile()).arrayBuffer())]],
    ['too many pixels', async () => [await photo(6000, 5000, 'png')]],
    ['a second page that is no photo', async () => [await photo(80, 80, 'png'), Buffer.from('GIF89a')]],
  ])('refuses %s', async (_, make) => {
    const ruth = await createJobSeeker(app)
    const { status, body } = await readPages(ruth, await make())
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_picture' } })
    expect(await countRows('cv_read_files', ruth.id)).toBe(0)
  })

  test('refuses large pages, pages beside a document, and photos that are sent with the form', async () => {
    const ruth = await createJobSeeker(app)
    const small = await photo(80, 80, 'jpeg')
    expect((await readPages(ruth, [small, Buffer.alloc(3 * 1024 * 1024 + 1)])).status).toBe(413)
    const form = formOf({ file: await pdfFile(), page2: fileOf(small) })
    expect((await ruth.upload('/api/cvs/read', form)).body).toMatchObject({ code: 'invalid_file_type' })
    const upload = formOf({ ...cvFields(), file: fileOf(small) })
    expect((await ruth.upload('/api/cvs/upload', upload)).body).toMatchObject({ code: 'invalid_file_type' })
  })

  test('a file that was read is published by its token, once, and without being sent again', async () => {
    const ruth = await createJobSeeker(app)
    const { body } = await read(ruth, await pdfFile('Ruth Pokana, nurse and spelunkologist.', 'ruth.pdf'))
    const form = () => formOf({ ...cvFields(), readFile: body.readFile })
    const { status, body: published } = await ruth.upload('/api/cvs/upload', form())
    expect(status).toBe(201)
    const { id } = published as { id: number }
    expect((await ruth.get(`/api/cvs/${id}`)).body).toMatchObject({ fileName: 'ruth.pdf', document: null })
    expect((await ruth.get(`/api/cvs/${id}/download`)).status).toBe(200)
    await app.tasksDone()
    expect((await ruth.get('/api/cvs/search?query=spelunkologist')).body).toMatchObject({ total: 1 })
    expect(await ruth.upload('/api/cvs/upload', form())).toMatchObject({
      status: 400,
      body: { errors: { file: 'We no longer have this file. Please choose it again.' } },
    })
  })

  test('a repeat with the same key answers as the first did', async () => {
    const ruth = await createJobSeeker(app)
    const { body } = await read(ruth, await pdfFile())
    const send = () =>
      ruth.send('POST', '/api/cvs/upload', {
        form: formOf({ ...cvFields(), readFile: body.readFile }),
        headers: { 'Idempotency-Key': 'intake-1' },
      })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect(await countRows('cvs', ruth.id)).toBe(1)
  })

  // Rule (logins): A key that comes again with another form or file is refused with 422
  test('a changed form with the key of an accepted one is refused, so that nobody believes it was saved', async () => {
    const ruth = await createJobSeeker(app)
    const file = await pdfFile()
    const send = async (fields: Record<string, string | Blob>) =>
      (
        await ruth.send('POST', '/api/cvs/upload', {
          form: formOf({ ...cvFields(), file, ...fields }),
          headers: { 'Idempotency-Key': 'intake-3', 'Form-Digest': 'a sender may say what it likes' },
        })
      ).status
    expect(await send({})).toBe(201)
    expect(await send({ jobTitle: 'Crane Operator' })).toBe(422)
    expect(await send({ file: await pdfFile('Other words, the same name and fields') })).toBe(422)
    expect(await send({})).toBe(201)
    expect(await countRows('cvs', ruth.id)).toBe(1)
  })

  test('it replaces the file of a CV, and a repeat changes nothing', async () => {
    const ruth = await createJobSeeker(app)
    const id = await uploadCv(ruth)
    const { body } = await read(ruth, await pdfFile('Newer words', 'newer.pdf'))
    const send = () =>
      ruth.send('PUT', `/api/cvs/${id}`, {
        form: formOf({ ...cvFields(), readFile: body.readFile }),
        headers: { 'Idempotency-Key': 'intake-2' },
      })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect((await ruth.get(`/api/cvs/${id}`)).body).toMatchObject({ fileName: 'newer.pdf' })
  })

  test('nobody else can use the token', async () => {
    const [ruth, ana] = [await createJobSeeker(app), await createJobSeeker(app)]
    const { body } = await read(ruth, await pdfFile())
    const form = formOf({ ...cvFields(), readFile: body.readFile })
    expect((await ana.upload('/api/cvs/upload', form)).status).toBe(400)
    expect(await countRows('cv_read_files', ruth.id)).toBe(1)
  })

  test('at most three files wait, for half a day', async () => {
    const ruth = await createJobSeeker(app)
    const tokens: string[] = []
    for (let count = 0; count < 4; count++) tokens.push((await read(ruth, await pdfFile())).body.readFile)
    expect(await countRows('cv_read_files', ruth.id)).toBe(3)
    expect(await app.files.get(`cvs/${tokens[0]}`)).toBeUndefined()
    const later = (hours: number) => ({ ...app.makeContext(), now: new Date(Date.now() + hours * HOUR) })
    expect(await cleanUpReadFiles(later(11))).toBe(0)
    await cleanUpReadFiles(later(13))
    expect(await countRows('cv_read_files', ruth.id)).toBe(0)
    expect(await app.files.get(`cvs/${tokens[3]}`)).toBeUndefined()
  })
})

describe('making a CV here', () => {
  // Rule (job seekers): A CV can be made from a form, and becomes a PDF
  test('makes a PDF that is found by its words, downloaded, and opened again with its values', async () => {
    const ruth = await createJobSeeker(app)
    const { status, body } = await ruth.post('/api/cvs/build', cvBuild())
    expect([status, body]).toEqual([201, { id: expect.any(Number) }])
    const { id } = body as { id: number }
    const { body: cv } = await ruth.get(`/api/cvs/${id}`)
    expect(cv).toMatchObject({
      fullName: 'Tõvita Kauōna',
      fileName: 'Tõvita Kauōna CV.pdf',
      skills: ['Hydraulics', 'Brakes'],
      document: { work: cvBuild().work, languages: ['Tok Pisin', 'English'], referees: cvBuild().referees },
      salaryMin: 40_000,
    })
    const file = await ruth.get(`/api/cvs/${id}/download`)
    expect(file.headers.get('content-disposition')).toContain(`cv_${id}.pdf`)
    const text = await downloadText(ruth, id)
    for (const word of ['Tõvita Kauōna', 'Diesel Fitter', 'Hydraulics']) expect(text).toContain(word)
    await app.tasksDone()
    expect((await ruth.get('/api/cvs/search?query=Umboi+quarry')).body).toMatchObject({ total: 1 })
    expect((await ruth.get('/api/cvs/search?query=7222')).body).toMatchObject({ total: 0 })
  })

  test('is edited, replaced by a file, and made again', async () => {
    const ruth = await createJobSeeker(app)
    const { body } = await ruth.post('/api/cvs/build', cvBuild())
    const { id } = body as { id: number }
    const changed = cvBuild({ licences: ['Crane ticket'] })
    expect((await ruth.put(`/api/cvs/${id}/build`, changed)).status).toBe(200)
    expect((await ruth.get(`/api/cvs/${id}`)).body).toMatchObject({
      document: { licences: ['Crane ticket'] },
    })
    await ruth.upload(`/api/cvs/${id}`, formOf({ ...cvFields(), file: await pdfFile() }), 'PUT')
    expect((await ruth.get(`/api/cvs/${id}`)).body).toMatchObject({ document: null, fileName: 'my cv.pdf' })
    expect((await ruth.put(`/api/cvs/${id}/build`, changed)).status).toBe(200)
    expect((await ruth.get(`/api/cvs/${id}`)).body).toMatchObject({
      document: { licences: ['Crane ticket'] },
    })
  })

  // Rule (calls): A repeated upload makes only one CV
  test('two equal calls make one CV', async () => {
    const ruth = await createJobSeeker(app)
    const send = () => ruth.post('/api/cvs/build', cvBuild(), { 'Idempotency-Key': 'build-1' })
    const answers = await Promise.all([send(), send()])
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    expect((await send()).status).toBe(201)
    expect(await countRows('cvs', ruth.id)).toBe(1)
  })

  test('can be changed and read in full by its owner only', async () => {
    const [ruth, ana] = [await createJobSeeker(app), await createJobSeeker(app)]
    const { body } = await ruth.post('/api/cvs/build', cvBuild())
    const { id } = body as { id: number }
    expect((await ana.put(`/api/cvs/${id}/build`, cvBuild())).status).toBe(404)
    const employer = await createEmployer(app)
    for (const person of [ana, employer]) {
      expect((await person.get(`/api/cvs/${id}`)).body).not.toHaveProperty('document')
    }
  })

  test.each([
    [{ fullName: '' }, { fullName: 'Full name is required' }],
    [{ category: 'astrology' }, { category: 'Please select a category' }],
    [{ salaryMin: 9, salaryMax: 8 }, { salaryMax: 'Maximum salary must be greater than minimum salary' }],
    [
      { work: [{ role: '', place: 'Here', from: '', to: '', tasks: '' }] },
      { work: 'Please enter your job and the employer, or remove this entry' },
    ],
  ])('%j is refused at the field', async (change, errors) => {
    const ruth = await createJobSeeker(app)
    expect(await ruth.post('/api/cvs/build', cvBuild(change))).toMatchObject({
      status: 400,
      body: { errors },
    })
  })
})

test('a made PDF is tagged for screen readers, brings its font and stays small', async () => {
  const ruth = await createJobSeeker(app)
  const { body } = await ruth.post('/api/cvs/build', cvBuild())
  const file = await ruth.get(`/api/cvs/${(body as { id: number }).id}/download`)
  const source = (file.body as Buffer).toString('latin1')
  for (const mark of ['/Marked true', '/DisplayDocTitle true', '/Lang (en-PG)', '/FontFile2', '/S /H1'])
    expect(source.includes(mark), mark).toBe(true)
  expect((file.body as Buffer).length).toBeLessThan(60_000)
})
