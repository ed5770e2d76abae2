import { describe, expect, it } from 'vitest'
import { recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { transport, type Transport } from '../shared/record/transport.ts'

type Component = Pick<ProductRecord, 'name' | 'transport'>

const mode = (hazardClass: string, more: object = {}) => ({ shippingName: { text: { en: `CLASS ${hazardClass}` } }, hazardClass, ...more })
const goods = (unNumber: string, hazardClass: string, more: object = {}): Transport => {
  const one = mode(hazardClass, more)
  return transport.parse({ regulated: true, unNumber, road: one, sea: one, air: one, precautions: [], bulk: [] })
}
const free: Transport = { regulated: false, precautions: [], bulk: [] }
const resin: Component = { name: 'Laminating resin', transport: goods('1866', '3', { packingGroup: 'III' }) }
const paste: Component = { name: 'BPO paste', transport: goods('3108', '5.2', { environmentallyHazardous: true }) }
const epoxy: Component = { name: 'Epoxy base', transport: goods('3082', '9', { packingGroup: 'III', environmentallyHazardous: true }) }
const amine: Component = { name: 'Amine hardener', transport: goods('2735', '8', { packingGroup: 'II' }) }

const recipe = {
  name: 'Kit',
  physicalState: 'liquid',
  components: [{ cas: '67-64-1', content: 100 }],
  measured: { flashPoint: -17 },
} as const
const nobody = [undefined, undefined, undefined, undefined] as const

function proposedFor(components: readonly Component[], record: Partial<ProductRecord> = {}, named = components) {
  const kit = { components: named.map(({ name }, place) => ({ product: 21 + place, name })) }
  const [decisions, conditions, language, signed] = nobody
  const { proposals, gaps } = propose(
    { ...recipe, components: [...recipe.components] },
    begun({ kit, ...record }),
    decisions,
    conditions,
    language,
    signed,
    components,
  )
  const at = ({ place }: { place: string }) => place === '/transport'
  return { found: proposals.find(at), gap: gaps.find(at) }
}

describe('section 14 of a kit', () => {
  it('of a resin and its peroxide is that of a polyester resin kit, and not that of what they are mixed to', () => {
    const { found } = proposedFor([resin, paste])
    expect(found).toMatchObject({
      article: 'REACH Annex II, 14; ADR 3.3.1, special provision 236',
      because: [{ code: 'resinKit', params: { base: 'Laminating resin', activator: 'BPO paste' } }],
      value: {
        unNumber: '3269',
        road: { hazardClass: '3', packingGroup: 'III', limitedQuantity: '5 l', tunnelCode: '(D/E)', transportCategory: '3' },
        sea: { hazardClass: '3', packingGroup: 'III', environmentallyHazardous: true },
        air: { hazardClass: '3' },
      },
    })
    expect(found?.value).toMatchObject({
      road: { shippingName: { text: { en: 'POLYESTER RESIN KIT', fr: 'TROUSSES DE RÉSINE POLYESTER' } } },
    })
  })

  it('of other components names the entry of each, with the gravest one first', () => {
    const { found } = proposedFor([epoxy, amine])
    const entries = 'UN 2735, 8, II – Amine hardener; UN 3082, 9, III – Epoxy base'
    expect(found).toMatchObject({
      article: 'REACH Annex II, 14; ADR 4.1.10',
      because: [{ code: 'packedTogether', params: { entries } }],
      value: { unNumber: '2735', road: { hazardClass: '8', packingGroup: 'II', environmentallyHazardous: false } },
    })
    expect(found?.value).toHaveProperty('precautions.0', { phrase: 'transportPrecaution.packedTogether', values: { entries } })
  })

  it('keeps what a person wrote, and says the entries anew', () => {
    const mine = { text: { en: 'Keep from frost.' } }
    const old = { phrase: 'transportPrecaution.packedTogether', values: { entries: 'UN 1993' } }
    const { found } = proposedFor([epoxy, amine], { transport: { ...free, precautions: [old, mine] } })
    expect(found?.value).toMatchObject({ precautions: [{ phrase: old.phrase }, mine] })
    expect(JSON.stringify(found?.value)).not.toContain('UN 1993')
  })

  it('of one component that is dangerous goods is the entry of that one, without a word more', () => {
    const { found } = proposedFor([amine, { name: 'Filler', transport: free }])
    expect(found?.value).toMatchObject({ unNumber: '2735', precautions: [{ phrase: 'transportPrecaution.uprightClosed' }, {}] })
  })

  it('of components that are none is none', () => {
    const filler = { name: 'Filler', transport: free }
    expect(proposedFor([filler, filler]).found?.value).toMatchObject({ regulated: false })
  })

  it('is open while a component cannot be seen', () => {
    const { found, gap } = proposedFor([amine], {}, [amine, epoxy])
    expect(found).toBeUndefined()
    expect(gap?.because).toMatchObject({ code: 'noEntry' })
  })

  it('of paint and its hardener is paint related material for both, as that of the catalogue is (special provision 367)', () => {
    const record = recordOfCatalogue(1015)
    const parts = [recordOfCatalogue(1001), recordOfCatalogue(1002)]
    expect(proposedFor(parts, { kit: record.kit, transport: record.transport }).found).toMatchObject({ state: 'held' })
    const anew = proposedFor(parts).found?.value
    expect(anew).toEqual(record.transport)
  })
})
