import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createArchiveZip } from './archive-zip.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

it('a file that was read into the archive is in memory no longer', async () => {
  const zip = createArchiveZip()
  zip.stream.resume()
  const added: WeakRef<Buffer>[] = []
  for (let number = 0; number < 20; number += 1) {
    const content = randomBytes(100_000)
    added.push(new WeakRef(content))
    await zip.add(`${number}.bin`, content, new Date(0))
  }
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  // The last ones may still be on their way to the reader.
  expect(added.slice(0, -3).filter((content) => content.deref() !== undefined)).toHaveLength(0)
  zip.end()
})

it('the names of four thousand files take no more memory than they have letters', async () => {
  const zip = createArchiveZip()
  zip.stream.resume()
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  for (let number = 0; number < 4_000; number += 1) {
    await zip.add(`products/${number}/index.html`, 'x', new Date(0))
    // What else is done for a document takes short buffers too, and with them the rest of the 64 kB from which they are cut.
    Buffer.from('y'.repeat(20_000))
  }
  collectGarbage()
  // Names that hold what they were cut from hold 67 MB here; the process has some of its own, which tests before this one left.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000)
  zip.end()
})
