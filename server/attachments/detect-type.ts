import { createReadStream } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { attachmentExtensions, type AttachmentExtension } from '../../shared/attachments.ts'
import { inspectOfficeFile } from './inspect-office-file.ts'
import { faultOf, type Fault } from '../../shared/reasons/reason.ts'

export const attachmentTypes: Readonly<Record<AttachmentExtension, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpeg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
}

export type DetectedType = { extension: AttachmentExtension } | { fault: Fault }

/**
 * The type of a file by its content. Its name decides only what the content cannot tell: whether a text is a table.
 * @returns a reason for the person who sent it, where the type is not accepted
 */
export async function detectType(file: string, fileName: string): Promise<DetectedType> {
  const named = path.extname(fileName).toLowerCase()
  if ((named === '.txt' || named === '.csv') && (await isText(file))) return { extension: named === '.txt' ? 'txt' : 'csv' }
  const found = await fileTypeFromFile(file)
  switch (found?.ext) {
    case 'pdf':
      return { extension: 'pdf' }
    case 'png':
    case 'apng':
      return { extension: 'png' }
    case 'jpg':
      return { extension: 'jpeg' }
    case 'docx':
    case 'xlsx':
    case 'docm':
    case 'xlsm':
    case 'zip':
      return inspectOfficeFile(file)
    default:
      return { fault: faultOf('fileType', { types: [...attachmentExtensions] }) }
  }
}

/** UTF-8 without control characters other than those of a text. */
async function isText(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) {
      if (!Buffer.isBuffer(chunk) || /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(decoder.decode(chunk, { stream: true }))) return false
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}
