import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import { groupEntries } from './group-entries.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const byRoad = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]
const thin = { flashPoint: 12, initialBoilingPoint: 60 }
const solvent = (cas: string, content: number, ...more: string[]): TypedComponent => named(cas, cas, content, 'Flam. Liq. 2 H225', ...more)
const toxic = ['Acute Tox. 3 H301', 'Acute Tox. 3 H311']

test('a group has the class and the labels in Table A for which it stands here', () => {
  for (const { un, main, others } of groupEntries) {
    const labels = table.rowsOf(un).map((row) => row.labels)
    expect([un, labels.some((one) => one?.join() === [main, ...others].join())]).toEqual([un, true])
  }
})

describe('a mixture of one chemical group (ADR 2.1.2.3 and 2.1.3.5.5)', () => {
  it.each<[string, TypedComponent[], string, string]>([
    ['alcohols', [solvent('64-17-5', 40), solvent('67-63-0', 30)], '1987', 'ALCOHOLS, N.O.S.'],
    [
      'alcohols, one of them toxic',
      [solvent('67-56-1', 60, ...toxic), solvent('64-17-5', 40)],
      '1986',
      'ALCOHOLS, FLAMMABLE, TOXIC, N.O.S.',
    ],
    ['ketones', [solvent('67-64-1', 50), solvent('78-93-3', 50)], '1224', 'KETONES, LIQUID, N.O.S.'],
    ['esters', [solvent('141-78-6', 50), solvent('123-86-4', 50)], '3272', 'ESTERS, N.O.S.'],
    ['ethers', [solvent('109-99-9', 50), solvent('1634-04-4', 50)], '3271', 'ETHERS, N.O.S.'],
    ['aldehydes', [solvent('123-38-6', 50), solvent('123-72-8', 50)], '1989', 'ALDEHYDES, N.O.S.'],
    ['hydrocarbons', [solvent('142-82-5', 50), solvent('108-88-3', 50)], '3295', 'HYDROCARBONS, LIQUID, N.O.S.'],
    [
      'a cut of petroleum',
      [part('Naphtha (petroleum), hydrotreated heavy', 100, 'Flam. Liq. 2 H225')],
      '1268',
      'PETROLEUM DISTILLATES, N.O.S.',
    ],
    [
      'a cut and a hydrocarbon',
      [part('Naphtha (petroleum), hydrotreated heavy', 60, 'Flam. Liq. 2 H225'), solvent('108-88-3', 40)],
      '3295',
      'HYDROCARBONS, LIQUID, N.O.S.',
    ],
    ['alcohol and ketone', [solvent('64-17-5', 50), solvent('67-64-1', 50)], '1993', 'FLAMMABLE LIQUID, N.O.S.'],
    [
      'alcohol and a liquid that nobody knows',
      [solvent('64-17-5', 50), part('diluent', 50, 'Flam. Liq. 2 H225')],
      '1993',
      'FLAMMABLE LIQUID, N.O.S.',
    ],
    // 4-hydroxy-4-methylpentan-2-one is alcohol and ketone
    ['diacetone alcohol and ethanol', [solvent('64-17-5', 50), solvent('123-42-2', 50)], '1993', 'FLAMMABLE LIQUID, N.O.S.'],
    [
      'an isocyanate in a solvent',
      [solvent('141-78-6', 40), part('isocyanate prepolymer', 60, ...toxic)],
      '2478',
      'ISOCYANATES, FLAMMABLE, TOXIC, N.O.S.',
    ],
    [
      'a soap of cobalt in white spirit',
      [
        named('white spirit', '64742-82-1', 83, 'Flam. Liq. 3 H226', 'Aquatic Chronic 2 H411'),
        named('cobalt bis(2-ethylhexanoate)', '136-52-7', 17, 'Repr. 1B H360', 'Aquatic Acute 1 H400'),
      ],
      '1993',
      'FLAMMABLE LIQUID, N.O.S.',
    ],
    [
      'white spirit with what is no dangerous goods',
      [named('white spirit', '64742-82-1', 95, 'Flam. Liq. 3 H226', 'Aquatic Chronic 2 H411'), part('emulsifier', 5, 'Eye Dam. 1 H318')],
      '1268',
      'PETROLEUM DISTILLATES, N.O.S.',
    ],
    [
      'alcohol with a little that harms water',
      [solvent('64-17-5', 40), solvent('67-63-0', 30), part('biocide', 1, 'Aquatic Acute 1 H400')],
      '1987',
      'ALCOHOLS, N.O.S.',
    ],
  ])('is carried as %s', (_, components, unNumber, en) => {
    expect(byRoad({ ...liquid(components), measured: thin })).toMatchObject({ unNumber, shippingName: { en } })
  })

  it('keeps the entry of its kind, and the general one where the group has no such packing group', () => {
    const alcohols = { ...liquid([solvent('64-17-5', 40), solvent('67-63-0', 30)]), measured: thin }
    expect(byRoad({ ...alcohols, productKind: 'paint' })?.unNumber).toBe('1263')
    expect(byRoad({ ...alcohols, measured: { flashPoint: -5, initialBoilingPoint: 30 } })).toMatchObject({
      unNumber: '1993',
      packingGroup: 'I',
    })
  })

  it('of oxidising salts is a solid or a solution of them', () => {
    const salts = liquid([
      named('calcium nitrate', '10124-37-5', 30, 'Ox. Sol. 3 H272'),
      named('sodium nitrate', '7631-99-4', 20, 'Ox. Sol. 3 H272'),
    ])
    const tested = (state: 'liquid' | 'solid', category: string): TypedMixture => ({
      ...salts,
      physicalState: state,
      measured: { tests: [{ class: category, result: 'positive' }] },
    })
    expect(byRoad(tested('liquid', 'Ox. Liq. 3'))?.unNumber).toBe('3218')
    expect(byRoad(tested('solid', 'Ox. Sol. 3'))?.unNumber).toBe('1477')
  })
})

describe('a mixture of corrosives', () => {
  const lye = (cas: string, content: number) => named('lye', cas, content, 'Skin Corr. 1A H314')
  const amine = (content: number): TypedComponent => ({
    ...named('2-aminoethanol', '141-43-5', content, 'Skin Corr. 1B H314'),
    index: '603-030-00-8',
  })
  const sodium = (content: number): TypedComponent => ({ ...lye('1310-73-2', content), index: '011-002-00-6' })
  const corrosive = (...components: TypedComponent[]) => byRoad({ ...liquid(components), measured: { pH: 14 } })

  it('is called by the larger part of what corrodes: of a lye with a little amine inorganic (ADR 2.2.8.3, 3.1.2.8.1.2)', () => {
    expect(corrosive(sodium(20), amine(1))).toMatchObject({ unNumber: '3266', packingGroup: 'II' })
    expect(corrosive(sodium(20), amine(5))?.unNumber).toBe('3266')
    expect(corrosive(sodium(5), amine(10))?.unNumber).toBe('2735')
  })

  it('of caustic alkalis alone is UN 1719, of hypochlorite with less alkali than hypochlorite UN 1791', () => {
    expect(corrosive(lye('1310-73-2', 10), lye('1310-58-3', 10))).toMatchObject({ unNumber: '1719', packingGroup: 'II' })
    const bleach = (content: number) => named('sodium hypochlorite', '7681-52-9', content, 'Skin Corr. 1B H314')
    expect(corrosive(bleach(12), sodium(1))?.unNumber).toBe('1791')
    expect(corrosive(bleach(3), sodium(8))?.unNumber).not.toBe('1791')
  })

  it('is an acid or a base by what all of them are, where nobody measured the pH', () => {
    const acids = [
      { ...named('phosphoric acid', '7664-38-2', 30, 'Skin Corr. 1B H314'), index: '015-011-00-6' },
      { ...named('sulphamic acid', '5329-14-6', 10, 'Skin Corr. 1C H314'), index: '016-026-00-0' },
    ]
    expect(byRoad(liquid(acids))?.unNumber).toBe('3264')
    expect(byRoad(liquid([...acids, sodium(10)]))?.unNumber).toBe('1760')
  })

  it('has no packing group above III by a pH alone, which is no criterion of class 8 (ADR 2.2.8.1.5)', () => {
    const group = (...components: TypedComponent[]) => byRoad({ ...liquid(components), measured: { pH: 1.2 } })?.packingGroup
    expect(group(part('citric acid', 10, 'Eye Irrit. 2 H319'))).toBe('III')
    expect(group(part('acid', 4, 'Skin Corr. 1B H314'))).toBe('III')
    expect(group(part('acid', 4, 'Skin Corr. 1A H314'))).toBe('II')
    // What nobody knows may be of any group.
    expect(group({ name: 'secret acid', content: 10 })).toBe('I')
  })
})

describe('subsidiary hazards have entries of their own (ADR 2.2.42.3, 2.2.43.3, 2.2.61.3, 2.2.8.3)', () => {
  const tested = (state: 'liquid' | 'solid', category: string, ...classes: string[]): TypedMixture => ({
    ...liquid([part('substance', 100, ...classes)]),
    physicalState: state,
    measured: { tests: [{ class: category, result: 'positive' }] },
  })
  it.each<[TypedMixture, string, string, string[]]>([
    [tested('solid', 'Self-heat. 1', 'Acute Tox. 3 H301'), '3128', '4.2', ['6.1']],
    [tested('solid', 'Self-heat. 1', 'Skin Corr. 1B H314'), '3126', '4.2', ['8']],
    [tested('solid', 'Ox. Sol. 2', 'Acute Tox. 1 H300'), '3087', '5.1', ['6.1']],
    [tested('liquid', 'Ox. Liq. 3', 'Acute Tox. 2 H300'), '3122', '6.1', ['5.1']],
    [tested('solid', 'Water-react. 3', 'Acute Tox. 2 H300'), '3125', '6.1', ['4.3']],
  ])('%#', (mixture, unNumber, transportClass, subsidiary) => {
    expect(byRoad(mixture)).toMatchObject({ unNumber, transportClass, subsidiary })
  })

  it('takes the next packing group above where the entry has none so mild: UN 3286 has no group III', () => {
    const mixture = liquid([part('substance', 94, 'Flam. Liq. 3 H226', 'Skin Corr. 1C H314', 'Acute Tox. 3 H301'), part('water', 6)])
    const road = byRoad({ ...mixture, measured: { flashPoint: 40, initialBoilingPoint: 90 } })
    expect(road).toMatchObject({ unNumber: '3286', packingGroup: 'II' })
  })
})
