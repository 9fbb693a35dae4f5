import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { AppError } from '../shared/errors.ts'
import { HOUR } from '../shared/time.ts'
import { drainRequest } from './request-body.ts'
import { readUpload, removeAbandonedUploads, type UploadLimits } from './uploads.ts'

const temporary = temporaryFolder()
const { TMPDIR } = process.env
process.env.TMPDIR = temporary.dir
// The next test file runs in this process too.
afterAll(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
})

const megabyte = 1024 * 1024
const limits: UploadLimits = {
  files: { file: { maxBytes: 5 * megabyte }, photo: { maxBytes: 1_000, tooLarge: 'photo_too_large' } },
  maxFieldBytes: 1_000,
  maxFields: 10,
}

/** Answers with what a module would receive: the fields, and each file with its length and first bytes. */
async function describeUpload(c: Context) {
  const upload = await readUpload(c, limits, async () => true)
  try {
    const files = Object.entries(upload.files).map(async ([field, { path, isScanned, ...details }]) => {
      expect(isScanned).toBe(true)
      const content = await readFile(path)
      return [field, { ...details, read: content.length, start: content.toString('latin1', 0, 8) }]
    })
    return c.json({ fields: upload.fields, files: Object.fromEntries(await Promise.all(files)) })
  } finally {
    await upload.dispose()
  }
}

const app = new Hono()
  .post('/upload', describeUpload)
  .post('/closed', () => {
    throw new AppError('authentication_required')
  })
  .onError(async (error, c) => {
    await drainRequest(c)
    return c.json(
      error instanceof AppError ? { code: error.code, ...error.details } : { code: String(error) },
      400,
    )
  })

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const port = address && typeof address === 'object' ? address.port : 0
afterAll(() => void server.close())

type Part = [name: string, value: string | Blob, fileName?: string]

async function send(parts: Part[], path = '/upload') {
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: form })
  return response.json()
}

/** Sends the request unchanged and returns everything the server sends until it closes. */
function sendRaw(head: string[], body: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(['POST /upload HTTP/1.1', 'Host: x', 'Connection: close', ...head, '', ''].join('\r\n'))
  socket.write(body)
  return text(socket)
}

const bytes = (count: number, first = '%PDF-1.7') =>
  new Blob([first, Buffer.alloc(count - first.length, 'x')])
const temporaryFolders = () => readdirSync(temporary.dir)

test('fields and files arrive whole, with their names', async () => {
  const name = 'O\u2019Brien & Co "Péter" 東京 CV.pdf'
  const parts: Part[] = [
    ['fullName', 'Ana "Kila" 東京'],
    ['skills', '["a","b"]'],
    ['file', bytes(3 * megabyte), name],
  ]
  const declaredType = 'application/octet-stream'
  expect(await send(parts)).toMatchObject({
    fields: { fullName: 'Ana "Kila" 東京', skills: '["a","b"]' },
    files: {
      file: { originalName: name, declaredType, size: 3 * megabyte, read: 3 * megabyte, start: '%PDF-1.7' },
    },
  })
})

test('a file of exactly the limit is accepted, one byte more is refused, and no temporary file remains', async () => {
  expect(await send([['file', bytes(5 * megabyte), 'cv.pdf']])).toMatchObject({
    files: { file: { size: 5 * megabyte } },
  })
  expect(await send([['file', bytes(5 * megabyte + 1), 'cv.pdf']])).toEqual({
    code: 'file_too_large',
    limit: 5 * megabyte,
  })
  expect(await send([['photo', bytes(1_001), 'me.jpg']])).toEqual({ code: 'photo_too_large', limit: 1_000 })
  expect(temporaryFolders()).toEqual([])
})

test('a file of 15 MB is answered after the browser has sent it', async () => {
  expect(await send([['file', bytes(15 * megabyte), 'cv.pdf']])).toEqual({
    code: 'file_too_large',
    limit: 5 * megabyte,
  })
})

test('a request that announces 10 GB is answered at once', async () => {
  const head = ['Content-Type: multipart/form-data; boundary=b', `Content-Length: ${10 * 1024 * megabyte}`]
  const answer = await sendRaw(
    head,
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  )
  expect(answer).toContain('"code":"file_too_large"')
})

test('an endless body without a length ends at the limit', async () => {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')])
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('POST /upload HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n')
  socket.write(
    `Content-Type: multipart/form-data; boundary=b\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`,
  )
  const pour = () => {
    while (!socket.destroyed && socket.write(chunk));
  }
  socket.on('drain', pour)
  pour()
  expect(await text(socket).catch((error: Error) => error.message)).toMatch(/file_too_large|ECONNRESET/)
  expect(socket.bytesWritten).toBeLessThan(60 * megabyte)
  await expect.poll(temporaryFolders).toEqual([])
})

test('an empty file field counts as absent, a named file without content as a file', async () => {
  const parts: Part[] = [
    ['file', new Blob([]), ''],
    ['photo', new Blob([]), 'me.jpg'],
  ]
  const answer = await send(parts)
  expect(Object.keys(answer.files)).toEqual(['photo'])
  expect(answer.files.photo.size).toBe(0)
})

test('files in unknown fields are skipped, and names that JavaScript reserves are ordinary names', async () => {
  const parts: Part[] = [
    ['other', bytes(100), 'a.exe'],
    ['constructor', bytes(100), 'a.exe'],
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['fullName', 'Ana'],
  ]
  const answer = await send(parts)
  expect(answer.files).toEqual({})
  expect(Object.entries(answer.fields)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
    ['fullName', 'Ana'],
  ])
})

test('too many or too long fields, files and names are refused', async () => {
  expect(await send([['summary', 'x'.repeat(1_001)]])).toMatchObject({
    code: 'invalid_input',
    errors: { summary: /long/ },
  })
  const eleven = Array.from({ length: 11 }, (_, index): Part => [`field${index}`, 'x'])
  expect(await send(eleven)).toEqual({ code: 'invalid_input' })
  const files = Array.from({ length: 40 }, (_, index): Part => [`other${index}`, bytes(10), 'a.pdf'])
  expect(await send(files)).toEqual({ code: 'invalid_input' })
  expect(
    await send([
      ['file', bytes(10), 'a.pdf'],
      ['file', bytes(10), 'b.pdf'],
    ]),
  ).toEqual({ code: 'invalid_input' })
})

test.each([
  ['JSON', 'Content-Type: application/json', '{"a":1}'],
  ['a form without a boundary', 'Content-Type: multipart/form-data', '--b\r\n'],
  ['no type', 'X-Nothing: 1', 'hello'],
  [
    'half a form',
    'Content-Type: multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  ],
  [
    'half a field',
    'Content-Type: multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  ],
  ['another boundary', 'Content-Type: multipart/form-data; boundary=b', '--c\r\n\r\n--c--'],
  ['nothing', 'Content-Type: multipart/form-data; boundary=b', ''],
])('%s is not accepted as a form', async (_what, type, body) => {
  expect(await sendRaw([type, `Content-Length: ${body.length}`], body)).toContain('{"code":"invalid_input"')
  expect(temporaryFolders()).toEqual([])
})

test('a sender that disconnects leaves no file and causes no error', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n',
  )
  socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF')
  await expect.poll(() => temporaryFolders().length).toBe(1)
  socket.destroy()
  await expect.poll(temporaryFolders).toEqual([])
  expect(await send([['fullName', 'Ana']])).toEqual({ fields: { fullName: 'Ana' }, files: {} })
})

test('files of a killed process are removed after an hour; files that may still be arriving are kept', async () => {
  const now = new Date()
  const folders = ['painim-upload-old', 'painim-upload-new', 'somebody-elses'].map((name) =>
    join(temporary.dir, name),
  )
  for (const folder of folders) mkdirSync(folder)
  const old = new Date(now.getTime() - HOUR)
  for (const folder of [folders[0], folders[2]]) if (folder) utimesSync(folder, old, old)
  expect(await removeAbandonedUploads(now)).toBe(1)
  expect(temporaryFolders().sort()).toEqual(['painim-upload-new', 'somebody-elses'])
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('a file name with a path is not stored outside the folder', async () => {
  const answer = await send([['file', bytes(20), '../../../../tmp/painim-evil.pdf']])
  expect(answer.files.file.originalName).toBe('painim-evil.pdf')
  expect(existsSync('/tmp/painim-evil.pdf')).toBe(false)
})

test('a request that is refused before it is read still gets its answer', async () => {
  expect(await send([['file', bytes(15 * megabyte), 'cv.pdf']], '/closed')).toEqual({
    code: 'authentication_required',
  })
})
