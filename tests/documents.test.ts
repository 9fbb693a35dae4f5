import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_DOCUMENTS } from '../src/modules/documents/limits.ts'
import { startTestApp } from './support/app.ts'
import type { Browser } from './support/browser.ts'
import { pdfFile } from './support/cvs.ts'
import { addPaper, type Paper } from './support/documents-folder.ts'
import { formOf } from './support/forms.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()

const PATH = '/api/user/documents'
const listed = async (person: Browser) => (await person.get(PATH)).body as Paper[]
const photo = async (width: number, height: number) => {
  const made = sharp({ create: { width, height, channels: 3, background: '#eee' } })
  const content = await made
    .withExif({ IFD0: { ImageDescription: 'Secret Street' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(content)], 'IMG_1.jpg')
}
const storedFiles = async () => (await Array.fromAsync(app.files.list('documents'))).length
const fileOf = async (person: Browser, id: number) => (await person.get(`${PATH}/${id}/file`)).body as Buffer

// Rule (job seekers): A job seeker keeps documents with classes and a day on which they expire, and changes what is said about them
test('a licence is added, renamed, saved to the phone and deleted with its file', async () => {
  const ana = await createJobSeeker(app)
  const file = await pdfFile('Licence', 'scan.pdf')
  const added = await addPaper(ana, { kind: 'licence', classes: '6,3,6', expiresOn: '2099-03-01', file })
  expect(added).toMatchObject({
    kind: 'licence',
    classes: ['3', '6'],
    expiresOn: '2099-03-01',
    hasExpired: false,
    fileIsWaiting: false,
  })
  expect(await fileOf(ana, added.id)).toEqual(Buffer.from(await file.arrayBuffer()))
  const changed = await ana.patch(`${PATH}/${added.id}`, {
    name: 'Heavy rigid',
    classes: ['6'],
    expiresOn: '2020-01-31',
  })
  expect(changed.body).toMatchObject({ name: 'Heavy rigid', classes: ['6'], hasExpired: true })
  const { headers } = await ana.get(`${PATH}/${added.id}/file`)
  expect(headers.get('content-disposition')).toContain('Licence class 6: Heavy rigid.pdf')
  expect((await ana.delete(`${PATH}/${added.id}`)).status).toBe(200)
  expect(await listed(ana)).toEqual([])
  expect((await ana.get(`${PATH}/${added.id}/file`)).status).toBe(404)
  expect(await storedFiles()).toBe(0)
})

// Rule (job seekers): Photos of a document become a PDF of new pictures, with one page each
test('two photos become one PDF without the data around their pixels', async () => {
  const ana = await createJobSeeker(app)
  const { id, fileType } = await addPaper(ana, {
    kind: 'trade_test',
    file: await photo(700, 900),
    page2: await photo(900, 700),
  })
  expect(fileType).toBe('pdf')
  const text = (await fileOf(ana, id)).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(text).not.toContain('Secret Street')
})

// Rule (job seekers): Only its owner sees a document that was not shared
test('others get no document, also not an administrator', async () => {
  const [ana, ben] = [await createJobSeeker(app), await createJobSeeker(app)]
  const { id } = await addPaper(ana)
  const [employer, vera] = [await createEmployer(app), await logInAdministrator(app)]
  expect(await listed(ben)).toEqual([])
  const strangers = [
    await ben.get(`${PATH}/${id}/file`),
    await ben.patch(`${PATH}/${id}`, { name: 'Mine' }),
    await ben.delete(`${PATH}/${id}`),
  ]
  expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404])
  for (const other of [employer, vera]) expect((await other.get(`${PATH}/${id}/file`)).status).toBe(401)
  expect(await listed(ana)).toMatchObject([{ id, name: '' }])
})

test.each([
  ['no file', { kind: 'nid' }, 'file'],
  ['an unknown kind', { kind: 'passport', file: 'pdf' }, 'kind'],
  ['a day that does not exist', { kind: 'nid', expiresOn: '2027-02-30', file: 'pdf' }, 'expiresOn'],
  ['an unknown class', { kind: 'licence', classes: '3,17', file: 'pdf' }, 'classes'],
  ['a long name', { kind: 'nid', name: 'x'.repeat(101), file: 'pdf' }, 'name'],
])('refuses %s at its field', async (_what, { file, ...fields }: Record<string, string>, field) => {
  const ana = await createJobSeeker(app)
  const form = formOf({ ...fields, ...(file && { file: await pdfFile() }) })
  const { status, body } = await ana.upload(PATH, form)
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]])
  expect(await listed(ana)).toEqual([])
})

// Rule (job seekers): Files of documents have the types and limits of CVs
test('refuses files that a CV refuses, and leaves none behind', async () => {
  const [ana, before] = [await createJobSeeker(app), await storedFiles()]
  const send = async (file: File, more: Record<string, File> = {}) =>
    (await ana.upload(PATH, formOf({ kind: 'nid', file, ...more }))).body
  expect(await send(new File(['GIF89a'], 'nid.gif'))).toMatchObject({ code: 'invalid_file_type' })
  expect(await send(new File(['not a picture'], 'nid.jpg'))).toMatchObject({ code: 'invalid_picture' })
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'nid.pdf')
  expect(await send(large)).toMatchObject({ code: 'file_too_large' })
  const mixed = await send(await pdfFile(), { page2: await photo(9, 9) })
  expect(mixed).toMatchObject({ code: 'invalid_file_type' })
  expect(await storedFiles()).toBe(before)
})

// Rule (job seekers): Nobody has more documents than the limit, also with two uploads at once
test('of two uploads at once for the last place one is kept', async () => {
  const ana = await createJobSeeker(app)
  await app.db.$client.query(
    `INSERT INTO documents (job_seeker_id, kind, file_key, file_type, file_size, created_at)
     SELECT $1, 'certificate', 'documents/' || gen_random_uuid(), 'pdf', 1, now() FROM generate_series(1, $2)`,
    [ana.id, MAX_DOCUMENTS - 1],
  )
  const file = await pdfFile()
  const answers = await Promise.all([1, 2].map(() => ana.upload(PATH, formOf({ kind: 'nid', file }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await listed(ana)).toHaveLength(MAX_DOCUMENTS)
})

test('a repeated upload with the same key adds one document', async () => {
  const ana = await createJobSeeker(app)
  const file = await pdfFile('Same', 'nid.pdf')
  const headers = { 'idempotency-key': 'one' }
  const send = () => ana.send('POST', PATH, { form: formOf({ kind: 'nid', file }), headers })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(await listed(ana)).toHaveLength(1)
})
