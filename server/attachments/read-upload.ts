import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors.ts'
import type { AttachmentStore, IncomingFile } from './attachment-store.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { faultOf, reasonAt, type Fault } from '../../shared/reasons/reason.ts'

/** An uploaded file with the fields sent with it. */
export interface Upload<Fields> {
  fileName: string
  file: IncomingFile
  fields: Fields
}

const limits = { files: 1, fields: 10, parts: 12, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 50 }

/**
 * Reads a multipart body with one file, which is written to a temporary file as it arrives, and its fields in any order.
 * @param of.largest bytes of the file at most
 * @throws {AppError} 415 for another type of body, 413 for a file that is too large, 400 for everything else
 */
export async function readUpload<Schema extends z.ZodType>(
  request: FastifyRequest,
  store: Pick<AttachmentStore, 'receive' | 'discard'>,
  { schema, largest }: { schema: Schema; largest: number },
): Promise<Upload<z.output<Schema>>> {
  if (!request.isMultipart())
    throw new AppError('CLIENT_SYNTAX', {
      status: 415,
      reasons: [reasonAt('content-type', 'notAChoice', { choices: ['multipart/form-data'] })],
    })
  let received: Pick<Upload<unknown>, 'file' | 'fileName'> | undefined
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: largest } })) {
      if (part.type === 'field') fields.set(part.fieldname, part.value)
      else received = { file: await store.receive(part.file), fileName: unescapeFileName(part.filename) }
    }
    if (!received) throw refuseFile(faultOf('fileMissing'))
    if (received.file.size === 0) throw refuseFile(faultOf('fileEmpty'))
    const read = schema.safeParse(Object.fromEntries(fields), { reportInput: true })
    if (!read.success)
      throw new AppError('CLIENT_SIDE', {
        reasons: readIssues(read.error.issues),
      })
    return { ...received, fields: read.data }
  } catch (error) {
    if (received) await store.discard(received.file)
    throw explain(error, largest)
  }
}

/** What browsers write instead of the characters that would end the name (HTML Living Standard, multipart/form-data encoding algorithm). */
const escapes: ReadonlyMap<string, string> = new Map([
  ['%22', '"'],
  ['%0D', '\r'],
  ['%0A', '\n'],
])

/** Everything else stands for itself: browsers leave a `%` as it is. */
function unescapeFileName(name: string): string {
  return name.replaceAll(/%(?:22|0D|0A)/g, (escape) => escapes.get(escape) ?? escape)
}

/** @param status 400 unless said otherwise */
export function refuseFile(fault: Fault, status = 400): AppError {
  return new AppError('CLIENT_SIDE', { status, reasons: [{ ...fault, path: 'file' }] })
}

function explain(error: unknown, largest: number): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuseFile(faultOf('fileTooLarge', { max: largest / 1_000_000 }), 413)
  if (code === 'FST_FILES_LIMIT') return refuseFile(faultOf('tooMany', { max: 1 }))
  // Errors of the disk are not the client's fault; whatever else fails is a body that is malformed or breaks off.
  if ('syscall' in error && !code.startsWith('FST_')) return error
  return new AppError('CLIENT_SYNTAX', { cause: error, reasons: [reasonAt('body', 'unreadable', { detail: error.message })] })
}
