import { ApiError } from '../../api/api-error.ts'

/** Types of files that are downloaded (specification, section 7), by the endings of their names. */
const downloadTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  url: 'application/internet-shortcut',
  png: 'image/png',
  jpeg: 'image/jpeg',
}

/** Whether files with this ending are downloaded by a call; any other is left to the browser, as a link. */
export const isDownloadable = (extension: string): boolean => Object.hasOwn(downloadTypes, extension)

/**
 * Lets the browser save a file that came by a call.
 * @throws {ApiError} CLIENT_SIDE for a type that is not downloaded: an answer that is no file is not saved as one
 */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string | null }): void {
  const [type = ''] = blob.type.toLowerCase().split(';')
  const extension = Object.entries(downloadTypes).find(([, known]) => known === type.trim())?.[0]
  if (extension === undefined)
    throw new ApiError('CLIENT_SIDE', { message: `A file of the type ${blob.type || 'unknown'} is not downloaded` })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName ?? `file.${extension}`
  link.click()
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
