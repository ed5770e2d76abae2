import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'
import { productRecord } from '../shared/record/product-record.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

const looked = { classification: [] }
/** Two acids that the library of substances does not know. */
const acids: typeof descaler = {
  ...descaler,
  measured: { pH: 0.9, relativeDensity: 1.06, flashPoint: 100.000001 },
  components: [
    { cas: '7732-18-5', name: 'water', content: 94, own: looked },
    { cas: '64-18-6', content: 6 },
  ],
}
const gapsOf = (typed: typeof descaler, record = begun()) => propose(typed, record).gaps

describe('a limit of the Union (REACH Annex II, 8.1.1)', () => {
  it('comes with a substance that the library does not know, by the lists of the Union, unless a person has given others', () => {
    const recordOf = (begin = begun()) => productRecord.parse(applyPatch(begin, patchOf(propose(acids, begin).proposals)))
    const record = recordOf()
    const ofUnion = [{ basis: '2006/15/EC', longTerm: { mgPerM3: 9, ppm: 5 }, remarks: [] }]
    expect(record.composition.ingredients[0]?.exposureLimits).toEqual(ofUnion)
    expect(gapsOf(acids).filter(({ section }) => section === '8.1')).toEqual([])
    expect(checkOn(record).filter(({ code }) => code === 'protection.unionLimitMissing')).toEqual([])
    const ofState = [{ basis: 'TRGS 900', country: 'DE', longTerm: { mgPerM3: 9.5, ppm: 5 }, remarks: [] }]
    record.composition.ingredients.forEach((one) => (one.exposureLimits = ofState))
    expect(recordOf(record).composition.ingredients[0]?.exposureLimits).toEqual(ofState)
  })

  it('is asked for where nobody here knows its figure, by substance and act, until the record has it', () => {
    const resorcinol: typeof descaler = {
      ...acids,
      components: [
        { cas: '7732-18-5', name: 'water', content: 94, own: looked },
        { cas: '108-46-3', content: 6 },
      ],
    }
    const missing = gapsOf(resorcinol).filter(({ section }) => section === '8.1')
    expect(missing.map(({ because }) => because)).toMatchObject([{ code: 'noUnionLimit', params: { act: '2006/15/EC' } }])
    const { proposals } = propose(resorcinol)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const found = () => checkOn(record).filter(({ code }) => code === 'protection.unionLimitMissing')
    expect(found()).toMatchObject([{ severity: 'error', params: { basis: '2006/15/EC' } }])
    const [only] = record.composition.ingredients
    only?.exposureLimits.push({ basis: '2006/15/EC', longTerm: { mgPerM3: 45, ppm: 10 }, remarks: ['skin'] })
    expect(found()).toEqual([])
    expect(gapsOf(resorcinol, record).filter(({ section }) => section === '8.1')).toEqual([])
  })
})

describe('the address of a detergent’s ingredient list (Regulation (EC) No 648/2004, Annex VII A and D)', () => {
  const missing = (typed: typeof descaler, record = begun()) =>
    gapsOf(typed, record).filter(({ place }) => place === '/labelElements/ingredientListAddress').length

  it('is asked for where a cleaner is for the public, until it is there', () => {
    expect(missing(descaler)).toBe(1)
    expect(missing({ ...descaler, use: 'professional' })).toBe(0)
    expect(missing({ ...descaler, productKind: 'paint' })).toBe(0)
    const { labelElements } = begun()
    expect(missing(descaler, begun({ labelElements: { ...labelElements, ingredientListAddress: 'https://maker.example/list' } }))).toBe(0)
  })
})

describe('a figure that was typed with a sign', () => {
  it('stands in section 9 as it was typed: no flash point was found up to there', () => {
    const signed = new Map([['flashPoint', { sign: '>', value: 100 }]] as const)
    const { proposals } = propose(acids, begun(), [], undefined, 'en', signed)
    const flashPoint = proposals.find(({ item }) => item === 'SE09a flashPoint')
    expect(flashPoint?.value).toMatchObject({ quantity: { sign: '>', value: 100, unit: '°C' } })
  })
})

describe('the name of an acid that Annex VI prints with room for its content (Note B)', () => {
  it.each([
    ['64-18-6', 'formic acid'],
    ['7697-37-2', 'nitric acid'],
    ['7664-38-2', 'phosphoric acid'],
  ])('%s stands without that room in section 3 and on the label', (cas, name) => {
    const { proposals } = propose({ ...acids, components: [{ cas, content: 6 }, ...acids.components.slice(0, 1)] })
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const [acid] = record.composition.ingredients
    expect(JSON.stringify([acid?.name, record.labelElements.contains])).not.toContain('…')
    if (acid && 'text' in acid.name) expect(acid.name.text.en).toBe(name)
  })
})
