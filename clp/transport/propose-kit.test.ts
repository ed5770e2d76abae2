import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openTransportTable } from '../adr/table-a.ts'
import { findResinKit, type KitPart } from './propose-kit.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const base: KitPart = { unNumber: '1866', transportClass: '3', subsidiary: [], packingGroup: 'III' }
const paste: KitPart = { unNumber: '3108', transportClass: '5.2', subsidiary: [], packingGroup: null }
const numberOf = (...parts: (KitPart | null)[]) => findResinKit(parts, table)?.unNumber ?? null

describe('a polyester resin kit (ADR 3.3.1, special provision 236)', () => {
  it('has the packing group of its base and the name of the table, in whatever order they are packed', () => {
    const found = {
      unNumber: '3269',
      packingGroup: 'III',
      shippingName: { en: 'POLYESTER RESIN KIT' },
      row: { un: '3269', packingGroup: 'III' },
    }
    expect(findResinKit([base, paste], table)).toMatchObject({ ...found, base: 0, activator: 1 })
    expect(findResinKit([paste, null, base], table)).toMatchObject({ ...found, base: 2, activator: 0 })
    expect(findResinKit([{ ...base, packingGroup: 'II' }, paste], table)).toMatchObject({ packingGroup: 'II', row: { packingGroup: 'II' } })
  })

  it('has another number where the base is a solid of class 4.1', () => {
    expect(numberOf({ ...base, unNumber: '1325', transportClass: '4.1', packingGroup: 'II' }, paste)).toBe('3527')
  })

  it.each(['3105', '3106', '3107', '3108', '3109', '3110'])('takes UN %s, of type D, E or F, for its activator', (unNumber) => {
    expect(numberOf(base, { ...paste, unNumber })).toBe('3269')
  })

  it.each([
    ['a peroxide of type C', [base, { ...paste, unNumber: '3104' }]],
    ['a peroxide whose temperature is controlled', [base, { ...paste, unNumber: '3118' }]],
    ['no peroxide', [base, { ...base, unNumber: '1993' }]],
    ['a base of packing group I', [{ ...base, packingGroup: 'I' }, paste]],
    ['a base that corrodes too', [{ ...base, subsidiary: ['8'] }, paste]],
    ['a base of class 9', [{ ...base, unNumber: '3082', transportClass: '9' }, paste]],
    ['a base that is no dangerous goods', [null, paste]],
    ['a third component with an entry of its own', [base, paste, { ...base, unNumber: '1263' }]],
    ['two peroxides', [base, paste, paste]],
  ] as const)('is none with %s', (_what, parts) => {
    expect(numberOf(...parts)).toBeNull()
  })
})
