import { afterAll, describe, expect, it } from 'vitest'
import { readSdscom } from '../../documents/sdscom/read/read-sdscom.ts'
import { writeSdscom } from '../../documents/sdscom/write-sdscom.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { openSdscomThread } from './open-sdscom-thread.ts'

describe('reading an SDScom file in a thread', () => {
  const thread = openSdscomThread()
  afterAll(() => thread.close())
  const xml = writeSdscom(sdsSourceOf(1003), 'de')
  /** As large as a call may be. */
  const large = `<DatasheetFeed>${'<Datasheet><a/></Datasheet>'.repeat(70_000)}</DatasheetFeed>`
  const refusal = (reading: Promise<unknown>) =>
    reading.then(
      () => null,
      (error: { reasons?: unknown }) => error.reasons,
    )

  it('says what the reader says', async () => {
    expect(await thread.read(xml)).toEqual(JSON.parse(JSON.stringify(readSdscom(xml))))
  })

  it('refuses what is none with the reason, and reads the next', async () => {
    expect(await refusal(thread.read('<a></b>'))).toEqual([expect.objectContaining({ path: 'sdscom', code: 'notXml' })])
    expect((await thread.read(xml)).name).toBe(readSdscom(xml).name)
  })

  it('keeps nobody else waiting', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    expect(await refusal(thread.read(large))).toEqual([expect.objectContaining({ code: 'sdscomVersion' })])
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })

  it('gives up a file that takes too long', async () => {
    const impatient = openSdscomThread(1)
    expect(await refusal(impatient.read(large))).toEqual([expect.objectContaining({ path: 'sdscom', code: 'fileUnpacksTooFar' })])
    await impatient.close()
  })
})
