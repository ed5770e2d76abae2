import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { chooseTechnicalNames } from './shipping-names.ts'
import { proposeTransport } from './propose-transport.ts'
import type { TransportInput } from './transport-proposal.ts'
import { nothingKnown } from '../../test-kit/transport-input.ts'
import { cutShippingName } from './shipping-names.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))

type Entry = TransportInput['classification'][number]
const flammable = (category: 'Flam. Liq. 1' | 'Flam. Liq. 2' | 'Flam. Liq. 3'): Entry => ({ category, statements: ['H226'] })
const corrosive: Entry = { category: 'Skin Corr. 1B', statements: ['H314'] }
const chronic2: Entry = { category: 'Aquatic Chronic 2', statements: ['H411'] }
const propose = (changes: Partial<TransportInput>) => proposeTransport({ ...nothingKnown, ...changes }, table)
const road = (changes: Partial<TransportInput>) => propose(changes).modes.find(({ mode }) => mode === 'road')

describe('a proposal for transport', () => {
  it('never denies for want of data: what a component suggests is named', () => {
    const { isDangerous, warnings } = propose({ open: ['Ox. Liq. 1', 'Flam. Liq. 3', 'Aerosol 1'] })
    expect(isDangerous).toBe(false)
    expect(warnings).toMatchObject([{ code: 'transportOpen', source: 'ADR 2.1.3.5', params: { categories: 'Ox. Liq. 1, Flam. Liq. 3' } }])
    const known = propose({ classification: [flammable('Flam. Liq. 3')], flashPoint: 30, open: ['Flam. Liq. 2', 'Met. Corr. 1'] })
    expect(known.warnings).toMatchObject([{ params: { categories: 'Met. Corr. 1' } }])
    expect(propose({ classification: [corrosive], open: ['Met. Corr. 1'] }).warnings).toEqual([])
    const gas = { state: 'gas', open: ['Press. Gas'] } as const
    expect(propose({ ...gas, classification: [{ category: 'Flam. Gas 1A', statements: [] }] }).warnings).toEqual([])
    expect(propose(gas).warnings).toHaveLength(1)
  })

  it('frees no small packs of what is hazardous to water alone as long as another class is open', () => {
    expect(road({ classification: [chronic2], largestPack: 1 })?.regulated).toBe(false)
    expect(road({ classification: [chronic2], largestPack: 1, open: ['Flam. Liq. 2'] })?.regulated).toBe(true)
  })

  it('does not call free what no entry of the table is for', () => {
    for (const category of ['Unst. Expl.', 'Self-react. A', 'Org. Perox. A', 'Desen. Expl. 2'] as const)
      for (const one of [{ classification: [{ category, statements: [] }] }, { open: [category] }])
        expect(propose(one).warnings).toMatchObject([{ code: 'transportOpen', params: { categories: category } }])
  })

  it.each([
    ['Skin Corr. 1B', '3470', 'II', false],
    ['Skin Corr. 1A', '2920', 'I', false],
    ['Skin Corr. 1', '2920', 'I', true],
  ] as const)('is a corrosive paint of %s under UN %s, since the entry of paint has no packing group I', (category, un, group, isOpen) => {
    const found = road({ kind: 'paint', classification: [{ category, statements: ['H314'] }, flammable('Flam. Liq. 3')], flashPoint: 38 })
    expect(found).toMatchObject({ unNumber: un, packingGroup: group, transportClass: '8', subsidiary: ['3'] })
    expect(found?.notes.some(({ code }) => code === 'groupOpen')).toBe(isOpen)
  })

  it('is paint of packing group III by its flash point, with all columns of the table and its edition', () => {
    expect(road({ kind: 'paint', classification: [flammable('Flam. Liq. 3')], flashPoint: 38, initialBoilingPoint: 126 })).toMatchObject({
      edition: 'ADR 2025',
      regulated: true,
      unNumber: '1263',
      shippingName: { en: 'PAINT', de: 'FARBE', fr: 'PEINTURES' },
      technicalNames: [],
      transportClass: '3',
      packingGroup: 'III',
      labels: ['3'],
      classificationCode: 'F1',
      tunnelCode: 'D/E',
      transportCategory: '3',
      limitedQuantity: '5 l',
      exceptedQuantity: 'E1',
      hazardNumber: '30',
      specialProvisions: ['163', '367', '650'],
    })
  })

  it.each([
    [22.9, 35, 'I'],
    [22.9, 35.1, 'II'],
    [23, 35.1, 'III'],
    [23, 35, 'I'],
    [60, 120, 'III'],
  ])('of %d °C and %d °C is of packing group %s', (flashPoint, initialBoilingPoint, group) => {
    expect(road({ classification: [flammable('Flam. Liq. 2')], flashPoint, initialBoilingPoint })?.packingGroup).toBe(group)
  })

  it.each([
    [110, '640D'],
    [110.1, '640C'],
    [null, '640D'],
  ])('takes special provision 640 by the vapour pressure: %s kPa is %s', (vapourPressure50, provision) => {
    const found = road({ classification: [flammable('Flam. Liq. 2')], flashPoint: 10, initialBoilingPoint: 60, vapourPressure50 })
    expect(found?.specialProvisions).toContain(provision)
    expect(found?.notes.some(({ source }) => source.includes('640'))).toBe(vapourPressure50 === null)
  })

  it('names two substances where the entry asks for it, one of them behind the subsidiary label', () => {
    const found = road({
      classification: [flammable('Flam. Liq. 2'), corrosive],
      flashPoint: 10,
      initialBoilingPoint: 60,
      technical: [
        { name: 'acetone', weight: 40, classes: ['3'] },
        { name: 'ethanol', weight: 30, classes: ['3'] },
        { name: 'acetic acid', weight: 12, classes: ['8'] },
      ],
    })
    expect(found).toMatchObject({
      unNumber: '2924',
      technicalNames: ['acetone', 'acetic acid'],
      labels: ['3', '8'],
      packingGroup: 'II',
      classificationCode: 'FC',
    })
  })

  it('names what gives most of its hazard, in whatever order they stand', () => {
    const components = [
      { name: 'furaldehyde', weight: 20, weightsByClass: { '9': 2000, '6.1': 0.2 }, classes: ['6.1', '9'] },
      { name: 'brodifacoum', weight: 2, weightsByClass: { '9': 2000, '6.1': 4 }, classes: ['6.1', '9'] },
      { name: 'cyanide', weight: 1, weightsByClass: { '6.1': 4 }, classes: ['6.1'] },
    ]
    for (const candidates of [components, components.toReversed()]) {
      expect(chooseTechnicalNames(candidates, '6.1', [])).toEqual(['brodifacoum', 'cyanide'])
      expect(chooseTechnicalNames(candidates, '9', [])).toEqual(['brodifacoum', 'furaldehyde'])
    }
  })

  it.each<[Partial<TransportInput>, string]>([
    [{ classification: [corrosive], pH: 13, isOrganic: false }, '3266'],
    [{ classification: [corrosive], pH: 13, isOrganic: true }, '3267'],
    [{ classification: [corrosive], pH: 1, isOrganic: false }, '3264'],
    [{ classification: [corrosive], pH: 1, isOrganic: true }, '3265'],
    [{ classification: [corrosive] }, '1760'],
    [{ classification: [corrosive], state: 'solid' }, '1759'],
    [{ classification: [corrosive], isAmine: true }, '2735'],
    [{ classification: [corrosive], dangerous: ['1310-73-2'] }, '1824'],
    [{ classification: [flammable('Flam. Liq. 2')], dangerous: ['64-17-5'] }, '1170'],
    [{ classification: [flammable('Flam. Liq. 3')], dangerous: ['100-42-5'] }, '2055'],
    [{ classification: [flammable('Flam. Liq. 2')], dangerous: ['80-62-6'] }, '1247'],
    [{ classification: [flammable('Flam. Liq. 2')], dangerous: ['108-10-1'] }, '1245'],
    [{ classification: [flammable('Flam. Liq. 3')], kind: 'printingInk' }, '1210'],
    [{ classification: [flammable('Flam. Liq. 3')], kind: 'adhesive' }, '1133'],
    [{ classification: [flammable('Flam. Liq. 3')], kind: 'resin' }, '1866'],
    [{ classification: [{ category: 'Acute Tox. 3', statements: ['H301'] }] }, '2810'],
    [{ classification: [{ category: 'Ox. Liq. 2', statements: ['H272'] }] }, '3139'],
    [{ classification: [{ category: 'Org. Perox. D', statements: ['H242'] }], state: 'solid' }, '3106'],
    [{ classification: [chronic2] }, '3082'],
    [{ classification: [chronic2], state: 'solid' }, '3077'],
  ])('of %o is UN %s', (changes, un) => {
    expect(road(changes)?.unNumber).toBe(un)
  })

  it.each([
    ['Aquatic Acute 1', true],
    ['Aquatic Chronic 1', true],
    ['Aquatic Chronic 2', true],
    ['Aquatic Chronic 3', false],
  ] as const)('is hazardous to the environment by %s: %s', (category, expected) => {
    expect(propose({ classification: [{ category, statements: [] }] }).isDangerous).toBe(expected)
    const beside = road({ classification: [flammable('Flam. Liq. 3'), { category, statements: [] }] })
    expect(beside).toMatchObject({ transportClass: '3', environmentallyHazardous: expected })
  })

  it.each([
    [5, [false, false, false]],
    [5.1, [true, true, true]],
    [null, [true, true, true]],
  ])('of class 9 alone is free in small packs: %s l', (largestPack, regulated) => {
    expect(propose({ classification: [chronic2], largestPack }).modes.map((mode) => mode.regulated)).toEqual(regulated)
  })

  it('is free by viscosity on the road alone, each mode for itself', () => {
    const viscosity = {
      kinematicViscosity23: null,
      flow: { seconds: 70, jet: 6 as const },
      separatedSolvent: 0,
      nitrocellulose: 0,
      flammableContent: 40,
    }
    const { modes } = propose({ kind: 'paint', classification: [flammable('Flam. Liq. 3')], flashPoint: 30, viscosity, largestPack: 25 })
    expect(modes.map(({ mode, regulated }) => [mode, regulated])).toEqual([
      ['road', false],
      ['sea', true],
      ['air', true],
    ])
    expect(modes[0]?.notes[0]?.source).toBe('ADR 2.2.3.1.5.1')
    expect(modes[1]?.notes.map(({ source }) => source)).toContain('IMDG Code 2.3.2.5')
  })

  it('becomes packing group III by viscosity, in the air only up to 30 l', () => {
    const viscosity = { ...nothingKnown.viscosity, kinematicViscosity23: 800, separatedSolvent: 0 }
    const groups = (largestPack: number) =>
      propose({
        kind: 'paint',
        classification: [flammable('Flam. Liq. 2')],
        flashPoint: 5,
        initialBoilingPoint: 80,
        viscosity,
        largestPack,
      }).modes.map(({ packingGroup }) => packingGroup)
    expect(groups(30)).toEqual(['III', 'III', 'III'])
    expect(groups(31)).toEqual(['III', 'III', 'II'])
    expect(groups(451)).toEqual(['II', 'II', 'II'])
  })

  it.each<[Entry[], string, string[]]>([
    [[{ category: 'Aerosol 1', statements: ['H222'] }], '5F', ['2.1']],
    [[{ category: 'Aerosol 3', statements: ['H229'] }], '5A', ['2.2']],
    [[{ category: 'Aerosol 1', statements: ['H222'] }, corrosive], '5FC', ['2.1', '8']],
  ])('of an aerosol is UN 1950 by its contents', (classification, code, labels) => {
    expect(road({ state: 'aerosol', classification })).toMatchObject({
      unNumber: '1950',
      classificationCode: code,
      labels,
      packingGroup: null,
      shippingName: { en: 'AEROSOLS' },
    })
  })

  it('gives the division as class at sea and in the air, and class 2 with its label on the road', () => {
    const { modes } = propose({ state: 'aerosol', classification: [{ category: 'Aerosol 1', statements: ['H222'] }] })
    expect(modes.map(({ mode, transportClass }) => [mode, transportClass])).toEqual([
      ['road', '2'],
      ['sea', '2.1'],
      ['air', '2.1'],
    ])
  })

  it('is nothing where no class is met, nor above 35 °C without sustained combustion', () => {
    expect(propose({})).toMatchObject({ isDangerous: false, modes: [] })
    const weak = { classification: [flammable('Flam. Liq. 3')], sustainsCombustion: false }
    expect(propose({ ...weak, flashPoint: 35 }).isDangerous).toBe(true)
    expect(propose({ ...weak, flashPoint: 35.1 }).isDangerous).toBe(false)
  })

  it.each([
    ['2026-12-31', []],
    ['2027-01-01', ['IATA DGR, 67th edition (2026)']],
    ['2027-06-30', ['IATA DGR, 67th edition (2026)']],
    ['2027-07-01', ['ADR 2025', 'IATA DGR, 67th edition (2026)']],
    ['2027-12-31', ['ADR 2025', 'IATA DGR, 67th edition (2026)']],
    ['2028-01-01', ['ADR 2025', 'IMDG Code, Amendment 42-24', 'IATA DGR, 67th edition (2026)']],
  ])('warns on %s of the editions that may not be used any more: %j', (day, expected) => {
    const { warnings } = propose({ classification: [flammable('Flam. Liq. 3')], flashPoint: 38, day })
    expect(warnings.map(({ message }) => /^Proposed by (.+), which may be used/.exec(message)?.[1])).toEqual(expected)
  })
})

describe('a proper shipping name', () => {
  it.each([
    [
      'PRINTING INK, flammable or PRINTING INK RELATED MATERIAL (including printing ink thinning), flammable',
      'PRINTING INK',
      'PRINTING INK RELATED MATERIAL',
    ],
    ['AEROSOLS, asphyxiant', 'AEROSOLS', 'AEROSOLS'],
    // small letters that are part of it (ADR 3.1.2.1), and capitals behind a description
    ['METHYL tert-BUTYL ETHER', 'METHYL tert-BUTYL ETHER', 'METHYL tert-BUTYL ETHER'],
    ['FORMIATE DE n-BUTYLE', 'FORMIATE DE n-BUTYLE', 'FORMIATE DE n-BUTYLE'],
    ['AMMONIUM DINITRO-o-CRESOLATE SOLUTION', 'AMMONIUM DINITRO-o-CRESOLATE SOLUTION', 'AMMONIUM DINITRO-o-CRESOLATE SOLUTION'],
    [
      'HYDROGEN PEROXIDE AND PEROXYACETIC ACID MIXTURE with acid(s), water and not more than 5 % peroxyacetic acid, STABILIZED',
      'HYDROGEN PEROXIDE AND PEROXYACETIC ACID MIXTURE, STABILIZED',
      'HYDROGEN PEROXIDE AND PEROXYACETIC ACID MIXTURE, STABILIZED',
    ],
    [
      'SOLIDS or mixtures of solids (such as preparations and wastes) CONTAINING FLAMMABLE LIQUID, N.O.S. having a flash-point up to 60 °C',
      'SOLIDS CONTAINING FLAMMABLE LIQUID, N.O.S.',
      'SOLIDS CONTAINING FLAMMABLE LIQUID, N.O.S.',
    ],
    [
      'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
    ],
  ])('is what stands in capitals: %s', (printed, first, second) => {
    expect(cutShippingName(printed)).toBe(first)
    expect(cutShippingName(printed, true)).toBe(second)
  })
})
