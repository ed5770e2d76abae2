import Fastify from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { documentKey, openDocumentCache } from '../documents/document-cache.ts'
import { waiterOf } from '../documents/waiter.ts'
import { sendDocument } from './send-document.ts'

const folder = useTemporaryFolder()
const app = Fastify()
/** What the renderers draw with, and whether the files under the server are those that it started with. */
const program = { draws: 'the old font', isAsStarted: true }

beforeAll(async () => {
  const share = { documents: 60, seconds: 30 }
  const log = { warn: () => {}, error: () => {} }
  const isAsStarted = () => program.isAsStarted
  const documents = await openDocumentCache({ folder, limit: 1000, atOnce: 2, shares: { visitor: share, member: share }, log, isAsStarted })
  app.addHook('onRequest', async (request) => void (request.identity = Promise.resolve({ state: 'absent' })))
  app.get<{ Params: { name: string } }>('/:name', { config: { access: 'everybody' } }, (request, reply) => {
    const key = documentKey([request.params.name])
    const make = async () => Buffer.from(`${request.params.name} in ${program.draws}`)
    // Nobody is looked up: the identity is known.
    const services = {} as Parameters<typeof waiterOf>[0]
    return sendDocument(request, reply, {
      key,
      type: 'application/pdf',
      fileName: 'Sheet.pdf',
      make: () => documents.get(key, make, waiterOf(services, request, reply)),
    })
  })
  return () => app.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('a document has a strong tag, by which a viewer gets the parts that it lacks', async () => {
  const whole = await get('/sheet')
  const tag = String(whole.headers.etag)
  expect(tag).toMatch(/^"\w{64}"$/)
  const part = await get('/sheet', { range: 'bytes=0-4', 'if-range': tag })
  expect([part.statusCode, part.body]).toEqual([206, 'sheet'])
})

it('what is drawn after the program was replaced under the server has no tag and comes whole: another font has other bytes', async () => {
  const tag = (await get('/kept')).headers.etag
  const part = { range: 'bytes=6-', 'if-range': `"${documentKey(['label'])}"` }
  Object.assign(program, { draws: 'the new font', isAsStarted: false })
  const made = await get('/label', part)
  expect([made.statusCode, made.body, made.headers.etag, made.headers['accept-ranges']]).toEqual([
    200,
    'label in the new font',
    undefined,
    'none',
  ])
  // What was made before is what its tag says.
  const kept = await get('/kept')
  expect([kept.body, kept.headers.etag]).toEqual(['kept in the old font', tag])
})
