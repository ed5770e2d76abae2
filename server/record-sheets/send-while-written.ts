import { PassThrough, type Readable } from 'node:stream'

/**
 * Sends a file while it is being written. It is written at full speed however slowly the client reads, since others wait for their turn;
 * what is buffered for a slow client is compressed, some 20 MB at most.
 * @param take called when it is this file's turn
 * @param pieces ends, or throws, once the client has gone
 * @returns the stream to be sent, as soon as its first piece exists
 * @throws errors before the first piece; later ones break off the response, so that an incomplete file does not look complete
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
