import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { technicalNameOf } from './shipping-names.ts'
import { proposeTransport } from './propose-transport.ts'
import type { TransportInput } from './transport-proposal.ts'
import { nothingKnown } from '../../test-kit/transport-input.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))

type Entry = TransportInput['classification'][number]
const flammable: Entry = { category: 'Flam. Liq. 3', statements: ['H226'] }
const corrosive: Entry = { category: 'Skin Corr. 1B', statements: ['H314'] }
const propose = (changes: Partial<TransportInput>) => proposeTransport({ ...nothingKnown, ...changes }, table)
const road = (changes: Partial<TransportInput>) => propose(changes).modes.find(({ mode }) => mode === 'road')

describe('a solution', () => {
  it.each([
    ['7664-93-9', 51, '2796', 'II'],
    ['7664-93-9', 51.1, '1830', 'II'],
    ['64-18-6', 10, '3412', 'II'],
    ['64-18-6', 9.9, '3412', 'III'],
    ['64-18-6', 4.9, '3265', 'I'],
    ['64-19-7', 80, '2790', 'II'],
    ['64-19-7', 49.9, '2790', 'III'],
    ['64-19-7', 10.1, '2790', 'III'],
    ['64-19-7', 10, '3265', 'I'],
    ['1336-21-6', 35, '2672', 'III'],
    ['1336-21-6', 10, '3265', 'I'],
    ['10035-10-6', 48, '1788', 'II'],
  ])('is the acid that Table A names by its content: %s with %d %% is UN %s', (cas, content, un, packingGroup) => {
    const classification: Entry[] = [{ category: 'Skin Corr. 1A', statements: ['H314'] }]
    const found = road({ classification, dangerous: [cas], content, pH: 1, isOrganic: true })
    expect(found).toMatchObject({ unNumber: un, packingGroup, transportClass: '8' })
  })

  it.each<[cas: string, content: number, found: Entry[], expected: unknown]>([
    ['7722-84-1', 7.9, [], undefined],
    ['7722-84-1', 8, [], ['2984', '5.1', [], 'III', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION']],
    ['7722-84-1', 19.9, [], ['2984', '5.1', [], 'III', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION']],
    ['7722-84-1', 20, [], ['2014', '5.1', ['8'], 'II', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION']],
    ['7722-84-1', 50, [corrosive], ['2014', '5.1', ['8'], 'II', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION']],
    ['7722-84-1', 60.1, [corrosive], ['2015', '5.1', ['8'], 'I', 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION, STABILIZED']],
    ['7697-37-2', 64.9, [corrosive], ['2031', '8', [], 'II', 'NITRIC ACID']],
    ['7697-37-2', 65, [corrosive], ['2031', '8', ['5.1'], 'II', 'NITRIC ACID']],
    ['7697-37-2', 70.1, [corrosive], ['2031', '8', ['5.1'], 'I', 'NITRIC ACID']],
    ['7664-39-3', 60, [corrosive], ['1790', '8', ['6.1'], 'II', 'HYDROFLUORIC ACID']],
    ['7664-39-3', 60.1, [corrosive], ['1790', '8', ['6.1'], 'I', 'HYDROFLUORIC ACID']],
    ['64-19-7', 80.1, [corrosive], ['2789', '8', ['3'], 'II', 'ACETIC ACID SOLUTION']],
    ['64-19-7', 99, [corrosive], ['2789', '8', ['3'], 'II', 'ACETIC ACID, GLACIAL']],
    ['64-18-6', 85.1, [corrosive], ['1779', '8', ['3'], 'II', 'FORMIC ACID']],
    ['50-00-0', 25, [corrosive], ['2209', '8', [], 'III', 'FORMALDEHYDE SOLUTION']],
    ['50-00-0', 37, [corrosive, flammable], ['1198', '3', ['8'], 'III', 'FORMALDEHYDE SOLUTION, FLAMMABLE']],
    ['1336-21-6', 35.1, [corrosive], ['2073', '2', [], null, 'AMMONIA SOLUTION']],
    ['7664-38-2', 75, [corrosive], ['1805', '8', [], 'III', 'PHOSPHORIC ACID, SOLUTION']],
  ])('is the solution that Table A names, whatever the criteria find: %s with %d %%', (cas, content, classification, expected) => {
    const found = road({ classification, dangerous: [cas], content })
    const { unNumber, transportClass, subsidiary, packingGroup, shippingName } = found ?? {}
    expect(found && [unNumber, transportClass, subsidiary, packingGroup, shippingName?.en]).toEqual(expected)
  })

  it('does not call open what the table has decided by name', () => {
    const peroxide = { dangerous: ['7722-84-1'], content: 35, open: ['Ox. Liq. 1'] as const }
    expect(propose(peroxide).warnings).toEqual([])
    expect(road(peroxide)?.notes.map(({ code }) => code)).toEqual(['unNumber', 'oneReading'])
    expect(propose({ ...peroxide, content: 7.9 }).warnings).toMatchObject([{ code: 'transportOpen' }])
  })

  it.each([
    [60.1, '640O'],
    [70, '640O'],
    [70.1, '640N'],
  ])('tells rows of one packing group apart by content: %d %% of hydrogen peroxide is %s', (content, provision) => {
    expect(road({ dangerous: ['7722-84-1'], content })?.specialProvisions).toContain(provision)
  })

  it.each([
    ['phosphoric acid ... %, orthophosphoric acid ... %', 'phosphoric acid'],
    ['hydrogen peroxide solution … %', 'hydrogen peroxide'],
    ['sodium hypochlorite, solution … % Cl active', 'sodium hypochlorite'],
    ['nitric acid …% [C ≤ 70 %]', 'nitric acid'],
    ['ammonia ….%', 'ammonia'],
    ['trifluoroacetic acid . . . %', 'trifluoroacetic acid'],
    ['p-toluenesulphonic acid, containing more than 5 % H2SO4', 'p-toluenesulphonic acid, containing more than 5 % H2SO4'],
  ])('writes %s behind a collective entry as %s', (name, expected) => {
    expect(technicalNameOf(name)).toBe(expected)
  })
})
