import { describe, expect, it } from 'vitest'
import { newProductAnswer } from '../../shared/editing.ts'
import { foundSubstances, substanceAnswer } from '../../shared/substances.ts'
import { toOwnSubstance } from '../../shared/own-substances.ts'
import { useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const visitor = editors.as('visitor')

describe('the search of the register', () => {
  const find = async (query: string) =>
    foundSubstances.parse((await visitor('GET', `/api/v1/substances?at=2026-11-23&query=${encodeURIComponent(query)}`)).body)

  it.each([
    ['toluene', '601-021-00-3'],
    ['tolune', '601-021-00-3'],
    ['Ethylbenzol', '601-023-00-4'],
    ['108-88-3', '601-021-00-3'],
    ['203-625-9', '601-021-00-3'],
    ['601-021-00-3', '601-021-00-3'],
  ])('shows everybody what is found by %s', async (query, index) => {
    const { harmonised, substances, remark } = await find(query)
    expect([harmonised[0]?.index, substances, remark]).toEqual([index, [], null])
  })

  it('says that a check digit is wrong', async () => {
    expect(await find('108-88-4')).toMatchObject({
      harmonised: [],
      remark: { path: 'cas', message: expect.stringContaining('check digit') },
    })
  })

  it('shows members the library too', async () => {
    const { body } = await editors.as('viewer')('GET', '/api/v1/substances?query=toluene')
    const { substances, harmonised } = foundSubstances.parse(body)
    expect([substances[0]?.key, harmonised[0]?.index]).toEqual(['toluene', '601-021-00-3'])
  })

  it.each(['query=a&limit=0', 'at=2026-02-30', 'language=xx', `query=${'a'.repeat(201)}`])(
    'refuses %s with path and reason',
    async (query) => {
      const { status, body } = await visitor('GET', `/api/v1/substances?${query}`)
      expect([status, body.reasons[0].message.length > 5]).toEqual([400, true])
    },
  )
})

describe('a substance', () => {
  const show = (id: string, at = '2026-11-23') => visitor('GET', `/api/v1/substances/${id}?at=${at}`)

  it('is shown with its entry, the act and the day from which it applies', async () => {
    const { entries } = substanceAnswer.parse((await show('4098-71-9')).body)
    expect(entries.map(({ standing, act, adaptation, appliesFrom }) => [standing, act, adaptation, appliesFrom])).toEqual([
      ['applies', '32008R1272', 0, '2010-12-01'],
      ['announced', '32025R1222', 23, '2027-02-01'],
    ])
  })

  it('is on the candidate list from its day on', async () => {
    expect((await show('110-54-3')).body.candidateList).toEqual([
      { name: 'n-hexane', included: '2026-02-04', reasons: [{ reason: 'repeatedExposure', article: 'REACH, Article 57(f)' }] },
    ])
    expect((await show('110-54-3', '2025-01-01')).body.candidateList).toEqual([])
  })

  it.each([
    ['108-88-4', 400],
    ['toluene', 400],
    ['7732-18-5', 404],
  ])('%s: %i with the reason', async (id, status) => {
    const answer = await show(id)
    expect([answer.status, answer.body.reasons[0].path]).toEqual([status, 'id'])
  })
})

describe('own substances and raw materials', () => {
  const [editor, viewer, foreign] = [editors.as('editor'), editors.as('viewer'), editors.as('foreign')]
  const at = (key: string) => `/api/v1/own-substances/${key}`
  const resin = {
    kind: 'substance',
    name: 'Acrylic resin',
    names: { de: 'Acrylharz', fr: 'Résine acrylique' },
    supplier: { name: 'Harz AG', country: 'DE' },
    sheet: { day: '2026-01-01' },
    classification: [{ class: 'Skin Sens. 1 H317', source: 'sheet of the supplier', day: '2026-01-01' }],
    limits: [{ class: 'Skin Sens. 1', from: 0.5 }],
    ate: { oral: 1_500 },
  }
  const add = (key: string, record: object) => editor('POST', '/api/v1/own-substances', { key, record })

  it('are added, changed by their revision, and deleted while nothing is made of them', async () => {
    expect(await add('resin', resin)).toMatchObject({ status: 201, body: { key: 'resin', revision: 1, record: resin } })
    expect(await add('resin', resin)).toMatchObject({ status: 409, body: { reasons: [{ path: 'key' }] } })
    const solution = {
      kind: 'rawMaterial',
      name: 'Resin solution',
      components: [
        { substance: 'resin', content: { from: 50, to: 60 } },
        { cas: '123-86-4', content: 40 },
      ],
    }
    expect((await add('solution', solution)).status).toBe(201)
    expect(await editor('DELETE', at('resin'))).toMatchObject({
      status: 409,
      body: { reasons: [{ path: 'key', params: { keys: ['Resin solution'] } }] },
    })

    const changed = { ...resin, name: 'Acrylic resin 2' }
    expect(await editor('PUT', at('resin'), { revision: 1, record: changed })).toMatchObject({
      status: 200,
      body: { revision: 2, record: changed },
    })
    expect(await editor('PUT', at('resin'), { revision: 1, record: resin })).toMatchObject({
      status: 409,
      body: { reasons: [{ path: 'revision' }] },
    })
    expect((await viewer('GET', '/api/v1/own-substances?query=acrylic')).body.substances.map(({ key }: { key: string }) => key)).toEqual([
      'resin',
    ])

    expect((await editor('DELETE', at('solution'))).status).toBe(204)
    expect((await editor('DELETE', `${at('resin')}?revision=1`)).status).toBe(409)
    expect((await editor('DELETE', `${at('resin')}?revision=2`)).status).toBe(204)
    expect((await editor('GET', at('resin'))).status).toBe(404)
  })

  it('are named in languages of the Union alone', async () => {
    expect(await add('foreign', { ...resin, names: { tr: 'Reçine' } })).toMatchObject({
      status: 400,
      body: { reasons: [{ path: expect.stringContaining('names') }] },
    })
  })

  it('are not deleted while a recipe contains them, and the product is named', async () => {
    expect((await add('pigment', { kind: 'substance', name: 'Pigment' })).status).toBe(201)
    const made = newProductAnswer.parse((await editor('POST', '/api/v1/products', { name: 'Signal paint' })).body)
    const recipe = { rows: [{ key: 'a', name: 'Pigment', substance: 'pigment', share: '5' }] }
    expect((await editor('PUT', `/api/v1/products/${made.synonymId}/recipe`, { revision: 0, recipe })).status).toBe(200)
    expect(await editor('DELETE', at('pigment'))).toMatchObject({
      status: 409,
      body: { reasons: [{ path: 'key', code: 'componentOf', params: { keys: ['Signal paint'] } }] },
    })
    const empty = { revision: 1, recipe: { rows: [] } }
    expect((await editor('PUT', `/api/v1/products/${made.synonymId}/recipe`, empty)).status).toBe(200)
    expect((await editor('DELETE', at('pigment'))).status).toBe(204)
  })

  it('are never made of themselves, however deep, nor of what is not there', async () => {
    const made = (substance: string, name = 'Paste') => ({ kind: 'rawMaterial', name, components: [{ substance, content: 10 }] })
    expect(await add('a', made('nothing'))).toMatchObject({ status: 400, body: { reasons: [{ path: 'record.components' }] } })
    expect((await add('self', made('self'))).status).toBe(400)
    expect((await add('a', { ...made('a'), components: [] })).status).toBe(201)
    expect((await add('b', made('a', 'Tint'))).status).toBe(201)
    expect((await add('c', made('b', 'Base'))).status).toBe(201)
    expect(await editor('PUT', at('a'), { revision: 1, record: made('c') })).toMatchObject({
      status: 400,
      body: { reasons: [{ path: 'record.components', code: 'containsItselfThrough', params: { chain: 'Paste → Base → Tint → Paste' } }] },
    })
  })

  it('are for members of their workgroup alone', async () => {
    expect((await add('secret', resin)).status).toBe(201)
    expect((await foreign('GET', at('secret'))).status).toBe(404)
    expect((await foreign('PUT', at('secret'), { revision: 1, record: resin })).status).toBe(404)
    expect((await foreign('DELETE', at('secret'))).status).toBe(404)
    expect((await foreign('GET', '/api/v1/own-substances')).body.substances).toEqual([])
    const stolen = { kind: 'rawMaterial', name: 'Paste', components: [{ substance: 'secret', content: 10 }] }
    expect((await foreign('POST', '/api/v1/own-substances', { key: 'paste', record: stolen })).status).toBe(400)
    expect((await foreign('POST', '/api/v1/own-substances', { key: 'secret', record: resin })).status).toBe(201)
    expect((await visitor('GET', at('secret'))).status).toBe(401)
    expect((await viewer('DELETE', at('secret'))).status).toBe(403)
  })

  it.each([
    [{ ...resin, casNumber: '108-88-4' }, 'record.casNumber'],
    [{ ...resin, classification: [{ class: 'Acute Tox. 9' }] }, 'record.classification[0].class'],
    [{ ...resin, ate: { oral: -1 } }, 'record.ate.oral'],
    [{ ...resin, components: [{ name: 'x', content: 1 }] }, 'record.components'],
    [
      {
        ...resin,
        kind: 'rawMaterial',
        components: [
          { name: 'x', content: 60 },
          { name: 'y', content: 41 },
        ],
      },
      'record.components',
    ],
    [{ ...resin, name: '' }, 'record.name'],
    [{ ...resin, unheardOf: 1 }, 'record'],
  ])('are refused with path and reason: %#', async (record, field) => {
    const { status, body } = await add('wrong', record)
    expect([status, body.reasons.map((one: { path: string }) => one.path)]).toEqual([
      400,
      expect.arrayContaining([expect.stringContaining(field)]),
    ])
  })

  it('are what the engine takes', () => {
    const own = toOwnSubstance({ kind: 'substance', name: 'x', classification: [{ class: 'Acute Tox. 2 H330' }], m: { acute: 10 } })
    expect(own.own).toMatchObject({ classification: [{ category: 'Acute Tox. 2', statement: 'H330' }], m: { acute: 10 } })
    expect(toOwnSubstance({ kind: 'rawMaterial', name: 'y', components: [{ substance: 'x', content: 10 }] })).toMatchObject({
      own: null,
      components: [{ substance: 'x' }],
    })
  })
})
