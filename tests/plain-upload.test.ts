import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { cvFields, formOf } from './support/forms.ts'
import { createJobSeeker, type Person } from './support/people.ts'
import { actionsIn, openWithoutScript, valueIn } from './support/plain-forms.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()

const FILE = '/upload?way=file&form=file'
const MAKE = '/upload?way=make&form=make'

/** What the long form sends: skills one on each line. */
const typed = (overrides: Record<string, string> = {}) =>
  cvFields({ skills: 'Triage\r\n\r\nWound care', ...overrides })

const send = (person: Person, action: string, fields: Record<string, string | Blob>) =>
  openWithoutScript(app, person).sendForm(action, formOf(fields))

type Cv = { id: number; jobTitle: string; skills: string[]; fileName: string }
const cvsOf = async (person: Person) => (await person.get('/api/cvs/my-cvs')).body as Cv[]

// Rule (no script): A CV is uploaded from its page, by the same way as with script
test('a CV with its file is uploaded', async () => {
  const ana = await createJobSeeker(app)
  const { html } = await openWithoutScript(app, ana).open('/upload?way=file&next=%2Fjobs')
  const [action = ''] = actionsIn(html).filter((one) => one.endsWith('form=file'))
  expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
  const answer = await send(ana, action, { ...typed(), file: await pdfFile() })
  expect([answer.status, answer.to]).toEqual([303, '/jobs'])
  expect(await cvsOf(ana)).toMatchObject([
    { jobTitle: 'Registered Nurse', skills: ['Triage', 'Wound care'], fileName: 'my cv.pdf' },
  ])
})

// Rule (no script): A file that has arrived is not chosen again when something else was wrong
test('a wrong field keeps everything typed, and the file', async () => {
  const ana = await createJobSeeker(app)
  const first = await send(ana, FILE, { ...typed({ salaryMin: '9', salaryMax: '5' }), file: await pdfFile() })
  expect(first.status).toBe(400)
  expect(first.html).toContain('id="salaryMax-error"')
  expect(first.html).toContain('Triage\r\n\r\nWound care</textarea>')
  expect(first.html).toContain('my cv.pdf (kept unless you choose another file)')
  const readFile = valueIn(first.html, 'readFile') ?? ''
  const other = await createJobSeeker(app)
  expect((await send(other, FILE, { ...typed(), readFile })).status).toBe(400)
  expect((await send(ana, FILE, { ...typed(), readFile })).status).toBe(303)
  expect(await cvsOf(ana)).toMatchObject([{ fileName: 'my cv.pdf' }])
})

// Rule (no script): A file that is not a CV is refused at the file field, and what was typed stays
test.each([
  ['no file', undefined, 400, 'Please select a CV file to upload.'],
  ['a program', new File(['MZ\u0090'], 'cv.pdf'), 400, 'Please upload a PDF, DOC, or DOCX file.'],
  [
    'more than 5 MB',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'),
    413,
    'File size must be less than 5MB.',
  ],
])('%s is refused', async (_, file, status, message) => {
  const ana = await createJobSeeker(app)
  const answer = await send(ana, FILE, { ...typed({ jobTitle: 'Rigger "B"' }), ...(file && { file }) })
  expect(answer.status).toBe(status)
  expect(answer.html).toContain(message)
  expect(answer.html).toContain('id="file-error"')
  expect(valueIn(answer.html, 'jobTitle')).toBe('Rigger &quot;B&quot;')
  expect(await cvsOf(ana)).toEqual([])
})

// Rule (no script): A CV is made from its page, with lists one entry on each line
test('a CV is made from fields, and changed', async () => {
  const ana = await createJobSeeker(app)
  const fields = {
    ...typed(),
    'work.0.role': 'Nurse',
    'work.0.place': 'Angau Hospital, Lae',
    'work.1.role': '',
    'work.1.place': '',
    licences: 'First aid',
    languages: 'Tok Pisin\r\nEnglish',
  }
  const wrong = await send(ana, MAKE, { ...fields, 'work.0.place': '', phone: '12' })
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('id="work-error"')
  expect(valueIn(wrong.html, 'work.0.role')).toBe('Nurse')
  expect(wrong.html).toContain('Tok Pisin\r\nEnglish</textarea>')
  expect((await send(ana, MAKE, fields)).to).toBe('/my-page')
  const [cv] = await cvsOf(ana)
  const edit = `/upload/${cv?.id}?way=make`
  const { html } = await openWithoutScript(app, ana).open(edit)
  expect(valueIn(html, 'work.0.role')).toBe('Nurse')
  expect((await send(ana, `${edit}&form=make`, { ...fields, jobTitle: 'Ward Nurse' })).status).toBe(303)
  expect(await cvsOf(ana)).toMatchObject([{ id: cv?.id, jobTitle: 'Ward Nurse' }])
})

// Rule (no script): A CV is changed without a new file, and only by its owner
test('a CV is changed and keeps its file', async () => {
  const ana = await createJobSeeker(app)
  const id = await uploadCv(ana)
  const action = `/upload/${id}?way=file&form=file`
  const other = await createJobSeeker(app)
  expect((await send(other, action, typed())).status).toBe(404)
  expect((await send(ana, action, typed({ jobTitle: 'Midwife' }))).status).toBe(303)
  expect(await cvsOf(ana)).toMatchObject([{ id, jobTitle: 'Midwife', fileName: 'my cv.pdf' }])
})

test('whose login has ended comes to the login', async () => {
  const ana = await createJobSeeker(app)
  ana.cookies.clear()
  const answer = await send(ana, FILE, { ...typed(), file: await pdfFile() })
  expect([answer.status, answer.to]).toEqual([303, `/login?next=${encodeURIComponent('/upload?way=file')}`])
})
