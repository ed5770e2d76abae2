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
