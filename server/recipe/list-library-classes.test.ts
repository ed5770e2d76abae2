import { describe, expect, it } from 'vitest'
import { resolveComponents } from '../../clp/classification/resolve-components.ts'
import { exact } from '../../clp/classification/exact.ts'
import { ownData } from '../../shared/classification/own-data.ts'
import { findLibraryClasses } from '../../shared/recipe/library-classes.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { listLibraryClasses } from './list-library-classes.ts'

const register = openRegister(openTable([])).at('2026-11-30')
const one = exact(1)
const all = listLibraryClasses(register)

describe('what the library says beside Annex VI', () => {
  it.each([
    ['bisphenol A diglycidyl ether is toxic to water', '1675-54-3', { classification: ['Aquatic Chronic 2 H411'] }],
    [
      'xylene irritates, and may be fatal if swallowed',
      '1330-20-7',
      { classification: ['Eye Irrit. 2 H319', 'STOT SE 3 H335', 'STOT RE 2 H373', 'Asp. Tox. 1 H304'] },
    ],
    ['propane is of subcategory 1A, and liquefied', '74-98-6', { classification: ['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'] }],
    [
      'a substance without an entry has all its classes',
      '68411-30-3',
      {
        classification: ['Acute Tox. 4 H302', 'Skin Irrit. 2 H315', 'Eye Dam. 1 H318', 'Aquatic Chronic 3 H412'],
        ate: { oral: 1080 },
      },
    ],
    [
      'limits and factors come with the class that they are of',
      '7173-51-5',
      {
        classification: ['Acute Tox. 3 H301', 'Eye Dam. 1 H318', 'Aquatic Acute 1 H400', 'Aquatic Chronic 2 H411'],
        ate: { oral: 238 },
        m: { acute: 10, chronic: null },
      },
    ],
    ['a filler has no class', '7727-43-7', { classification: [] }],
  ])('%s', (_what, cas, own) => {
    expect(findLibraryClasses(all, { cas })).toEqual(own)
  })

  it('is nothing of a substance whose entry says the same', () => {
    for (const cas of ['67-64-1', '7732-18-5', '123-86-4']) expect(findLibraryClasses(all, { cas }), cas).toBeUndefined()
  })

  it('says no class twice, counts whole beside the entry, and is refused by none', () => {
    for (const { casNumber, ecNumber, indexNumber, own } of all) {
      const parsed = ownData.parse(own)
      const physicalState = own.classification?.some((one) => one.includes('Gas')) ? 'gas' : 'liquid'
      const component = {
        path: 'a',
        cas: casNumber,
        ec: ecNumber,
        index: indexNumber,
        substance: null,
        name: 'A',
        content: { from: one, to: one },
        additive: true,
        components: [],
      }
      const [found] = resolveComponents({ components: [{ ...component, own: parsed }], physicalState }, register).components
      const counted = found?.classes.map(({ category, statement }) => `${category} ${statement ?? ''}`.trim()) ?? []
      const stated = parsed.classification.map(({ category, statement }) => `${category} ${statement ?? ''}`.trim())
      expect(counted, casNumber ?? '').toEqual(expect.arrayContaining(stated))
      expect(new Set(counted).size).toBe(counted.length)
      expect(found?.refusals, casNumber ?? '').toEqual([])
    }
  })
})
