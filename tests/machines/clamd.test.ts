import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { type Application, startApplication } from '../../src/application.ts'
import { scanWaitingFiles } from '../../src/modules/file-scans/scan-files.ts'
import { readConfig } from '../../src/platform/config.ts'
import { scanStream } from '../../src/platform/files/clamd.ts'
import { EICAR, OWN_VIRUS, startClamd } from '../support/clamd.ts'
import { pdfFile, uploadCv } from '../support/cvs.ts'
import { docx } from '../support/documents.ts'
import { cvFields, formOf } from '../support/forms.ts'
import { createJobSeeker, logInAdministrator } from '../support/people.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { dir } = temporaryFolder()
let postgres: ThrowawayPostgres
let clamd: Awaited<ReturnType<typeof startClamd>>
let app: Application

beforeAll(async () => {
  postgres = await startThrowawayPostgres()
  clamd = await startClamd()
  app = await startApplication(
    readConfig({
      PORT: '0',
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: postgres.url,
      CLAMD: clamd.socket,
      ADMIN_USERNAME: 'vera',
      ADMIN_PASSWORD: 'wantok-demo',
    }),
  )
})

afterAll(async () => {
  await app?.stop()
  await clamd?.remove()
  postgres?.remove()
})

const fileOf = (content: string | Buffer, name: string) =>
  new File([new Uint8Array(Buffer.from(content))], name)

test.each(['socket', 'address'] as const)('clamd answers on its %s', async (how) => {
  const address = readConfig({ CLAMD: clamd[how] }).clamd
  if (!address) throw new Error('no address')
  const scan = (content: string | Buffer) => scanStream(address, () => Readable.from([Buffer.from(content)]))
  expect(await scan('harmless')).toEqual({ kind: 'clean' })
  expect(await scan(EICAR)).toMatchObject({ kind: 'infected', virus: expect.stringMatching(/Eicar/) })
  expect(await scan(Buffer.alloc(5 * 1024 * 1024, 'a'))).toEqual({ kind: 'clean' })
  expect(await scan(Buffer.alloc(11 * 1024 * 1024, 'a'))).toMatchObject({
    kind: expect.stringMatching(/failed|away/),
  })
})

// Rule (hostile files): The real clamd finds EICAR, over its socket and its port
test('EICAR is refused under any name, and so is a virus packed into a DOCX', async () => {
  const ana = await createJobSeeker(app)
  const packed = docx({ more: [{ name: 'word/media/a.png', content: OWN_VIRUS }] })
  expect(packed.includes(deflateRawSync(OWN_VIRUS))).toBe(true)
  for (const file of [fileOf(EICAR, 'cv.pdf'), fileOf(EICAR, 'cv.doc'), fileOf(packed, 'cv.docx')]) {
    expect(await ana.upload('/api/cvs/upload', formOf({ ...cvFields(), file }))).toMatchObject({
      status: 400,
      body: { code: 'file_infected', errors: { file: expect.stringContaining('virus') } },
    })
  }
  expect(await ana.upload('/api/auth/photo', formOf({ photo: fileOf(EICAR, 'me.png') }))).toMatchObject({
    body: { code: 'file_infected' },
  })
  const written = readFileSync(new URL('../files/koivi-baru.doc', import.meta.url))
  await uploadCv(ana, {}, fileOf(written, 'cv.doc'))
})

test('while clamd is dead a file waits, and is scanned when it is back', async () => {
  const vera = await logInAdministrator(app)
  await clamd.stop()
  const infected = fileOf(
    Buffer.concat([Buffer.from(await (await pdfFile()).arrayBuffer()), Buffer.from(OWN_VIRUS)]),
    'cv.pdf',
  )
  const [clean, bad] = [
    await uploadCv(await createJobSeeker(app)),
    await uploadCv(await createJobSeeker(app), {}, infected),
  ]
  expect((await vera.get(`/api/cvs/${clean}/download`)).status).toBe(409)
  await clamd.start()
  await scanWaitingFiles(app.makeContext())
  expect((await vera.get(`/api/cvs/${clean}/download`)).status).toBe(200)
  expect((await vera.get(`/api/cvs/${bad}/download`)).status).toBe(404)
})
