import { describe, expect, it } from 'vitest'
import { loadConfig } from './load-config.ts'

const answering = (status: number, body: unknown) => async () =>
  status === 204 ? new Response(null, { status }) : new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

describe('the configuration of the application', () => {
  it('has the version, and every flag that is not set to false', async () => {
    const config = await loadConfig(
      answering(200, { appVersion: '1.2.3', featureFlags: { labelWord: false, bulkLabels: true, other: false } }),
    )
    expect(config).toStrictEqual({
      appVersion: '1.2.3',
      featureFlags: { shareProducts: true, labelSpreadsheet: true, labelWord: false, bulkLabels: true, compareVersions: true },
    })
  })

  it('is none on a device that is not connected', async () => {
    expect(await loadConfig(answering(204, ''))).toBeNull()
  })

  it.each([
    ['does not come', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', answering(404, {})],
    ['is no JSON', answering(200, '<html>')],
    ['has no flags', answering(200, { appVersion: '1.2.3' })],
    ['has flags that are none', answering(200, { appVersion: '1.2.3', featureFlags: null })],
  ])('that %s is an error with the words of the contract', async (_name, send) => {
    await expect(loadConfig(send)).rejects.toThrow('ConfigService: Can not load config')
  })
})
