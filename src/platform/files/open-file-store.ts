import type { FileStore, FileStoreConfig } from './files.ts'

/** Opens the configured file store. Loads the S3 client only if it is used, because it takes 30 MB of memory. */
export async function openFileStore(config: FileStoreConfig): Promise<FileStore> {
  if (config.kind === 'folder') {
    const { openFolder } = await import('./folder.ts')
    return openFolder(config.dir)
  }
  const { openBucket } = await import('./s3.ts')
  return openBucket(config)
}
