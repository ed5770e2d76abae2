import { describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { useEditors } from '../../tests/editors.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { measureWork } from '../../tests/measure-work.ts'
import { hashInput } from './hash-input.ts'

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

  it('leaves out a decision that was made for another calculation, and says so', async () => {
    const override = { class: 'Repr. 2', category: null, basis: 'expertJudgement', reason: 'Looked at by a toxicologist' }
    const judged = async (changes: object) => {
      const mixture = { ...toluene.mixture, overrides: [{ ...override, ...changes }] }
      const { classification, lapsedOverrides } = await (await classify(api, { ...toluene, mixture })).json()
      return { lapsedOverrides, isReprotoxic: JSON.stringify(classification).includes('H361d') }
    }
    expect(await judged({})).toEqual({ isReprotoxic: false })
    expect(await judged({ madeFor: 'what it rested on a week ago' })).toEqual({
      isReprotoxic: true,
      lapsedOverrides: ['mixture.overrides[0]'],
    })
  })

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

  it.each(['Toluol', 'toluène', 'толуен'])('finds an entry by its name in another language: %s', async (name) => {
    const named = { ...toluene, mixture: { ...toluene.mixture, components: [{ name, content: 10 }] } }
    expect((await (await classify(api, named)).json()).components[0]).toMatchObject({ key: 'cas 108-88-3', index: '601-021-00-3' })
  })

  it('uses the law of today where no day is given', async () => {
    const { at: _, ...rest } = toluene
    const answer = await (await classify(api, rest)).json()
    expect(answer.at).toBe(new Date().toISOString().slice(0, 10))
  })

  it('refuses with path and reason', async () => {
    const bad = { mixture: { ...toluene.mixture, components: [{ cas: '108-88-4', content: 120 }] } }
    const answer = await classify(api, bad)
    expect(answer.status).toBe(400)
    const { reasons } = await answer.json()
    expect(reasons).toContainEqual({
      code: 'casNumber',
      params: {},
      path: 'mixture.components[0].cas',
      message: 'is not right (a CAS number with the right check digit)',
    })
    expect(reasons.map(({ path }: { path: string }) => path)).toContain('mixture.components[0].content')
  })

  it('answers 10,000 components within a second of work', async () => {
    const components = Array.from({ length: 10_000 }, (_, index) => ({ name: `c${index}`, content: 0.01 }))
    const ask = async () => expect((await classify(api, { mixture: { ...toluene.mixture, components } })).status).toBe(400)
    expect(await measureWork(ask)).toBeLessThan(1000)
  })

  it('publishes the schema of request and answer, the same after the description of the API named them', async () => {
    await api.ask('/api/openapi.json')
    const schema = await (await api.ask('/api/v1/classify/schema')).json()
    expect(schema.request.properties.mixture).toBeDefined()
    expect(JSON.stringify(schema.request)).toContain('kinematicViscosity40')
    expect(JSON.stringify(schema.answer)).toContain('acuteToxicity')
  })
})

describe('POST /api/v1/classify/report', async () => {
  const api = await startWithoutPages()
  const ask = (language: string, body: unknown = toluene) =>
    api.ask(`/api/v1/classify/report?language=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('is named by the product where the call names it', async () => {
    const answer = await ask('en&name=Thinner%20N%2F35')
    expect(answer.headers.get('content-disposition')).toContain('Classification_Thinner N 35_2026-11-23.pdf')
  })

  it('is the report as a tagged PDF in the requested language, and stored nowhere', async () => {
    const answer = await ask('de')
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-language')]).toEqual([
      200,
      'application/pdf',
      'de',
    ])
    expect(answer.headers.get('content-disposition')).toContain('Classification_2026-11-23.pdf')
    expect(answer.headers.get('cache-control')).toContain('private')
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const text = pdf.pages.map((page) => page.text).join(' ')
    for (const part of ['Bericht zur Einstufung', 'Toluol', '601-021-00-3', 'Repr. 2', 'CELEX 32008R1272', hashInput(toluene)])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
    expect([pdf.isMarked, api.services.documents.size()]).toEqual([true, 0])
  })

  it('has the hash of the request as it was sent, whatever the order of its keys', () => {
    expect(hashInput({ b: [{ d: 1, c: 2 }], a: null })).toBe(hashInput({ a: null, b: [{ c: 2, d: 1 }] }))
    expect(hashInput({ a: [1, 2] })).not.toBe(hashInput({ a: [2, 1] }))
  })

  it('refuses what it cannot classify or write', async () => {
    expect((await ask('xx')).status).toBe(400)
    expect((await ask('de', { mixture: { components: [] } })).status).toBe(400)
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

  it('sets no limit at 0', async () => {
    const api = await startWithoutPages({ environment: { CLASSIFY_PER_MINUTE: '0' } })
    for (let round = 0; round < 5; round += 1) expect((await classify(api, toluene)).status).toBe(200)
  })
})

describe('own substances and raw materials of a workgroup', async () => {
  const api = await startWithoutPages()
  const editors = await useEditors(api)
  const editor = editors.as('editor')
  const add = async (key: string, record: object) =>
    expect((await editor('POST', '/api/v1/own-substances', { key, record })).status).toBe(201)
  const classification = [{ class: 'Skin Sens. 1 H317' }, { class: 'Flam. Liq. 2 H225' }]
  await add('hardener', { kind: 'substance', name: 'Hardener X', classification, limits: [{ class: 'Skin Sens. 1', from: 0.5 }] })
  const half = {
    kind: 'rawMaterial',
    name: 'Hardener in toluene',
    components: [
      { substance: 'hardener', content: 50 },
      { cas: '108-88-3', content: 50 },
    ],
  }
  await add('solution', half)
  await add('many', { ...half, components: Array.from({ length: 200 }, () => ({ substance: 'solution', content: 0.1 })) })

  const mixture = {
    ...toluene.mixture,
    components: [
      { substance: 'solution', content: 2 },
      { name: 'resin', content: 98, own: { classification: [] } },
    ],
  }
  const ask = async (who: 'viewer' | 'foreign' | 'visitor' | 'nobody', components: object[] = mixture.components) =>
    editors.as(who)('POST', '/api/v1/classify', { at: '2026-11-23', mixture: { ...mixture, components } })
  const classesOf = ({ body }: { body: { classification: { class: string }[] } }) => body.classification.map((one) => one.class)

  it('count for a member, taken apart into what they are made of', async () => {
    const answer = await ask('viewer')
    expect(classesOf(answer)).toEqual(['Skin Sens. 1'])
    expect(answer.body.components).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          key: 'substance hardener',
          name: 'Hardener X',
          content: { from: 1, to: 1 },
          paths: ['mixture.components[0]'],
        }),
        expect.objectContaining({ key: 'cas 108-88-3', content: { from: 1, to: 1 }, paths: ['mixture.components[0]'] }),
      ]),
    )
    expect(answer.body.warnings).toEqual([])
  })

  it.each(['foreign', 'visitor'] as const)('are unknown to anybody else, who is told so: %s', async (who) => {
    const answer = await ask(who)
    expect([answer.status, classesOf(answer)]).toEqual([200, []])
    expect(answer.body.components[0]).toMatchObject({ key: 'substance solution', unknown: ['all'] })
    expect(answer.body.warnings).toMatchObject([
      { code: 'substance.noSuchKey', path: 'mixture.components[0]', params: { key: 'solution' } },
    ])
    expect(JSON.stringify(answer.body)).not.toContain('Hardener')
  })

  it('are refused to an invalid token, rather than silently left out', async () => {
    const answer = await api.ask('/api/v1/classify', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
      body: JSON.stringify({ mixture }),
    })
    expect(answer.status).toBe(401)
  })

  it('are refused where raw materials have too many components', async () => {
    const { status, body } = await ask('viewer', [{ substance: 'many', content: 10 }])
    expect([status, body.reasons[0].path]).toEqual([400, 'mixture.components'])
  })
})
