import { PassThrough, type Readable } from 'node:stream'

/**
 * A file that is sent while it is written. It is written as fast as it can be, however slowly somebody reads it, since others wait for their
 * turn: what is held back for a slow reader is packed, some 20 MB at most.
 * @param take begins when it is this file's turn
 * @param pieces ends, or throws, once nobody reads it any more
 * @returns what is to be sent, as soon as there is a piece of it
 * @throws what hinders the first piece; what comes later breaks off the answer, so that nobody takes what came for the whole
 */
export function sendWhileWritten(
  take: (work: () => Promise<void>) => Promise<void>,
  pieces: (gone: AbortSignal) => AsyncIterable<Uint8Array>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = new PassThrough()
    const gone = new AbortController()
    stream.once('close', () => gone.abort()).on('error', () => {})
    take(async () => {
      for await (const piece of pieces(gone.signal)) {
        gone.signal.throwIfAborted()
        stream.write(piece)
        resolve(stream)
      }
      stream.end()
    }).catch((error: unknown) => {
      reject(error instanceof Error ? error : new Error(String(error)))
      stream.destroy(error instanceof Error ? error : undefined)
    })
  })
}
