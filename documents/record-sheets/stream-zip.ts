import { strToU8, Zip, ZipDeflate } from 'fflate'
import { noonOf } from '../label/docx-archive.ts'

/** An archive that is written piece by piece. Every piece is to be taken before the next one is asked for. */
export interface StreamedZip {
  /** A file of texts, which follow one another. */
  add(path: string, texts: Iterable<string>): Generator<Uint8Array>
  end(): Generator<Uint8Array>
}

/** Characters that are compressed at once. */
const atOnce = 64_000

/** @param stampedOn ISO day: equal contents of equal days are equal bytes */
export function streamZip(stampedOn: string): StreamedZip {
  let made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  function* take(): Generator<Uint8Array> {
    const pieces = made
    made = []
    if (pieces.some(({ length }) => length > 0)) yield Buffer.concat(pieces)
  }
  return {
    *add(path, texts) {
      const file = new ZipDeflate(path, { level: 6 })
      file.mtime = noonOf(stampedOn)
      zip.add(file)
      let waiting = ''
      for (const text of texts) {
        waiting += text
        if (waiting.length < atOnce) continue
        file.push(strToU8(waiting))
        waiting = ''
        yield* take()
      }
      file.push(strToU8(waiting), true)
      yield* take()
    },
    *end() {
      zip.end()
      yield* take()
    },
  }
}
