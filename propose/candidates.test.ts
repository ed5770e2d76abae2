import { describe, expect, it } from 'vitest'
import { productKinds } from '../clp/consequences/classified.ts'
import { restrictedSubstances } from '../clp/reach/restricted-substances.ts'
import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

const recordWith = (cas: string) => {
  const looked = { classification: [] }
  const components = [
    { cas: '7732-18-5', name: 'water', content: 90, own: looked },
    { cas, content: 10, own: looked },
  ]
  const { proposals } = propose({ ...descaler, measured: {}, components })
  return productRecord.parse(applyPatch(begun(), patchOf(proposals)))
}

describe('a substance on the candidate list (REACH Article 57)', () => {
  it('is named in 2.3 with what it is listed for', () => {
    const record = recordWith('556-67-2') // octamethylcyclotetrasiloxane: PBT, vPvB
    expect(record.composition.ingredients[0]?.concerns).toEqual(['candidateList', 'PBT', 'vPvB'])
    expect(record.otherHazards).not.toContainEqual({ phrase: 'otherHazards.noPbtVpvbPmtVpvm' })
    expect(record.otherHazards).toContainEqual({ phrase: 'otherHazards.noEndocrineDisruptor' })
  })

  it('is said to be contained in 11.2 and 12, and not again in 2.3, which has it from section 3, by the reason that it is listed for', () => {
    const phrases = (cas: string) => {
      const { otherHazards, toxicology, ecology } = recordWith(cas)
      return [otherHazards, toxicology.endocrine, ecology.pbt, ecology.endocrine].map((texts) =>
        texts.flatMap((text) => ('phrase' in text && text.values?.['substances'] ? [text.phrase] : [])),
      )
    }
    // 4-nonylphenol, ethoxylated: hormones in the environment
    expect(phrases('9016-45-9')).toEqual([[], [], [], ['endocrineEnvironment.contains']])
    // bisphenol A: hormones of both
    expect(phrases('80-05-7')).toEqual([[], ['healthOther.endocrineDisruptor'], [], ['endocrineEnvironment.contains']])
    expect(phrases('556-67-2')).toEqual([[], [], ['pbt.contains'], []])
    expect(phrases('1303-96-4')).toEqual([[], [], [], []])
  })

  it('is no word on persistence or hormones where it is listed for the airways or for reproduction', () => {
    for (const cas of ['111-30-8', '1303-96-4']) {
      const record = recordWith(cas)
      expect(record.composition.ingredients[0]?.concerns).toEqual(['candidateList'])
      expect(record.otherHazards).toContainEqual({ phrase: 'otherHazards.noPbtVpvbPmtVpvm' })
      expect(record.ecology.pbt).toHaveLength(2)
      expect(record.regulatory.union).not.toContainEqual({ phrase: 'regulation.candidateListNone' })
    }
  })
})

describe('a substance that needs an authorisation (REACH Annex XIV)', () => {
  const said = (cas: string) =>
    recordWith(cas).regulatory.union.filter(
      (text) => 'phrase' in text && /^regulation\.(?:reachAuthorisation|sunsetDate)$/.test(text.phrase),
    )

  it('is named in 15.1 with its sunset date', () => {
    expect(said('79-01-6')).toEqual([
      { phrase: 'regulation.reachAuthorisation', values: { substances: [{ text: { en: 'trichloroethylene' } }] } },
      { phrase: 'regulation.sunsetDate', values: { date: '2016-04-21' } },
    ])
  })

  it('unlike one that is a candidate alone', () => {
    expect(said('556-67-2')).toEqual([])
  })
})

describe('a CAS number that stands in several entries of Annex VI', () => {
  const zinc = (of: { index?: string }) => {
    const components = [
      { cas: '7732-18-5', name: 'water', content: 10 },
      { cas: '7440-66-6', name: 'zinc powder', content: 90, ...of },
    ]
    const { proposals } = propose({ ...descaler, measured: {}, components })
    return productRecord.parse(applyPatch(begun(), patchOf(proposals))).composition.ingredients[0]
  }

  it('has the name of the worse one, whose classes count, and no index number where nobody has chosen', () => {
    const open = zinc({})
    expect(open?.indexNumber).toBeUndefined()
    expect(JSON.stringify(open?.name)).toContain('pyrophoric')
    expect(open?.classification.map(({ category }) => category)).toContain('Pyr. Sol. 1')
  })

  it('and those of the one that was chosen', () => {
    const pyrophoric = zinc({ index: '030-001-00-1' })
    expect(pyrophoric).toMatchObject({ indexNumber: '030-001-00-1' })
    expect(JSON.stringify(pyrophoric?.name)).not.toContain('tabilised')
    const stabilised = zinc({ index: '030-001-01-9' })
    expect(stabilised).toMatchObject({ indexNumber: '030-001-01-9', name: { phrase: 'substance.zincPowderStabilised' } })
    expect(stabilised?.classification.map(({ category }) => category)).toEqual(['Aquatic Acute 1', 'Aquatic Chronic 1'])
  })
})

describe('an entry of REACH Annex XVII of a substance', () => {
  type Typed = Parameters<typeof propose>[0]
  const entriesWith = (components: Typed['components'], productKind?: Typed['productKind']) => {
    const { proposals } = propose({ ...descaler, productKind, measured: {}, components })
    return proposals.find(({ item }) => item === 'regulation.reachAnnexXvii')?.value
  }
  const beside = (cas: string, content: number, productKind?: Typed['productKind']) => {
    const rest = { cas: '7732-18-5', name: 'water', content: 100 - content, own: { classification: [] } }
    return JSON.stringify(entriesWith([{ cas, content }, rest], productKind) ?? null)
  }

  it.each([
    ['112-34-5', '55', 3],
    ['110-82-7', '57', 0.1],
    ['75-09-2', '59', 0.1],
    ['872-50-4', '71', 0.3],
    ['68-12-2', '76', 0.3],
    ['9016-45-9', '46', 0.1],
    ['541-02-6', '70', 0.1],
    ['111-77-3', '54', 0.1],
  ])('is named in 15.1 from its content on: %s, entry %s from %d %%', (cas, entry, from) => {
    const named = new RegExp(`[ "]${entry}[,"]`)
    expect(beside(cas, from)).toMatch(named)
    expect(beside(cas, from * 0.9)).not.toMatch(named)
  })

  it.each([
    ['a cleaner with dichloromethane', '75-09-2', 90, 'cleaner', '59'],
    ['brake fluid with 2-(2-methoxyethoxy)ethanol', '111-77-3', 2, 'fuel', '54'],
    ['a chromate in a paint', '7789-06-2', 15, 'paint', '47'],
  ] as const)('is not named of a product of another kind than those of which column 2 speaks: %s', (_name, cas, content, kind, entry) => {
    expect(beside(cas, content, kind)).not.toMatch(new RegExp(`[ "]${entry}[,"]`))
  })

  it.each([
    ['creosote', '8001-58-9', 90, 'biocide', '31'],
    ['chloroform', '67-66-3', 99, undefined, '32'],
    ['1,4-dichlorobenzene', '106-46-7', 99, 'biocide', '64'],
    ['ammonium nitrate', '6484-52-2', 90, undefined, '58'],
  ] as const)('is named for %s', (_name, cas, content, kind, entry) => {
    expect(beside(cas, content, kind)).toMatch(new RegExp(`[ "]${entry}[,"]`))
  })

  it('speaks of kinds of products that there are', () => {
    const kinds: readonly string[] = productKinds
    expect(restrictedSubstances.flatMap((one) => one.kinds ?? []).filter((kind) => !kinds.includes(kind))).toEqual([])
  })

  it('stands with the others in the order of the entries', () => {
    expect(beside('68-12-2', 50)).toContain('"3, 28, 29, 30, 76"')
  })
})
