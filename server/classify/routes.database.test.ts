import { describe, expect, it } from 'vitest'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { measureWork } from '../../tests/measure-work.ts'

const toluene = {
  at: '2026-11-23',
  mixture: {
    physicalState: 'liquid',
    use: 'professional',
    measured: { kinematicViscosity40: 150 },
    components: [
      { cas: '108-88-3', content: 10 },
      { name: 'resin', content: 90, own: { classification: [] } },
    ],
  },
}

const classify = (api: TestApi, body: unknown) =>
  api.ask('/api/v1/classify', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

describe('POST /api/v1/classify', async () => {
  const api = await startWithoutPages()

  it('classifies by the harmonised entries, for everybody', async () => {
    const answer = await classify(api, toluene)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const { at, classification, components, hazards, label, ufiRequired } = await answer.json()
    expect(at).toBe('2026-11-23')
    expect(classification).toEqual(
      expect.arrayContaining([
        { class: 'Skin Irrit. 2', statements: ['H315'] },
        { class: 'Repr. 2', statements: ['H361d'] },
        { class: 'STOT RE 2', statements: ['H373'] },
      ]),
    )
    expect(components[0]).toMatchObject({ key: 'cas 108-88-3', name: 'toluene', index: '601-021-00-3', content: { from: 10, to: 10 } })
    expect(label).toMatchObject({ signalWord: 'Warning', pictograms: ['GHS07', 'GHS08'], named: [{ cas: '108-88-3', name: 'toluene' }] })
    expect(label.hazardStatements).toEqual(expect.arrayContaining(['H315', 'H361d', 'H373']))
    expect(ufiRequired).toBe(true)
    const aspiration = hazards.find((one: { hazardClass: string }) => one.hazardClass === 'aspirationHazard')
    expect(aspiration).toMatchObject({ outcome: 'notClassified' })
  })

  it('finds an entry by its exact name', async () => {
    const named = { ...toluene, mixture: { ...toluene.mixture, components: [{ name: 'Toluene', content: 10 }] } }
    const { components } = await (await classify(api, named)).json()
    expect(components[0]).toMatchObject({ key: 'cas 108-88-3', index: '601-021-00-3' })
  })

  it('judges by the law of today where no day is said', async () => {
    const { at: _, ...rest } = toluene
    const answer = await (await classify(api, rest)).json()
    expect(answer.at).toBe(new Date().toISOString().slice(0, 10))
  })

  it('refuses with path and reason', async () => {
    const bad = { mixture: { ...toluene.mixture, components: [{ cas: '108-88-4', content: 120 }] } }
    const answer = await classify(api, bad)
    expect(answer.status).toBe(400)
    const { fields } = await answer.json()
    expect(fields).toContainEqual({ field: 'mixture.components.0.cas', reason: 'is no CAS number: form or check digit is wrong' })
    expect(fields.map(({ field }: { field: string }) => field)).toContain('mixture.components.0.content')
  })

  it('answers 10,000 components within a second of work', async () => {
    const components = Array.from({ length: 10_000 }, (_, index) => ({ name: `c${index}`, content: 0.01 }))
    const ask = async () => expect((await classify(api, { mixture: { ...toluene.mixture, components } })).status).toBe(400)
    expect(await measureWork(ask)).toBeLessThan(1000)
  })

  it('publishes the schema of request and answer', async () => {
    const schema = await (await api.ask('/api/v1/classify/schema')).json()
    expect(schema.request.properties.mixture).toBeDefined()
    expect(JSON.stringify(schema.request)).toContain('kinematicViscosity40')
    expect(JSON.stringify(schema.answer)).toContain('acuteToxicity')
  })
})

describe('CLASSIFY_PER_MINUTE', () => {
  it('limits an address', async () => {
    const api = await startWithoutPages({ environment: { CLASSIFY_PER_MINUTE: '2' } })
    const statuses = []
    for (let round = 0; round < 3; round += 1) statuses.push((await classify(api, toluene)).status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await classify(api, toluene)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('limits nobody at 0', async () => {
    const api = await startWithoutPages({ environment: { CLASSIFY_PER_MINUTE: '0' } })
    for (let round = 0; round < 5; round += 1) expect((await classify(api, toluene)).status).toBe(200)
  })
})
