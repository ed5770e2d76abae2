import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyBaseLogger } from 'fastify'
import { AppError, toErrorAnswer } from '../errors.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

/**
 * Status by error code of Node's HTTP parser, for input that it rejects before there is a request. Anything else is not HTTP at all: 400.
 */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

const answerHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
}

const latest = new WeakMap<Socket, ServerResponse>()

/** Remembers the current response of each connection, so that nothing is written into the middle of it. */
export function watchAnswers(server: Server): void {
  server.on('request', (request, response) => latest.set(request.socket, response))
}

/** Refuses expectations other than `100-continue` (RFC 9110, 10.1.1); Node itself would do so with an empty body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, body } = toErrorAnswer(
      new AppError('CLIENT_SYNTAX', { status: 417, reasons: [reasonAt('expect', 'notAChoice', { choices: ['100-continue'] })] }),
    )
    response.writeHead(status, answerHeaders).end(JSON.stringify(body))
  })
}

/** Answers input that is not a readable request with a refusal in the usual form, and ends the connection. */
export function refuseUnreadable(error: ConnectionError, socket: Socket, log: FastifyBaseLogger | undefined): void {
  const before = latest.get(socket)
  const isAnswering = before !== undefined && !before.writableFinished
  if (isAnswering && before.req.complete && socket.writable) {
    // An earlier request on this connection is complete and waits for its response.
    before.once('finish', () => refuseUnreadable(error, socket, log))
    return
  }
  // The client has gone, or is reading a response, of which another one would look like a part.
  if (error.code === 'ECONNRESET' || !socket.writable || (isAnswering && before.headersSent)) {
    socket.destroy(error)
    return
  }
  const { status, body } = toErrorAnswer(new AppError('CLIENT_SYNTAX', { status: statuses[error.code] ?? 400 }))
  log?.info({ err: error, errorId: body.id }, 'request refused')
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries({ ...answerHeaders, 'Content-Length': Buffer.byteLength(text) }).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
