import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { openTransportTable, type TransportRow } from '../adr/table-a.ts'
import { openHarmonisedTable } from '../annex-vi/open-table.ts'
import { isValidCasNumber } from '../substance-numbers.ts'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import { metalPowders } from './metal-powders.ts'
import { findNamedSolution } from './named-solutions.ts'
import { namedGases, namedSubstances } from './named-substances.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const harmonised = openHarmonisedTable(readFileSync(new URL('../annex-vi/table-3.txt', import.meta.url)))

/**
 * Of Table A, what no CAS number tells: ethyl nitrite and antimony pentachloride in solution, desensitised PETN, cyanamide with carbide, phthalic anhydride
 * with maleic anhydride; calcium hypochlorite has its own file.
 */
const forms: ReadonlySet<string> = new Set(['1194', '1403', '1731', '1748', '2214', '3344'])
const isListed = (cas: string): boolean =>
  namedSubstances.has(cas) || namedGases.has(cas) || metalPowders[cas] !== undefined || findNamedSolution(cas, 60, ['8']) !== null

/** What the classification code says of the state (ADR 2.2.x.1.2): of gases and in class 9 nothing. */
function stateOf({ class: of, classificationCode }: TransportRow): 'solid' | 'liquid' | null {
  const code = classificationCode ?? ''
  if (of === '3' || /^(?:WFC|TFC|COT|CFT)$/.test(code)) return 'liquid'
  if (of === '4.1' || code === 'WS') return 'solid'
  if (of === '9' || code === 'OTC') return null
  const letters = code.replace(/\d+$/, '')
  const number = Number(code.slice(letters.length))
  // The last number of a code: liquids have the odd one, but for the toxic ones without a letter behind (T4 and T6 are liquids).
  if (letters === 'TF') return number === 3 ? 'solid' : 'liquid'
  if (letters === 'T') return number === 2 || number === 5 || number === 7 ? 'solid' : 'liquid'
  return number % 2 === 0 ? 'solid' : 'liquid'
}

const byRoad = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]
const water = (content: number) => part('water', content)

describe('a substance that Table A names', () => {
  it('has the class, the subsidiary hazards and the state there that stand here', () => {
    const all = [...namedSubstances].flatMap(([cas, entries]) => entries.map((entry) => ({ ...entry, cas })))
    const wrong = all.filter(({ un, cas, transportClass, subsidiary, state }) => {
      const isSo = (row: TransportRow): boolean =>
        row.class === transportClass && row.labels?.slice(1).join() === subsidiary.join() && (stateOf(row) ?? state) === state
      return !table.rowsOf(un).some(isSo) || !isValidCasNumber(cas)
    })
    expect(wrong).toEqual([])
    expect(all.length).toBeGreaterThan(950)
    for (const [cas, numbers] of namedGases)
      expect([cas, isValidCasNumber(cas), ...numbers.map((un) => table.rowsOf(un ?? '')[0]?.class)]).toEqual([
        cas,
        true,
        ...numbers.map(() => '2'),
      ])
  })

  it('has one entry of a state, so that the order of the list does not matter', () => {
    const several = [...namedSubstances].filter(([, entries]) => new Set(entries.map(({ state }) => state)).size < entries.length)
    expect(several).toEqual([])
  })

  it('is every harmonised one whose name the table has, but for what is another substance or a form there', () => {
    const plain = (name: string): string =>
      name
        .toLowerCase()
        .replaceAll('sulph', 'sulf')
        .replaceAll(/[\s,.'-]/g, '')
    const listed = new Map(
      table.allRows().flatMap(({ un, class: of, standing }): [string, string][] => {
        const name = table.namesOf(un)?.en.split(/ or | with | containing | not more /)[0] ?? ''
        const asIs = name.replace(/(?:, (?:STABILIZED|ANHYDROUS|SOLID|LIQUID|DRY)| SOLUTION|, MOLTEN)+$/, '').replace(/ ?\(.*/, '')
        return of === '1' || standing !== 'carried' || forms.has(un) ? [] : [[plain(asIs), un]]
      }),
    )
    const missing = harmonised.indexNumbers().flatMap((index) => {
      const { names = [], cas = [] } = harmonised.lastEntry(index) ?? {}
      return names.flatMap(({ part, text }) =>
        text.split(';').flatMap((name) => {
          const un = listed.get(plain(name.replace(/\((?:stabilised|pyrophoric|anhydrous)\)/, '')))
          const numbers = cas.filter((one) => one.part === part || part === null).map((one) => one.text)
          return un === undefined || numbers.some((one) => isListed(one)) || numbers.length === 0
            ? []
            : [`${un} ${name} ${numbers[0] ?? ''}`]
        }),
      )
    })
    expect(missing).toEqual([])
  })

  // ADR 2.1.3.1: what is named is not judged by the criteria, whatever CLP says of it.
  it.each<[string, TypedComponent, 'solid' | 'liquid', un: string, labels: string[], group: string]>([
    ['calcium carbide', named('calcium carbide', '75-20-7', 100, 'Water-react. 1 H260'), 'solid', '1402', ['4.3'], 'I'],
    [
      'chromium trioxide, of which the criteria find I',
      named('chromium trioxide', '1333-82-0', 100, 'Ox. Sol. 1 H271', 'Skin Corr. 1A H314'),
      'solid',
      '1463',
      ['5.1', '6.1', '8'],
      'II',
    ],
    [
      'sulphur, of which CLP says no physical hazard',
      named('sulphur', '7704-34-9', 100, 'Skin Irrit. 2 H315'),
      'solid',
      '1350',
      ['4.1'],
      'III',
    ],
    ['phosphorus pentoxide', named('phosphorus pentoxide', '1314-56-3', 99, 'Skin Corr. 1A H314'), 'solid', '1807', ['8'], 'II'],
    ['sodium', named('sodium', '7440-23-5', 100, 'Water-react. 1 H260', 'Skin Corr. 1B H314'), 'solid', '1428', ['4.3'], 'I'],
    ['mercury, a liquid of class 8', named('mercury', '7439-97-6', 100, 'Acute Tox. 2 H330'), 'liquid', '2809', ['8', '6.1'], 'III'],
    ['acrolein', named('acrolein', '107-02-8', 100, 'Acute Tox. 1 H330', 'Skin Corr. 1B H314'), 'liquid', '1092', ['6.1', '3'], 'I'],
    [
      'titanium tetrachloride',
      named('titanium tetrachloride', '7550-45-0', 100, 'Skin Corr. 1B H314'),
      'liquid',
      '1838',
      ['6.1', '8'],
      'I',
    ],
    [
      'nitromethane, of which there is no group III',
      named('nitromethane', '75-52-5', 100, 'Flam. Liq. 3 H226'),
      'liquid',
      '1261',
      ['3'],
      'II',
    ],
  ])('has its entry whatever the criteria find: %s', (_, component, physicalState, unNumber, labels, packingGroup) => {
    const measured = component.cas === '75-52-5' ? { flashPoint: 35, initialBoilingPoint: 101 } : {}
    expect(byRoad({ ...liquid([component], measured), physicalState })).toMatchObject({ unNumber, labels, packingGroup })
  })

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
