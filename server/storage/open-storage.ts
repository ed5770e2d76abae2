import type { Config } from '../config.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { FileStorage } from './storage.ts'

/** The configured storage. The package that speaks S3 is loaded only where there is such a store. */
export async function openStorage({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<FileStorage> {
  if (storage === undefined) return openFolderStorage(dataDir)
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(storage)
}
