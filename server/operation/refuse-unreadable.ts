import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyBaseLogger } from 'fastify'
import { AppError, toErrorAnswer } from '../errors.ts'

/** What Node's parser of HTTP refuses before there is a request, by the code of its error. Anything else is not HTTP at all: 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Answers what cannot be read as a request in the form of every other refusal, and ends the connection. */
export function refuseUnreadable(error: ConnectionError, socket: Socket, log: FastifyBaseLogger | undefined): void {
  // The client went away, or has an answer already: nobody would read another.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error)
    return
  }
  const { status, body } = toErrorAnswer(new AppError('CLIENT_SYNTAX', { status: statuses[error.code] ?? 400 }))
  log?.info({ err: error, errorId: body.id }, 'request refused')
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: private, no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
