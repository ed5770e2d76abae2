/** Proposals over HTTP: what follows from a recipe, what an editor accepts, and access. */
import { describe, expect, it } from 'vitest'
import { acceptAnswer, proposalsAnswer } from '../../shared/proposals/answer.ts'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { draftOf, startEditing } from '../../tests/editors.ts'

const { editors, editor, other } = await startEditing()
const proposalsOf = (id: number): string => `/api/v1/products/${id}/proposals`
const recipeOf = (id: number): string => `/api/v1/products/${id}/recipe`

const thinner = {
  rows: [
    { key: 'a', name: 'xylene', cas: '1330-20-7', share: '60' },
    { key: 'b', name: 'acetone', cas: '67-64-1', share: '39' },
    { key: 'c', name: 'no share yet', share: '' },
  ],
  physicalState: 'liquid',
  productKind: 'paint',
  measured: { values: { flashPoint: '10', initialBoilingPoint: '56' } },
  uses: ['professional'],
}
const bare = { composition: { kind: 'mixture' as const, ingredients: [] } }

async function store(id: number, recipe: object = thinner, changes: Partial<ProductRecordInput> = {}): Promise<number> {
  const synonymId = await editors.store(id, { ...bare, ...changes })
  await editor('PUT', recipeOf(synonymId), { revision: 0, recipe })
  return synonymId
}
const ask = async (id: number) => proposalsAnswer.parse((await editor('GET', proposalsOf(id))).body)

describe('the proposals of a recipe for a record', () => {
  it('are listed with reason, place and article, and change nothing', async () => {
    const id = await store(1)
    const found = await ask(id)
    expect(found).toMatchObject({ isJudged: true, recipeRevision: 1, leftOut: ['c'], unreadable: [] })
    expect(found.proposals.find(({ text }) => text.startsWith('Flam. Liq. 2'))).toMatchObject({
      section: '2.1',
      place: '/classification',
      state: 'open',
      article: expect.stringContaining('Table 2.6.1'),
    })
    expect(found.proposals.find(({ text }) => text.startsWith('Vapours form explosive mixtures'))).toMatchObject({
      section: '5.2',
      because: [{ code: 'class', message: 'Because of Flam. Liq. 2 H225.' }],
    })
    expect(found.gaps.map(({ because }) => because.message)).toContain('No value yet: Colour.')
    expect(found.proposals.filter(({ state }) => state === 'held').map(({ place }) => place)).not.toContain('/classification')
    expect((await editor('GET', draftOf(id))).body.record.classification).toEqual([])
  })

  it('are accepted into the draft as a change by the editor, and then count as held', async () => {
    const id = await store(2)
    const before = await ask(id)
    const chosen = before.proposals.filter(({ place }) => place === '/classification').map(({ id: key, madeFor }) => ({ id: key, madeFor }))
    const { status, body } = await editor('POST', proposalsOf(id), { revision: before.draftRevision, accept: chosen })
    expect(status).toBe(200)
    const done = acceptAnswer.parse(body)
    expect(done).toMatchObject({ accepted: chosen, outdated: [], revision: before.draftRevision + 1 })
    const draft = (await editor('GET', draftOf(id))).body
    expect(draft).toMatchObject({ revision: done.revision, kind: 'saved' })
    expect(draft.record.classification).toHaveLength(chosen.length)
    const after = await ask(id)
    expect(after.proposals.filter(({ place }) => place === '/classification').map(({ state }) => state)).toEqual(chosen.map(() => 'held'))
  })

  it('follow for a kit in transport from its published components, not from their mixture', async () => {
    const goods = (unNumber: string, hazardClass: '3' | '5.2', group: object = {}): ProductRecordInput['transport'] => {
      const mode = { shippingName: { text: { en: 'GOODS' } }, hazardClass, ...group }
      return { regulated: true, unNumber, road: mode, sea: mode, air: mode }
    }
    await editors.store(41, { transport: goods('1866', '3', { packingGroup: 'III' }) }, '2026-01-01')
    await editors.store(42, { transport: goods('3108', '5.2') }, '2026-01-01')
    const components = [41, 42].map((product) => ({ product, name: `Product ${product}` }))
    const found = await ask(await store(43, thinner, { kit: { components } }))
    const [proposed] = found.proposals.filter(({ place }) => place === '/transport')
    expect(proposed?.text).toContain('UN 3269 · POLYESTER RESIN KIT · 3 · III')
    expect(proposed?.because.map(({ message }) => message)).toEqual([
      'Product 41 is hardened by Product 42, an organic peroxide of type D, E or F: together they are a polyester resin kit, with the packing group of the base.',
    ])
    expect(proposed?.article).toContain('special provision 236')
  })

  it('can be removed again, and another precautionary statement chosen instead', async () => {
    const id = await store(3)
    const place = '/labelElements/precautionaryStatements'
    const found = await ask(id)
    const chosen = found.proposals.filter((one) => one.place === place)
    const first = await editor('POST', proposalsOf(id), {
      revision: found.draftRevision,
      accept: chosen.map(({ id: key, madeFor }) => ({ id: key, madeFor })),
    })
    const [spare] = found.spare
    const [given] = chosen
    if (!spare || !given) throw new Error('no statement to swap')
    const { body } = await editor('POST', proposalsOf(id), {
      revision: first.body.revision,
      accept: [{ id: spare.id, madeFor: spare.madeFor }],
      remove: [given.id],
    })
    expect(acceptAnswer.parse(body)).toMatchObject({ accepted: [{ id: spare.id }], removed: [{ id: given.id }] })
    const codes = (await editor('GET', draftOf(id))).body.record.labelElements.precautionaryStatements.map(
      ({ code }: { code: string }) => code,
    )
    expect(codes).toContain(spare.name.replaceAll(' + ', '+'))
    expect(codes).not.toContain(given.name.replaceAll(' + ', '+'))
  })

  it('with another value by now are not accepted, and are reported', async () => {
    const id = await store(4)
    const found = await ask(id)
    const { body } = await editor('POST', proposalsOf(id), {
      revision: found.draftRevision,
      accept: [
        { id: '/classification#flammableLiquids', madeFor: 'of another recipe' },
        { id: '/nothing#like this', madeFor: '0' },
      ],
      remove: ['/uses#use.consumer'],
    })
    expect(acceptAnswer.parse(body)).toMatchObject({
      accepted: [],
      removed: [],
      outdated: ['/classification#flammableLiquids', '/nothing#like this', '/uses#use.consumer'],
      revision: found.draftRevision,
    })
  })

  it('are refused for a revision that is no longer the current one', async () => {
    const id = await store(5)
    const { draftRevision } = await ask(id)
    await other('PUT', draftOf(id), { revision: draftRevision, patch: { name: 'Other' } })
    const { status, body } = await editor('POST', proposalsOf(id), { revision: draftRevision, accept: [], remove: [] })
    expect(status).toBe(409)
    expect(body.reasons).toMatchObject([{ path: 'revision', code: 'outdatedRevision' }])
    expect((await editor('POST', proposalsOf(id), { revision: 'a' })).status).toBe(400)
  })

  it('are none for an empty recipe, and do not touch parts of the record that cannot be read', async () => {
    const empty = await ask(await store(6, { rows: [] }))
    expect(empty).toMatchObject({ isJudged: false, proposals: [], spare: [], gaps: [] })
    const id = await store(7)
    const { draftRevision } = await ask(id)
    await editor('PUT', draftOf(id), { revision: draftRevision, patch: { firstAid: { eyes: 'not a list' } } })
    const found = await ask(id)
    expect(found.unreadable).toEqual(['firstAid'])
    expect(found.proposals.filter(({ place }) => place.startsWith('/firstAid'))).toEqual([])
    expect(found.proposals.some(({ place }) => place.startsWith('/handling'))).toBe(true)
  })

  it('that were refused are no longer open, and show who refused them', async () => {
    const id = await store(8)
    const [first] = (await ask(id)).proposals.filter(({ place }) => place === '/firstAid/eyes')
    const decision = { proposal: first?.id, answer: 'refused', madeFor: first?.madeFor, person: 'Anna', day: '2026-11-23' }
    await editor('PUT', recipeOf(id), { revision: 1, recipe: { ...thinner, decisions: [decision] } })
    expect((await ask(id)).proposals.find(({ id: key }) => key === first?.id)).toMatchObject({
      state: 'refused',
      decision: { answer: 'refused', person: 'Anna', day: '2026-11-23' },
    })
  })

  it('are only for editors of the workgroup', async () => {
    const id = await store(9)
    for (const who of ['visitor', 'viewer', 'foreign', 'nobody'] as const) {
      const expected = who === 'visitor' ? 401 : who === 'foreign' ? 404 : 403
      expect([who, (await editors.as(who)('GET', proposalsOf(id))).status]).toEqual([who, expected])
      expect([who, (await editors.as(who)('POST', proposalsOf(id), { revision: 1 })).status]).toEqual([who, expected])
    }
  })
})
