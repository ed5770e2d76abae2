import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import { namedGases, namedSubstances } from './named-substances.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const byRoad = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]
const water = (content: number) => part('water', content)

describe('a substance that Table A names', () => {
  it('has the class there that stands here, and of what is no solution its subsidiary hazard', () => {
    for (const [un, transportClass, , subsidiary] of Object.values(namedSubstances).flat()) {
      const rows = table.rowsOf(un)
      expect([un, rows.some((row) => row.class === transportClass)]).toEqual([un, true])
      if (subsidiary) expect([un, rows.some(({ labels }) => labels?.includes(subsidiary))]).toEqual([un, true])
    }
    for (const un of Object.values(namedGases).flatMap(([first, second = first]) => [first, second]))
      expect([un, table.rowsOf(un)[0]?.class]).toEqual([un, '2'])
  })

  // ADR 2.1.3.1: what is named is not judged by the criteria, whatever CLP says of it.
  it.each([
    ['dichloromethane, of which CLP says Carc. 2 alone', named('DCM', '75-09-2', 100), '1593', '6.1', [], 'III'],
    ['hexamethylene diisocyanate, III by its category', named('HDI', '822-06-0', 99), '2281', '6.1', [], 'II'],
    ['isophorone diamine, II by its category', named('IPDA', '2855-13-2', 100), '2289', '8', [], 'III'],
  ])('keeps its entry and its group: %s', (_, component, unNumber, transportClass, subsidiary, packingGroup) => {
    expect(byRoad({ ...liquid([component]), measured: { flashPoint: 110 } })).toMatchObject({
      unNumber,
      transportClass,
      subsidiary,
      packingGroup,
    })
  })

  it('is its mixture no more below 95 %', () => {
    expect(byRoad(liquid([named('DCM', '75-09-2', 94), water(6)]))).toBeUndefined()
  })

  it.each([
    [{ flashPoint: -40, initialBoilingPoint: 30 }, '86290-81-5', '1203', 'II'],
    [{ flashPoint: 45 }, '8008-20-6', '1223', 'III'],
    [{ flashPoint: 65 }, '8008-20-6', undefined, undefined],
  ])('of class 3 is one by its flash point: %o', (measured, cas, unNumber, packingGroup) => {
    const found = byRoad({ ...liquid([named('fuel', cas, 100, 'Asp. Tox. 1 H304')]), measured })
    expect([found?.unNumber, found?.packingGroup]).toEqual([unNumber, packingGroup])
  })
})

test.each([
  [57, '3', '1202', '640K', '3'],
  [62, '3', '1202', '640M', '9'],
  [100, '3', '1202', '640M', '9'],
  [101, '9', '3082', '375', '9'],
])(
  'diesel fuel with a flash point of %d °C is of class %s by road; above 60 °C of class 9 by sea',
  (flashPoint, road, un, provision, sea) => {
    const diesel = named('Fuels, diesel', '68334-30-5', 100, 'Aquatic Chronic 2 H411')
    const modes = derive({ ...liquid([diesel]), measured: { flashPoint, initialBoilingPoint: 170 } }).transport?.modes ?? []
    expect(modes.map(({ mode, transportClass }) => [mode, transportClass])).toEqual([
      ['road', road],
      ['sea', sea],
      ['air', sea],
    ])
    expect(modes[0]).toMatchObject({ unNumber: un, specialProvisions: expect.arrayContaining([provision]) })
  },
)

test.each([
  ['67-63-0', 70, 'ISOPROPANOL SOLUTION', 'ISOPROPANOL, LÖSUNG', 'ISOPROPANOL EN SOLUTION'],
  ['67-63-0', 99, 'ISOPROPANOL', 'ISOPROPANOL', 'ISOPROPANOL'],
  ['64-17-5', 70, 'ETHANOL SOLUTION', 'ETHANOL, LÖSUNG', 'ÉTHANOL EN SOLUTION'],
  ['64-17-5', 96, 'ETHANOL', 'ETHANOL', 'ÉTHANOL'],
])('a solution is called one (ADR 3.1.3.2): %s, %d %%', (cas, content, en, de, fr) => {
  const mixture = liquid([named('alcohol', cas, content, 'Flam. Liq. 2 H225'), water(100 - content)])
  expect(byRoad({ ...mixture, measured: { flashPoint: 18, initialBoilingPoint: 80 } })?.shippingName).toEqual({ en, de, fr })
})

test.each([
  [19.5, [false, false, false], 'special provision 144'],
  [19.6, [true, true, true], undefined],
])('%d %% of ethanol by mass in water, 24 %% by volume, is free by special provision 144: %j', (content, regulated, provision) => {
  const spirit = liquid([named('ethanol', '64-17-5', content, 'Flam. Liq. 2 H225')])
  const modes = derive({ ...spirit, measured: { flashPoint: 36, initialBoilingPoint: 85 } }).transport?.modes ?? []
  expect(modes.map((mode) => mode.regulated)).toEqual(regulated)
  expect(modes[0]?.notes.find(({ code }) => code === 'alcoholFree')?.source.split(', ')[1]).toBe(provision)
  const inOil = { ...spirit, components: [named('ethanol', '64-17-5', content, 'Flam. Liq. 2 H225'), part('oil', 80)] }
  expect(byRoad({ ...inOil, measured: { flashPoint: 30, initialBoilingPoint: 85 } })?.regulated).toBe(true)
})

const gas = (...components: TypedMixture['components']): TypedMixture => ({ ...liquid(components), physicalState: 'gas' })
const pressed = (mixture: TypedMixture, group: string): TypedMixture => ({
  ...mixture,
  measured: { tests: [{ class: `Press. Gas (${group})`, result: 'positive' }] },
})
const [nitrogen, oxygen] = [named('nitrogen', '7727-37-9', 60), named('oxygen', '7782-44-7', 40, 'Ox. Gas 1 H270')]

test.each([
  ['carbon dioxide', gas(named('carbon dioxide', '124-38-9', 100)), '1013', ['2.2']],
  ['oxygen, whose pressure nobody said', gas({ ...oxygen, content: 100 }), '1072', ['2.2', '5.1']],
  ['oxygen as a refrigerated liquid', pressed(gas({ ...oxygen, content: 100 }), 'Ref. Liq.'), '1073', ['2.2', '5.1']],
  ['a mixture that oxidises', pressed(gas(oxygen, nitrogen), 'Comp.'), '3156', ['2.2', '5.1']],
  [
    'a toxic and flammable mixture',
    pressed(
      gas(
        named('hydrogen sulphide', '7783-06-4', 40, 'Flam. Gas 1A H220', 'Acute Tox. 2 H330'),
        named('methane', '74-82-8', 60, 'Flam. Gas 1A H220'),
      ),
      'Comp.',
    ),
    '1953',
    ['2.3', '2.1'],
  ],
])('a gas has its entry and its labels: %s', (_, mixture, unNumber, labels) => {
  expect(byRoad(mixture)).toMatchObject({ unNumber, labels, transportClass: '2', subsidiary: labels.slice(1) })
})

test.each([
  [100, 0, '1066'],
  [97, 3, '1956'],
  [99.5, 0.5, '1066'],
])('nitrogen of %d %% with %d %% of hydrogen is UN %s: what burns is no impurity of it', (content, hydrogen, unNumber) => {
  const other = hydrogen > 0 ? [named('hydrogen', '1333-74-0', hydrogen, 'Flam. Gas 1A H220')] : []
  expect(byRoad(pressed(gas({ ...nitrogen, content }, ...other), 'Comp.'))?.unNumber).toBe(unNumber)
})

test('an aerosol has the subsidiary hazards of its label (ADR 5.2.2.2)', () => {
  const lye = { ...liquid([part('lye', 6, 'Skin Corr. 1B H314'), water(94)]), physicalState: 'aerosol' as const }
  const aerosol = { ...lye, measured: { flammableContent: 90, heatOfCombustion: 40 } }
  expect(derive(aerosol).transport?.modes.map(({ transportClass, subsidiary }) => [transportClass, subsidiary])).toEqual([
    ['2', ['8']],
    ['2.1', ['8']],
    ['2.1', ['8']],
  ])
})

test('dry ice is UN 1845: class 9 at sea and in the air, and by road free but for 5.5.3', () => {
  const modes = derive({ ...liquid([named('carbon dioxide', '124-38-9', 100)]), physicalState: 'solid' }).transport?.modes ?? []
  expect(modes.map(({ mode, unNumber, regulated, labels }) => [mode, unNumber, regulated, labels])).toEqual([
    ['road', '1845', false, []],
    ['sea', '1845', true, ['9']],
    ['air', '1845', true, ['9']],
  ])
  expect(modes[0]?.notes[0]).toMatchObject({ code: 'dryIceFree', source: 'ADR 3.2.1, Table A' })
  const names = { en: 'CARBON DIOXIDE, SOLID', de: 'KOHLENDIOXID, FEST', fr: 'DIOXYDE DE CARBONE SOLIDE' }
  expect(modes.map(({ shippingName }) => shippingName)).toEqual([names, names, names])
})
