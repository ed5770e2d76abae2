import { describe, expect, it } from 'vitest'
import { addProduct, startShareServer, waitUntil } from './share-tools.ts'
import { traceCalls } from './trace-calls.ts'

const server = await startShareServer()
const product = await addProduct(server.api, server.workgroupId, 1)

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
/** `language` as a variable or a member that is handed on; not a key, not a column of a table, and not what a writer of texts already knows. */
const handsOnLanguage = /(?<!writer\.|['"\w-])lang(?:uage)?\b(?!['":-])/

describe('the files that somebody reads who follows', () => {
  it('a share from its call to SMTP are 14 at most', async () => {
    const called = await traceCalls(async () => {
      const body = { emails: ['reader@x.example'], products: [product], language_doc: 1, language_msg: 'en', sds: 1 }
      expect((await server.post('/api/v1/products/group_action/share', body)).status).toBe(200)
      await waitUntil(() => server.mailbox.received.length > 0)
    })
    const walk = called.map(({ file }) => file).filter((file) => /^server\/(?:app\.ts|share\/|mail\/)/.test(file))
    expect(walk).toContain('server/share/share-routes.ts')
    expect(walk).toContain('server/mail/smtp-transport.ts')
    expect(walk.length, walk.join(' ')).toBeLessThanOrEqual(14)
  })

  it('the language of a sheet from the address to what the renderer gets are 13 at most', async () => {
    const called = await traceCalls(async () => expect((await server.get('/api/v1/sdsRender/sdsPdf/-1/1')).status).toBe(200))
    const walk = called
      .filter(({ functions }) => functions.some((source) => handsOnLanguage.test(withoutComments(source))))
      .map(({ file }) => file)
    for (const step of [
      'server/sds/routes.ts',
      'documents/sds/build-sds.ts',
      'documents/text/write-text.ts',
      'documents/sds/write-sds-pdf.ts',
    ])
      expect(walk).toContain(step)
    expect(walk.length, walk.join(' ')).toBeLessThanOrEqual(13)
  })
})
