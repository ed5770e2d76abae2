import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { beforeAll, describe, expect, it } from 'vitest'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

let source: string

beforeAll(async () => {
  const api = await startWithoutPages({ environment: { DEMO: '1' } })
  source = await (await api.ask('/api/openapi.json')).text()
}, 120_000)

describe('the description of the API', () => {
  it('gives Redocly nothing to warn of', async () => {
    // The hosts of the brands are this machine during tests.
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } })
    const found = await lintFromString({ source, config })
    expect(found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  it('gives Spectral nothing to warn of', { timeout: 120_000 }, async () => {
    const spectral = new spectralCore.Spectral()
    spectral.setRuleset(new spectralCore.Ruleset(oas, { severity: 'recommended' }))
    const found = await spectral.run(source)
    expect(found.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)).toEqual([])
  })
})
