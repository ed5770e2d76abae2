import type { Readable } from 'node:stream'
import { encodeExtended, format } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import parseRange from 'range-parser'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'

/** Bytes of a file, both inclusive, from 0. */
export interface FilePart {
  start: number
  end: number
}

export interface FileToSend {
  /** null: no later request gets the same bytes, so that a part of them is of no use. */
  etag: string | null
  /** Bytes of the whole file. */
  total: number
  type: string
  fileName: string
  disposition: 'inline' | 'attachment'
  /** Reads the part, or the whole file. */
  read: (part?: FilePart) => Buffer | Promise<Readable>
}

/** Whether the client has this version already (RFC 9110, section 13.1.2); then the response is 304. */
export function isKnown({ method, headers }: FastifyRequest, etag: string): boolean {
  // The package could compare dates as well, but no response here has Last-Modified.
  return (method === 'GET' || method === 'HEAD') && fresh({ 'if-none-match': headers['if-none-match'] }, { etag })
}

/**
 * Sends a file, or the part that a viewer requests (RFC 9110, section 14), with a file name for saving.
 * @throws {AppError} CLIENT_SIDE 416 for a part that lies beyond the end
 */
export async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, total, read, ...file }: FileToSend,
): Promise<FastifyReply> {
  const ifRange = request.headers['if-range']
  const isSame = etag !== null && (ifRange === undefined || ifRange === etag)
  const part = request.method === 'GET' && isSame ? readPart(request.headers.range, total) : null
  if (part === 'unsatisfiable')
    throw new AppError('CLIENT_SIDE', {
      status: 416,
      reasons: [reasonAt('range', 'rangeBeyondEnd', { size: total })],
      headers: { 'content-range': `bytes */${total}` },
    })
  // Reading comes first, so that a missing file is reported before any header describes it.
  const content = await (part ? read(part) : read())
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${total}`)
  return reply
    .type(file.type)
    .header('accept-ranges', etag === null ? 'none' : 'bytes')
    .header('content-length', part ? part.end - part.start + 1 : total)
    .header('content-disposition', writeDisposition(file.disposition, file.fileName))
    .send(content)
}

/**
 * The part of a file that a `Range` header requests. null: the whole file, also for several parts, other units and malformed ranges, which
 * a server may ignore.
 * @param total bytes of the file
 */
export function readPart(header: string | undefined, total: number): FilePart | 'unsatisfiable' | null {
  if (header === undefined) return null
  // RFC 9110, section 14.1.2: a suffix longer than the file means the whole file; the package would report no range.
  const ranges = parseRange(
    total,
    header.replace(/=\s*-(\d+)\s*$/, (_, length: string) => `=-${Math.min(Number(length), total)}`),
  )
  if (ranges === -1) return header.startsWith('bytes=') ? 'unsatisfiable' : null
  if (ranges === -2 || ranges.type !== 'bytes') return null
  const [part, ...others] = ranges
  return part && others.length === 0 ? part : null
}

/** RFC 6266: the name in UTF-8 beside a plain one. */
export function writeDisposition(type: FileToSend['disposition'], name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  return format({ type, parameters: { filename: plain, 'filename*': encodeExtended(name) } })
}
