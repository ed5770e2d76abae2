import { describe, expect, it } from 'vitest'
import { ownSubstanceRecord, toOwnSubstance } from '../../../shared/own-substances.ts'
import { readRows } from '../../../shared/recipe/read-rows.ts'
import { componentOfRow, recordOfTyped, typeSubstance } from './typed-substance.ts'

const resin = ownSubstanceRecord.parse({
  kind: 'rawMaterial',
  name: 'Resin solution',
  names: { de: 'Harzlösung', fr: 'Résine en solution' },
  casNumber: '123-86-4',
  supplier: { name: 'Harz AG', country: 'DE', articleNumber: 'H 12' },
  sheet: { day: '2026-01-01', revision: '4' },
  classification: [{ class: 'Skin Sens. 1 H317', source: 'sheet', day: '2026-01-01' }],
  limits: [{ class: 'Skin Sens. 1', from: 0.5 }],
  ate: { oral: 1500 },
  m: { acute: 10 },
  unknown: ['cmr'],
  data: [{ property: 'flashPoint', value: 24.5, source: 'sheet' }],
  components: [
    { substance: 'resin', content: { from: 50, to: 60 }, additive: false },
    { cas: '123-86-4', content: 40 },
  ],
})

const known = [{ key: 'resin', name: 'Acrylic resin' }]
const of = (language: 'de' | 'en') => ({ before: resin, key: 'resin-12', language, known })

describe('the form of an own substance', () => {
  it('says the same record again, with what it does not show', () => {
    const typed = typeSubstance(resin, 'de', known)
    expect([typed.limits[0]?.from, typed.data['flashPoint'], typed.components[0]?.content]).toEqual(['0,5', '24,5', '50 – 60'])
    expect(recordOfTyped(typed, of('de'))).toEqual(resin)
  })

  it('has the names of the languages, and none that was emptied', () => {
    const typed = { ...typeSubstance(resin, 'en', known), names: { de: ' Harzlösung ', fr: '', it: 'Resina' } }
    expect(recordOfTyped(typed, of('en'))['names']).toEqual({ de: 'Harzlösung', it: 'Resina' })
    expect(recordOfTyped({ ...typed, names: {} }, of('en'))['names']).toBeUndefined()
  })

  it('keeps what cannot be read, for the schema to refuse it in its place', () => {
    const typed = {
      ...typeSubstance(resin, 'en', known),
      estimates: { oral: 'much' },
      components: [{ what: '123-86-5', content: 'half', isClear: false }],
      reachNumber: '01-2',
    }
    const parsed = ownSubstanceRecord.safeParse(recordOfTyped(typed, of('en')))
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['reachNumber', 'ate.oral', 'components.0.cas', 'components.0.content']),
    )
  })

  it('finds own substances by name, and numbers by their form', () => {
    const components = ['acrylic resin', '67-64-1', 'Filler'].map((what) => ({ what, content: '10–20 %', isClear: false }))
    const content = { from: 10, to: 20 }
    expect(recordOfTyped({ ...typeSubstance(resin, 'en', known), components }, of('en'))['components']).toEqual([
      // What the record said of this component stays with it.
      { substance: 'resin', content, additive: false },
      { cas: '67-64-1', content },
      { name: 'Filler', content },
    ])
  })

  it('keeps the name of a component beside its number, as both are pasted, and that somebody looked at it', () => {
    const rows = readRows('Oxyde de fer rouge\t1309-37-1\t45\nBIT\t2634-33-5\t0,03').rows.map(componentOfRow)
    expect(rows.map(({ what }) => what)).toEqual(['Oxyde de fer rouge 1309-37-1', 'BIT 2634-33-5'])
    const components = rows.map((row, at) => ({ ...row, isClear: at === 0 }))
    const written = [
      { cas: '1309-37-1', name: 'Oxyde de fer rouge', content: 45, clear: true },
      { cas: '2634-33-5', name: 'BIT', content: 0.03 },
    ]
    const record = ownSubstanceRecord.parse(recordOfTyped({ ...typeSubstance(resin, 'en', known), components }, of('en')))
    expect(record.components).toEqual(written)
    expect(typeSubstance(record, 'en', known).components).toEqual(
      components.map(({ what, isClear }, at) => ({ what, isClear, content: ['45', '0.03'][at] })),
    )
    expect(toOwnSubstance(record).components.map(({ name, own }) => [name, own?.classification])).toEqual([
      ['Oxyde de fer rouge', []],
      ['BIT', undefined],
    ])
  })

  it('tells “looked at, nothing found” from “nobody looked”', () => {
    const typed = { ...typeSubstance(resin, 'en', known), classes: '' }
    expect(recordOfTyped(typed, of('en'))['classification']).toBeUndefined()
    expect(recordOfTyped({ ...typed, isHarmless: true }, of('en'))['classification']).toEqual([])
  })

  it('gives every class the source that somebody typed, and leaves several sources alone', () => {
    const typed = typeSubstance(resin, 'en', known)
    expect(typed.source).toBe('sheet')
    const classesOf = (source: string) => recordOfTyped({ ...typed, source }, of('en'))['classification']
    expect(classesOf('sheet')).toEqual(resin.classification)
    expect(classesOf('REACH registration')).toEqual([{ class: 'Skin Sens. 1 H317', source: 'REACH registration', day: '2026-01-01' }])
    const two = {
      ...resin,
      classification: [
        { class: 'Skin Sens. 1 H317', source: 'sheet' },
        { class: 'Eye Irrit. 2 H319', source: 'test' },
      ],
    }
    const shown = typeSubstance(two, 'en', known)
    expect(shown.source).toBe('')
    expect(recordOfTyped(shown, { ...of('en'), before: two })['classification']).toEqual(two.classification)
  })

  it('says the country of the supplier, and which Notes of Annex VI are shown to be met', () => {
    const typed = { ...typeSubstance(resin, 'en', known), country: 'AT', notes: ['P'] }
    const record = ownSubstanceRecord.parse(recordOfTyped(typed, of('en')))
    expect([record.supplier?.country, record.notes]).toEqual(['AT', { P: true }])
    const denied = ownSubstanceRecord.parse({ ...resin, notes: { L: false, P: true } })
    expect(typeSubstance(denied, 'en', known).notes).toEqual(['P'])
    expect(recordOfTyped({ ...typed, notes: [] }, { ...of('en'), before: denied })['notes']).toEqual({ L: false })
  })
})
