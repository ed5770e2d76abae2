import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

/** Answered from the names of ADR 3.2.1, Table A, before the program was asked. */
const byRoad = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]
const water = (content: number) => part('water', content)
const gas = (group: string, ...components: TypedComponent[]): TypedMixture => ({
  ...liquid(components, { tests: [{ class: `Press. Gas (${group})`, result: 'positive' }] }),
  physicalState: 'gas',
})
const oxygen = (content: number) => named('oxygen', '7782-44-7', content, 'Ox. Gas 1 H270')
const nitrogen = (content: number) => named('nitrogen', '7727-37-9', content)
const ethyleneOxide = (content: number) =>
  named('ethylene oxide', '75-21-8', content, 'Flam. Gas 1A H220', 'Acute Tox. 3 H331', 'Skin Corr. 1 H314')
const carbonDioxide = (content: number) => named('carbon dioxide', '124-38-9', content)

describe('gases that Table A names together', () => {
  it.each<[what: string, mixture: TypedMixture, un: string]>([
    ['19.4 % of oxygen in nitrogen', gas('Comp.', oxygen(19.4), nitrogen(80.6)), '1956'],
    ['air from 19.5 % of oxygen on (special provision 397)', gas('Comp.', oxygen(19.5), nitrogen(80.5)), '1002'],
    ['air up to 23.5 %', gas('Comp.', oxygen(23.5), nitrogen(76.5)), '1002'],
    ['23.6 %, which oxidises', gas('Comp.', oxygen(23.6), nitrogen(76.4)), '3156'],
    ['nitrogen and oxygen as a refrigerated liquid', gas('Ref. Liq.', oxygen(21), nitrogen(79)), '3158'],
    [
      'hydrogen and methane',
      gas('Comp.', named('hydrogen', '1333-74-0', 20, 'Flam. Gas 1A H220'), named('methane', '74-82-8', 80, 'Flam. Gas 1A H220')),
      '2034',
    ],
    ['9 % of ethylene oxide', gas('Liq.', ethyleneOxide(9), carbonDioxide(91)), '1952'],
    ['9.1 %', gas('Liq.', ethyleneOxide(9.1), carbonDioxide(90.9)), '1041'],
    ['87 %', gas('Liq.', ethyleneOxide(87), carbonDioxide(13)), '1041'],
    ['87.1 %', gas('Liq.', ethyleneOxide(87.1), carbonDioxide(12.9)), '3300'],
  ])('%s', (_, mixture, un) => expect(byRoad(mixture)?.unNumber).toBe(un))

  it('that corrode without being toxic have no label 8 (ADR 2.2.2.1.5)', () => {
    const corrosive = gas('Comp.', named('x', '10035-10-6', 4, 'Skin Corr. 1A H314'), nitrogen(96))
    expect(byRoad(corrosive)).toMatchObject({ unNumber: '1956', labels: ['2.2'] })
  })
})

const nitric = (content: number) => named('nitric acid', '7697-37-2', content, 'Ox. Liq. 3 H272', 'Acute Tox. 3 H331', 'Skin Corr. 1A H314')
const sulphuric = (content: number) => named('sulphuric acid', '7664-93-9', content, 'Skin Corr. 1A H314')
const hydrochloric = (content: number) => named('hydrochloric acid', '7647-01-0', content, 'Skin Corr. 1B H314', 'STOT SE 3 H335')
/** With the limits of Annex VI. */
const limited = (content: number): TypedComponent => ({
  ...hydrochloric(content),
  own: { classification: ['Skin Corr. 1B H314', 'STOT SE 3 H335'], limits: [{ class: 'Skin Corr. 1B', from: 25 }] },
})
const peroxide = (content: number) => named('hydrogen peroxide', '7722-84-1', content, 'Ox. Liq. 1 H271', 'Skin Corr. 1A H314')
const peracetic = (content: number) => named('peracetic acid', '79-21-0', content, 'Org. Perox. D H242', 'Skin Corr. 1A H314')
const acetic = (content: number) => named('acetic acid', '64-19-7', content, 'Flam. Liq. 3 H226', 'Skin Corr. 1A H314')
const ethanol = (content: number) => named('ethanol', '64-17-5', content, 'Flam. Liq. 2 H225')
const petrol = (content: number) => named('petrol', '86290-81-5', content, 'Flam. Liq. 1 H224', 'Asp. Tox. 1 H304')
const formaldehyde = (content: number) => named('formaldehyde', '50-00-0', content, 'Acute Tox. 3 H301', 'Skin Corr. 1B H314')
const methanol = (content: number) => named('methanol', '67-56-1', content, 'Flam. Liq. 2 H225', 'Acute Tox. 3 H301')

describe('liquids and solids that Table A names together', () => {
  it.each<[what: string, un: string, group: string | null, mixture: TypedMixture]>([
    ['nitrating acid with 50 % of nitric acid', '1796', 'II', liquid([nitric(50), sulphuric(45)])],
    ['with 50.1 %', '1796', 'I', liquid([nitric(50.1), sulphuric(45)])],
    ['both in water for the most part', '3264', 'II', liquid([nitric(5), sulphuric(5)], { pH: 1 })],
    ['aqua regia, which is not carried', '1798', null, liquid([nitric(17), hydrochloric(27)])],
    ['5 % of peracetic acid in 25 % of hydrogen peroxide', '3149', 'II', liquid([peracetic(5), peroxide(25), acetic(10)])],
    ['petrol with 10 % of ethanol', '1203', 'II', liquid([ethanol(10), petrol(90)], { flashPoint: -40, initialBoilingPoint: 33 })],
    ['with 10.1 %', '3475', 'II', liquid([ethanol(10.1), petrol(89.9)], { flashPoint: -40, initialBoilingPoint: 33 })],
    ['formalin with methanol', '2209', 'III', liquid([formaldehyde(37), methanol(10)], { flashPoint: 62 })],
    ['formalin that burns', '1198', 'III', liquid([formaldehyde(37), methanol(12)], { flashPoint: 56, initialBoilingPoint: 95 })],
    [
      'ammonium nitrate without anything that burns',
      '1942',
      'III',
      { ...liquid([named('ammonium nitrate', '6484-52-2', 99.5, 'Ox. Sol. 3 H272'), water(0.5)]), physicalState: 'solid' },
    ],
    [
      'sodium sulphide with 30 % of water',
      '1849',
      'II',
      { ...liquid([named('sodium sulphide', '1313-82-2', 70, 'Acute Tox. 3 H311', 'Skin Corr. 1B H314')]), physicalState: 'solid' },
    ],
    [
      'with less',
      '1385',
      'II',
      { ...liquid([named('sodium sulphide', '1313-82-2', 71, 'Acute Tox. 3 H311', 'Skin Corr. 1B H314')]), physicalState: 'solid' },
    ],
    [
      'phenol in water, of which Table A says 6.1 and the criteria 8',
      '2821',
      'II',
      liquid([named('phenol', '108-95-2', 85, 'Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331', 'Skin Corr. 1B H314')]),
    ],
    ['9 % of hydrochloric acid, corrosive by its pH alone', '1789', 'III', liquid([limited(9)], { pH: 0.5 })],
    ['25 % of it', '1789', 'II', liquid([limited(25)], { pH: 0 })],
    [
      'a solution of dimethylamine',
      '1160',
      'II',
      liquid([named('dimethylamine', '124-40-3', 40, 'Flam. Gas 1A H220', 'Skin Corr. 1B H314')], {
        flashPoint: -10,
        initialBoilingPoint: 51,
      }),
    ],
    [
      '25 % of tetramethylammonium hydroxide',
      '3560',
      'I',
      liquid([named('TMAH', '75-59-2', 25, 'Acute Tox. 2 H300', 'Skin Corr. 1B H314')]),
    ],
    ['24.9 %', '1835', 'II', liquid([named('TMAH', '75-59-2', 24.9, 'Acute Tox. 2 H300', 'Skin Corr. 1B H314')])],
  ])('%s is UN %s, group %s', (_, unNumber, packingGroup, mixture) => expect(byRoad(mixture)).toMatchObject({ unNumber, packingGroup }))

  it('have no such entry beside what else is dangerous', () => {
    expect(byRoad(liquid([peracetic(5), peroxide(25), acetic(10), hydrochloric(5)]))?.unNumber).not.toBe('3149')
    expect(byRoad(liquid([peracetic(5.1), peroxide(25), acetic(10)]))?.unNumber).not.toBe('3149')
  })

  it.each([
    [20, '1263'],
    [20.1, '2059'],
    [55, '2059'],
    [55.1, '1263'],
  ])('lacquer with %d %% of nitrocellulose is UN %s (Note to ADR 2.2.3.1.4)', (content, un) => {
    const cotton = named('nitrocellulose', '9004-70-0', content, 'Flam. Sol. 1 H228')
    const lacquer = liquid([cotton, named('ethyl acetate', '141-78-6', 100 - content, 'Flam. Liq. 2 H225')])
    const measured = { flashPoint: -2, initialBoilingPoint: 77, kinematicViscosity40: 2000 }
    expect(byRoad({ ...lacquer, measured, productKind: 'paint' })?.unNumber).toBe(un)
  })
})
