/** The draft over HTTP: how it is stored, what is refused, and to whom. */
import { describe, expect, it } from 'vitest'
import { draftAnswer, draftState } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { draftOf, startEditing } from '../../tests/editors.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { measureWork } from '../../tests/measure-work.ts'

const { api, editors, editor, other } = await startEditing()

describe('the record being worked on', () => {
  it('is the stored one until somebody changes it, with what was published', async () => {
    const id = await editors.store(1, {}, '2026-01-01')
    const { status, body } = await editor('GET', draftOf(id))
    expect(status).toBe(200)
    const draft = draftAnswer.parse(body)
    expect(draft).toMatchObject({ permalinkId: 1, synonymId: id, revision: 1, kind: 'begun', changed: false, problems: [], aside: [] })
    expect(draft.published).toStrictEqual([{ kind: 'sds', number: 1, revisedOn: '2026-01-01' }])
    expect(draft.differences).toStrictEqual([])
    expect(productRecord.parse(draft.record)).toStrictEqual(productRecord.parse(recordOf(1)))
  })

  it('is saved as a whole or as a merge patch, and shows what differs from the published one, who saved it and when', async () => {
    const id = await editors.store(2, {}, '2026-01-01')
    const { record } = (await editor('GET', draftOf(id))).body
    const saved = await editor('PUT', draftOf(id), { revision: 1, record: { ...record, name: 'New name' } })
    expect(saved.status).toBe(200)
    expect(draftState.parse(saved.body)).toMatchObject({
      revision: 2,
      changed: true,
      problems: [],
      savedBy: { name: 'editor@example.com' },
    })
    const patched = await other('PUT', draftOf(id), { revision: 2, patch: { ufi: null, firstAid: { eyes: [{ text: { en: 'Rinse.' } }] } } })
    expect(patched.body).toMatchObject({ revision: 3, savedBy: { name: 'editor2@example.com' } })
    const draft = draftAnswer.parse((await editor('GET', draftOf(id))).body)
    expect(draft.differences).toStrictEqual([
      { path: 'name', kind: 'changed', before: 'Product 2', after: 'New name' },
      { path: 'firstAid.eyes[0]', kind: 'added', after: { text: { en: 'Rinse.' } } },
    ])
    expect(Date.now() - Date.parse(draft.savedAt)).toBeLessThan(60_000)
  })

  it('is stored even if incomplete or wrong, with every problem in words', async () => {
    const id = await editors.store(3)
    const record = { name: '', supplier: { telephone: 'none' }, unheardOf: [1, { deep: null }], uses: [{ phrase: 'no.such' }] }
    const saved = await editor('PUT', draftOf(id), { revision: (await editor('GET', draftOf(id))).body.revision, record })
    expect(saved.status).toBe(200)
    expect(saved.body.problems).toEqual(
      expect.arrayContaining([
        { path: 'unheardOf', code: 'unknownField', params: {}, message: 'is not known here' },
        { path: 'composition', code: 'missing', params: {}, message: 'is missing' },
        { path: 'uses[0].phrase', code: 'unknownPhrase', params: {}, message: 'The library has no such sentence.' },
        expect.objectContaining({ path: 'supplier.telephone', code: 'telephone' }),
      ]),
    )
    expect((await editor('GET', draftOf(id))).body.record).toStrictEqual({ ...record, permalinkId: 3, status: 'active' })
    expect((await editor('GET', draftOf(id))).body.differences).toBeNull()
  })

  it('keeps a text that a browser cut in the middle of a surrogate pair, and says what is wrong with it', async () => {
    const id = await editors.store(8)
    await editor('GET', draftOf(id))
    const saved = await editor('PUT', draftOf(id), { revision: 1, patch: { variant: { text: { en: 'half \ud83d' } } } })
    expect(saved.body.problems).toMatchObject([{ path: 'variant.text.en', code: 'characters' }])
    expect((await editor('GET', `${draftOf(id)}/revisions/2`)).body.record.variant.text.en).toBe('half \ud83d')
  })

  it('never changes its permanent link or status', async () => {
    const id = await editors.store(4)
    await editor('GET', draftOf(id))
    await editor('PUT', draftOf(id), { revision: 1, patch: { permalinkId: 1, status: 'withdrawn', name: 'Other' } })
    expect((await editor('GET', draftOf(id))).body.record).toMatchObject({ permalinkId: 4, status: 'active', name: 'Other' })
  })

  it('reports a synonym id that belongs to another product, and allows a new synonym without one', async () => {
    const foreign = await editors.store(5)
    const id = await editors.store(6)
    await editor('GET', draftOf(id))
    const synonyms = [
      { id, name: 'Own' },
      { name: 'New', productCodes: [{ code: 'N-1' }] },
      { id: foreign, name: 'Stolen' },
    ]
    const saved = await editor('PUT', draftOf(id), { revision: 1, patch: { synonyms } })
    expect(saved.body.problems).toMatchObject([{ path: 'synonyms[2].id', code: 'foreignId', params: { id: foreign } }])
  })

  it('is saved once when the same call is sent again because its response was lost', async () => {
    const id = await editors.store(7)
    await editor('GET', draftOf(id))
    const call = () => editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Once' } })
    expect([(await call()).body.revision, (await call()).body.revision]).toStrictEqual([2, 2])
    expect((await editor('GET', `${draftOf(id)}/revisions`)).body.revisions).toHaveLength(2)
  })
})

describe('bad input', () => {
  it.each([
    ['no body', undefined],
    ['a list', []],
    ['no revision', { record: {} }],
    ['a revision that is none', { revision: 'one', record: {} }],
    ['a revision below 1', { revision: 0, record: {} }],
    ['both forms', { revision: 1, record: {}, patch: {} }],
    ['a record that is a list', { revision: 1, record: [] }],
    ['a record that is null', { revision: 1, record: null }],
    ['a revision that never was', { revision: 99, record: {} }],
    ['a record too deep', { revision: 1, record: Array.from({ length: 80 }).reduce<object>((inner) => ({ inner }), {}) }],
  ])('%s is refused with 400', async (_, body) => {
    const id = await editors.store(41)
    expect((await editor('PUT', draftOf(id), body)).status).toBe(400)
  })

  it('a prototype is not accepted as a key of a record', async () => {
    const answer = await api.ask(draftOf(await editors.store(42)), {
      method: 'PUT',
      headers: { ...editors.headersOf('editor'), 'content-type': 'application/json' },
      body: '{"revision":1,"record":{"__proto__":{"polluted":true}}}',
    })
    expect(answer.status).toBe(400)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  it.each(['0', '-5', 'abc', '99999999999', '1%00'])('the id %s is not found', async (id) => {
    expect((await editor('GET', `/api/v1/products/${id}/draft`)).status).toBe(id.includes('%00') ? 400 : 404)
  })
})

describe('access', () => {
  it.each([
    ['visitor', 401],
    ['nobody', 403],
    ['viewer', 403],
    ['foreign', 404],
    ['editor', 200],
    ['owner', 200],
  ] as const)('%s: %i for every call', async (who, expected) => {
    const id = await editors.store(50 + who.length + who.charCodeAt(0))
    await editor('GET', draftOf(id))
    const ask = editors.as(who)
    const calls = [
      await ask('GET', draftOf(id)),
      await ask('PUT', draftOf(id), { revision: 1, patch: { name: 'Other' } }),
      await ask('GET', `${draftOf(id)}/revisions`),
      await ask('GET', `${draftOf(id)}/revisions/1`),
      await ask('GET', `/api/v1/products/${id}/publish/preview`),
      await ask('DELETE', `${draftOf(id)}?revision=${(await editor('GET', draftOf(id))).body.revision}`),
    ]
    expect(calls.map(({ status }) => status)).toStrictEqual(calls.map(() => expected))
    if (expected === 403) expect(calls[0]?.body.type).toBe('RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    expect(calls.every(({ headers }) => headers.get('cache-control') === 'private, no-store')).toBe(true)
  })
})

describe('a record with more entries than any product has', () => {
  it.each([
    ['in a list', { classification: Array.from({ length: 100_000 }, (_, index) => ({ [`a${index}`]: 1 })) }],
    ['that are empty', { attachments: Array.from({ length: 100_000 }, () => ({})) }],
    ['below a field that nobody knows', { unheardOf: Array.from({ length: 100_000 }, () => 0) }],
  ])('is refused before it is validated: %s', async (_, many) => {
    const id = await editors.store(94)
    const { record, revision } = (await editor('GET', draftOf(id))).body
    const answers: Awaited<ReturnType<typeof editor>>[] = []
    const put = async (body: object) => answers.push(await editor('PUT', draftOf(id), { revision, ...body }))
    expect(await measureWork(() => put({ record: { ...record, ...many } }))).toBeLessThan(4_000)
    await put({ patch: many })
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body.reasons).toMatchObject([{ path: 'record', code: 'tooMany', params: { max: 40_000 } }])
    }
    expect((await editor('GET', draftOf(id))).body.revision).toBe(revision)
  })
})

describe('unknown fields', () => {
  it('are named up to two dozen, and a draft with more of them is refused at once', async () => {
    const id = await editors.store(91)
    const { record } = (await editor('GET', draftOf(id))).body
    const many = Object.fromEntries(Array.from({ length: 150_000 }, (_, index) => [`key${index}`, 1]))
    const calls: Awaited<ReturnType<typeof editor>>[] = []
    const put = async () => calls.push(await editor('PUT', draftOf(id), { revision: 1, record: { ...record, ...many } }))
    expect(await measureWork(put)).toBeLessThan(4_000)
    const [refused] = calls
    expect(refused).toMatchObject({ status: 400, body: { type: 'CLIENT_SIDE' } })
    expect(refused?.body.reasons).toHaveLength(25)
    expect(refused?.body.reasons[0]).toMatchObject({ path: 'key0', code: 'unknownField' })
    expect(refused?.body.reasons[24]).toMatchObject({ path: 'record', code: 'moreUnknownFields', params: { count: 149_976 } })
    const thousands = Object.fromEntries(Object.entries(many).slice(0, 30_000))
    const patched = await editor('PUT', draftOf(id), { revision: 1, patch: { supplier: thousands } })
    expect([patched.status, patched.body.reasons.length]).toEqual([400, 25])
    const beside = await editor('PUT', draftOf(id), { revision: 1, patch: { name: 'Name' }, ...many })
    expect([beside.status, beside.body.reasons.length]).toEqual([400, 25])
    expect((await editor('GET', draftOf(id))).body.revision).toBe(1)
  })

  it('by the dozen are mistakes like others: the draft is stored, and they are named', async () => {
    const id = await editors.store(92)
    const few = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`key${index}`, 1]))
    const { status, body } = await editor('PUT', draftOf(id), { revision: 1, patch: few })
    expect([status, body.problems.length]).toEqual([200, 24])
  })
})
