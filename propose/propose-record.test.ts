import { describe, expect, it } from 'vitest'
import { createTextWriter, plainText } from '../documents/text/write-text.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol, descaler, dispersion, hardener, paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { noDescription, patchOf } from './settle.ts'

const recipes = { paint, descaler, aerosol, hardener, dispersion }

describe('a recipe becomes a sheet', () => {
  it.each(Object.entries(recipes))('%s: with every proposal accepted the check finds no error', (_name, typed) => {
    const { proposals } = propose(typed)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it.each(Object.entries(recipes))('%s: what was accepted is proposed no more', (_name, typed) => {
    const { proposals } = propose(typed)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(propose(typed, record).proposals.filter(({ state }) => state !== 'held')).toEqual([])
  })
})

describe('the description of a product', () => {
  const of = (record: ProductRecord, typed = paint) => propose(typed, record).proposals.find(({ place }) => place === '/description')

  it('is proposed by the kind of product where nobody has written one, so that the record is complete', () => {
    const found = of(begun({ description: noDescription }))
    expect(found).toMatchObject({ state: 'open', value: { phrase: 'use.coating' }, section: '1.1' })
    expect(applyPatch(begun({ description: noDescription }), found?.patch ?? []).description).toEqual({ phrase: 'use.coating' })
    expect(of(begun({ description: { phrase: 'use.coating' } }))).toMatchObject({ state: 'held' })
  })

  it('is left alone where a person wrote one, and asked for where the kind is not known', () => {
    expect(of(begun({ description: { text: { en: 'Zinc phosphate primer' } } }))).toBeUndefined()
    const [open, unkind] = [begun({ description: noDescription }), { ...paint, productKind: undefined }]
    expect(of(open, unkind)).toBeUndefined()
    expect([unkind, paint].map((typed) => propose(typed, open).gaps.some(({ place }) => place === '/description'))).toEqual([true, false])
  })
})

describe('section 3 of a solvent-borne paint', () => {
  it('gives the estimates by which xylene and butanol count, and what dries out the skin', () => {
    const solvents = [
      { cas: '1330-20-7', content: 15 },
      { cas: '123-86-4', content: 8 },
      { cas: '71-36-3', content: 3.2 },
    ]
    const { proposals } = propose({ ...paint, inhalation: 'vapour', components: [...paint.components.slice(0, 1), ...solvents] })
    const { ingredients } = productRecord.parse(applyPatch(begun(), patchOf(proposals))).composition
    const of = (cas: string) => ingredients.find(({ casNumber }) => casNumber === cas)
    expect(of('1330-20-7')?.acuteToxicityEstimates).toEqual([
      { route: 'dermal', value: 1100, unit: 'mg/kg' },
      { route: 'inhalationVapour', value: 11, unit: 'mg/l' },
    ])
    expect(of('71-36-3')?.acuteToxicityEstimates).toEqual([{ route: 'oral', value: 500, unit: 'mg/kg' }])
    expect(of('123-86-4')?.classification.flatMap(({ statements }) => statements)).toEqual(['H226', 'H336', 'EUH066'])
  })
})

describe('what the airways need', () => {
  const gapOf = (typed: typeof paint, record = begun()) =>
    propose(typed, record).gaps.filter(({ place }) => place === '/exposureControls/respiratory')
  const poison: typeof paint = {
    ...descaler,
    components: [
      { cas: '7732-18-5', name: 'water', content: 60, own: { classification: [] } },
      { name: 'Strange fumes', cas: '128-37-0', content: 40, own: { classification: ['Acute Tox. 3 H331'] } },
    ],
  }

  it('is left to a person where the library has no filter for what is breathed', () => {
    expect(gapOf(poison)).toMatchObject([{ section: '8.2', because: { code: 'noPhrase' }, article: 'REACH Annex II, 8.2.2.2(c)' }])
    const { exposureControls } = begun()
    const said = begun({ exposureControls: { ...exposureControls, respiratory: [{ text: { en: 'Filter B2-P2.' } }] } })
    expect(gapOf(poison, said)).toEqual([])
  })

  it('is proposed for solvents and isocyanates, and where nothing is needed', () => {
    for (const typed of [paint, hardener, dispersion]) expect(gapOf(typed)).toEqual([])
  })
})

describe('the name of a substance that the library does not know', () => {
  const named = (name: string, language: LanguageCode) => {
    const typed: typeof paint = { ...descaler, components: [...descaler.components.slice(1), { cas: '108-32-7', name, content: 12 }] }
    const found = propose(typed, begun(), [], undefined, language).proposals.find(
      ({ place, item }) => place === '/composition/ingredients' && item === '108-32-7',
    )
    return productRecord.shape.composition.parse({ kind: 'mixture', ingredients: [found?.value] }).ingredients[0]?.name
  }

  it('is that of Annex VI in English, and as typed in the language in which it was typed', () => {
    expect(named('Propyleenikarbonaatti', 'fi')).toEqual({ text: { fi: 'Propyleenikarbonaatti', en: 'propylene carbonate' } })
    expect(named('Propyleenikarbonaatti', 'en')).toEqual({ text: { en: 'propylene carbonate' } })
  })
})

describe('a component that nobody knows', () => {
  const mixture: typeof paint = {
    ...descaler,
    components: [
      { cas: '7732-18-5', name: 'water', content: 87.5, own: { classification: [] } },
      { name: 'Surfactant from abroad', content: 12.5, own: { unknown: ['aquatic'] } },
    ],
  }
  const shares = (typed: typeof paint) =>
    propose(typed).proposals.flatMap(({ place, value }) => (place === '/ecology/unknownAquaticHazardPercent' ? [value] : []))

  it('is stated in 12.1, and so on the label, by its share: CLP Annex I, 4.1.3.6.1', () => {
    const { proposals } = propose(mixture)
    expect(proposals.find(({ place }) => place === '/ecology/unknownAquaticHazardPercent')).toMatchObject({
      section: '12.1',
      value: 12.5,
      article: 'CLP Annex I, 4.1.3.6.1',
    })
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(record.ecology.unknownAquaticHazardPercent).toBe(12.5)
    expect(checkOn(record).filter(({ code }) => code === 'ecology.unknownShareDiffers')).toEqual([])
  })

  it('is not spoken of where all are known, nor where less of it is there than counts', () => {
    const withDye = (content: number): typeof paint => ({
      ...mixture,
      components: [
        { cas: '7732-18-5', name: 'water', content: 100 - content, own: { classification: [] } },
        { name: 'Dye', content, own: { unknown: ['aquatic'] } },
      ],
    })
    expect(shares(descaler)).toEqual([])
    expect(shares(withDye(0.09))).toEqual([])
    expect(shares(withDye(0.1))).toEqual([0.1])
  })
})

describe('a class that a Note of Annex VI takes off a raw material', () => {
  const naphtha = {
    ...paint,
    components: [
      ...paint.components.slice(0, 7),
      { cas: '64742-95-6', content: 3, own: { classification: ['Flam. Liq. 3 H226', 'Aquatic Chronic 2 H411'], notes: { P: true } } },
    ],
  }

  it('comes into section 3 with who has shown it, and the check finds no error', () => {
    const stated = new Map([['mixture.components[7]', [{ note: 'P' as const, shownBy: 'Sheet of Haltermann, 3 March 2026' }]]])
    const { proposals } = propose(naphtha, begun(), [], stated)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const listed = record.composition.ingredients.find(({ casNumber }) => casNumber === '64742-95-6')
    expect(listed?.notes).toContain('P')
    expect(listed?.noteConditions).toEqual([{ note: 'P', shownBy: 'Sheet of Haltermann, 3 March 2026' }])
    expect(listed?.classification.map(({ category }) => category)).not.toContain('Carc. 1B')
    expect(record.classification.map(({ category }) => category)).not.toContain('Carc. 1B')
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('whose proof is kept with the raw material names that', () => {
    const { proposals } = propose(naphtha)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const listed = record.composition.ingredients.find(({ casNumber }) => casNumber === '64742-95-6')
    expect(listed?.noteConditions?.map(({ note }) => note)).toEqual(['P'])
    expect(listed?.noteConditions?.[0]?.shownBy).not.toBe('')
  })
})

describe('a class that a person decided', () => {
  it('is denied where the sheet speaks of it, named in section 16 with what was calculated, and the check finds no error', () => {
    const override = {
      class: 'skinCorrosionIrritation',
      category: null,
      basis: 'expertJudgement' as const,
      reason: 'Tests of two similar paints',
    }
    const { proposals } = propose({ ...paint, overrides: [override] })
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    expect(record.toxicology.notClassified).toEqual({ skinCorrosionIrritation: 'criteriaNotMet' })
    const [said] = record.otherInformation.further
    const write = (language: LanguageCode) => said && plainText(createTextWriter(language).text(said))
    expect(write('en')).toBe('Expert judgement: Skin Irrit. 2 not assigned (Tests of two similar paints).')
    expect(write('pl')).toBe('Ocena ekspertów: klasy Skin Irrit. 2 nie przypisano (Tests of two similar paints).')
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(proposals.every(({ id }) => id.length <= 300)).toBe(true)
  })

  it.each(['The limit of 1,000 mg/kg is not reached.', 'long '.repeat(300)])(
    'is told with a reason that no value may hold: %s',
    (reason) => {
      const override = { class: 'skinCorrosionIrritation', category: null, basis: 'expertJudgement' as const, reason }
      const { proposals } = propose({ ...paint, overrides: [override] })
      expect(proposals.every(({ id }) => id.length <= 300)).toBe(true)
      const [said] = productRecord.parse(applyPatch(begun(), patchOf(proposals))).otherInformation.further
      expect(said && plainText(createTextWriter('en').text(said)).replaceAll('\u00a0', ' ')).toContain(reason.trim().replace(/\.$/, ''))
    },
  )
})

describe('substances that share an entry', () => {
  it('keep their own names and numbers: calcium is no cobalt', () => {
    const driers = [
      { cas: '136-51-6', name: 'Calcium bis(2-ethylhexanoate)', content: 0.6 },
      { cas: '136-52-7', name: 'Cobalt drier', content: 0.4 },
    ]
    const { proposals } = propose({ ...paint, components: driers })
    const { composition } = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const [calcium, cobalt] = driers.map(({ cas }) => composition.ingredients.find(({ casNumber }) => casNumber === cas))
    expect(calcium).toMatchObject({ name: { text: { en: 'Calcium bis(2-ethylhexanoate)' } }, indexNumber: '607-230-00-6' })
    expect([calcium?.ecNumber, calcium?.reachNumber]).toEqual(['205-249-0', undefined])
    expect(cobalt).toMatchObject({ name: { phrase: 'substance.cobaltBisEthylhexanoate' }, ecNumber: '205-250-6' })
  })
})

describe('a lye with an alkanolamine', () => {
  const cleaner = {
    ...hardener,
    productKind: undefined,
    measured: { pH: 13.4 },
    components: [
      { cas: '1310-73-2', content: 4 },
      { cas: '141-43-5', content: 3 },
      { cas: '112-34-5', content: 5 },
      { cas: '7732-18-5', content: 88 },
    ],
  }
  const sentencesOf = (typed: typeof cleaner) => JSON.stringify(propose(typed).proposals.map(({ value }) => value))

  it('is a cleaner and no component that hardens', () => {
    const said = sentencesOf(cleaner)
    for (const sentence of [
      'firstAid.general.hardenerSheet',
      'storage.moisture',
      'reaction.exothermicEpoxy',
      'disposal.product.hardenedMixture',
    ])
      expect(said).not.toContain(sentence)
    expect(said).not.toContain('toxicology.amineBurns')
    for (const sentence of [
      'fireHazard.nitrogenOxides',
      'protection.respiratory.filterK',
      'reaction.exothermicAcids',
      'fireHazard.notFlammable',
    ])
      expect(said).toContain(sentence)
  })

  it('without lye neither', () => {
    expect(sentencesOf({ ...cleaner, components: cleaner.components.slice(1) })).not.toContain('disposal.product.hardenedMixture')
  })
})

it('what hardens a resin says that two components are mixed', () => {
  expect(JSON.stringify(propose(hardener).proposals)).toContain('disposal.product.hardenedMixture')
})
