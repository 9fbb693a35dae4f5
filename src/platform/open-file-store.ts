import type { FileStore, FileStoreConfig } from './files.ts'

/** Loads the S3 client only for those who use it: it takes 30 MB. */
export async function openFileStore(config: FileStoreConfig): Promise<FileStore> {
  if (config.kind === 'folder') {
    const { openFolder } = await import('./files-folder.ts')
    return openFolder(config.dir)
  }
  const { openBucket } = await import('./files-s3.ts')
  return openBucket(config)
}
