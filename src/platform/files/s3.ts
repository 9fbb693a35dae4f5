import { Readable, Transform } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { checkFolder, type FileStore, type FileStoreConfig, type StoredFile, splitKey } from './files.ts'

type BucketConfig = Extract<FileStoreConfig, { kind: 's3' }>

/**
 * Opens a file store in an S3 bucket, or on another server at `endpoint` that speaks S3. Checksums that S3 does not
 * require are off, because not every such server knows them. On those servers the bucket is in the path, not in the
 * host name.
 */
export function openBucket(config: BucketConfig): FileStore {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these time-outs a silent server would block a request forever.
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
  })
  const at = (key: string) => {
    splitKey(key)
    return { Bucket: bucket, Key: key }
  }

  return {
    async put(key, content, { contentType }) {
      let size = 0
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          done(null, chunk)
        },
      })
      content.once('error', (error) => counted.destroy(error))
      const params = { ...at(key), Body: content.pipe(counted), ContentType: contentType }
      // One part of 5 MB at a time, the maximum size of a CV: no more than that is in memory.
      await new Upload({ client, params, queueSize: 1, partSize: 5 * 1024 * 1024 }).done()
      return { size }
    },
    async get(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)))
        if (!(Body instanceof Readable)) throw new Error('the S3 answer has no body')
        return { stream: Body, size: ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    list(folder) {
      checkFolder(folder)
      return listBucket(client, bucket, folder)
    },
  }
}

async function* listBucket(client: S3Client, bucket: string, folder: string): AsyncGenerator<StoredFile> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })) {
    for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key, size: Size, lastModified: LastModified }
    }
  }
}
