import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readFeatureFlags } from '../../shared/features.ts'
import { describeApi } from './describe-api.ts'

it('a call of the API without a description keeps the program from starting, and is named', async () => {
  const app = Fastify()
  await describeApi(app, readFeatureFlags({}))
  app.get('/api/v1/said', { schema: { tags: ['Application'], summary: 'Said' } }, () => 'said')
  app.get('/api/v1/hidden', { schema: { hide: true } }, () => 'hidden')
  app.get('/elsewhere', () => 'a page')
  app.post('/api/v1/planted', () => 'planted')
  await expect(app.ready()).rejects.toThrow(/not hidden: POST \/api\/v1\/planted$/)
})
