import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Stored = { content: Buffer; contentType: string; lastModified: Date }

const accessKeyId = 'wantok'
/** So few that lists have several pages. */
const pageSize = 1

/** The fault of the bucket: it answers 500, accepts requests without answering, or accepts no connections. */
export type BucketTrouble = 'none' | 'failing' | 'silent' | 'refusing'

/**
 * The part of S3 that a file store needs (put, get, delete, list, uploads in parts), in memory. Signatures are not
 * verified, only that requests have one of `accessKeyId` for the region.
 */
export async function openBucketServer() {
  const objects = new Map<string, Stored>()
  const parts = new Map<string, Buffer[]>()
  let trouble: BucketTrouble = 'none'
  const server = createServer((request, response) => {
    if (trouble === 'silent') return
    if (trouble === 'failing') return send(response, 500, '<Error><Code>InternalError</Code></Error>')
    answer(request, response, objects, parts).catch((error: Error) => send(response, 500, error.message))
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const config = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'cvs-of-png',
    region: 'ap-southeast-2',
    accessKeyId,
    secretAccessKey: 'x',
  } as const
  return {
    config,
    objects,
    close: () => server.close(),
    /** Closes requests that wait for an answer. */
    async setTrouble(next: BucketTrouble): Promise<void> {
      if (trouble === 'refusing' && next !== 'refusing') await listen(port)
      trouble = next
      if (next === 'refusing') server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Stored>,
  parts: Map<string, Buffer[]>,
): Promise<void> {
  const signed = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`
  const url = new URL(request.url ?? '/', 'http://bucket')
  const body = await buffer(request)
  const authorization = request.headers.authorization ?? ''
  if (!authorization.startsWith(signed) || !authorization.includes('/ap-southeast-2/s3/aws4_request')) {
    return send(response, 403, '<Error><Code>AccessDenied</Code></Error>')
  }
  const key = decodeURIComponent(url.pathname).replace(/^\/cvs-of-png\/?/, '')
  const upload = url.searchParams.get('uploadId')
  const contentType = request.headers['content-type'] ?? ''
  const store = (content: Buffer) => objects.set(key, { content, contentType, lastModified: new Date() })
  if (request.method === 'GET' && key === '') return send(response, 200, listing(url, objects))
  if (request.method === 'GET') return sendObject(response, objects.get(key))
  if (request.method === 'DELETE') {
    if (upload) parts.delete(upload)
    else objects.delete(key)
    return send(response, 204, '')
  }
  if (request.method === 'POST' && !upload) {
    parts.set(key, [])
    return send(
      response,
      200,
      `<InitiateMultipartUploadResult><UploadId>${key}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  response.setHeader('ETag', '"etag"')
  if (request.method === 'PUT' && upload) {
    const list = parts.get(upload) ?? []
    list[Number(url.searchParams.get('partNumber')) - 1] = body
  } else if (request.method === 'POST') {
    store(Buffer.concat(parts.get(upload ?? '') ?? []))
    return send(
      response,
      200,
      '<CompleteMultipartUploadResult><ETag>"etag"</ETag></CompleteMultipartUploadResult>',
    )
  } else {
    store(body)
  }
  send(response, 200, '')
}

function listing(url: URL, objects: Map<string, Stored>): string {
  const prefix = url.searchParams.get('prefix') ?? ''
  const from = Number(url.searchParams.get('continuation-token') ?? 0)
  const all = [...objects].filter(([key]) => key.startsWith(prefix))
  const rows = all
    .slice(from, from + pageSize)
    .map(
      ([key, { content, lastModified }]) =>
        `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${lastModified.toISOString()}</LastModified></Contents>`,
    )
  const next = from + pageSize
  const more =
    next < all.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
      : ''
  return `<ListBucketResult>${rows.join('')}${more}</ListBucketResult>`
}

function sendObject(response: ServerResponse, found: Stored | undefined): void {
  if (found) {
    response.writeHead(200, { 'Content-Type': found.contentType, 'Content-Length': found.content.length })
    response.end(found.content)
  } else {
    send(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
  }
}

function send(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(xml)
}
