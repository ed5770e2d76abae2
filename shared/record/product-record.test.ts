import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { catalogueIds, readCatalogue } from '../../tests/read-catalogue.ts'
import { importFile, productRecord } from './product-record.ts'

const [entry] = readCatalogue(1001)
if (!entry) throw new Error('the catalogue is empty')
const problemsOf = (change: object) => {
  const parsed = productRecord.safeParse({ ...entry.record, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`)
}

describe('the product record', () => {
  it('is documented field by field', () => {
    const documentation = readFileSync(path.join(projectFolder, 'docs', 'record.md'), 'utf8')
    const schema = JSON.stringify(z.toJSONSchema(productRecord, { io: 'input', unrepresentable: 'any' }))
    const fields = new Set(
      [...schema.matchAll(/"properties":(\{.*?\})(?=,"(?:required|additionalProperties)")/g)].flatMap(([, properties]) =>
        [...(properties ?? '').matchAll(/"(\w+)":\{/g)].map(([, name]) => name ?? ''),
      ),
    )
    const words = new Set(documentation.match(/\w+/g))
    const jsonSchemaWords = new Set([
      'properties',
      'items',
      'propertyNames',
      'additionalProperties',
      'text',
      'phrase',
      'values',
      'value',
      'sign',
      'unit',
    ])
    expect([...fields].filter((name) => !words.has(name) && !jsonSchemaWords.has(name) && !/^[a-z]{2}$/.test(name))).toEqual([])
    expect(fields.size).toBeGreaterThan(100)
  })

  it('accepts every entry of the catalogue, and the parsed record again', () => {
    for (const id of catalogueIds) for (const { record } of readCatalogue(id)) expect(productRecord.parse(record)).toEqual(record)
  })

  it.each([
    [
      'a CAS number with a wrong check digit',
      {
        composition: {
          ...entry.record.composition,
          ingredients: [{ name: { text: { en: 'x' } }, casNumber: '123-86-5', contentRange: { from: 1, to: 2 } }],
        },
      },
      'composition.ingredients.0.casNumber',
    ],
    ['a UFI with a wrong check character', { ufi: 'U1JV-SUMH-N988-U752' }, 'ufi'],
    ['an unknown hazard category', { classification: [{ category: 'Flam. Liq. 9', statements: [] }] }, 'classification.0.category'],
    [
      'a range that runs backwards',
      {
        composition: {
          ...entry.record.composition,
          ingredients: [{ name: { text: { en: 'x' } }, casNumber: '123-86-4', contentRange: { from: 3, to: 2 } }],
        },
      },
      'composition.ingredients.0.contentRange',
    ],
    [
      'an ingredient that nothing identifies',
      { composition: { ...entry.record.composition, ingredients: [{ name: { text: { en: 'x' } }, contentRange: { from: 1, to: 2 } }] } },
      'composition.ingredients.0',
    ],
    ['a logo with a script', { supplier: { ...entry.record.supplier, logo: '<svg><script>alert(1)</script></svg>' } }, 'supplier.logo'],
    ['a telephone number without a country', { supplier: { ...entry.record.supplier, telephone: '040 123456' } }, 'supplier.telephone'],
    ['a field that it does not know', { colour: 'red' }, ': Unrecognized key'],
    [
      'a mixer that does not make 100 %',
      { formulationMixer: [{ type: 'M', name: 'A', massPercent: 99.99, volume: 1, price: 1 }] },
      'formulationMixer: the materials make 99.99 %',
    ],
  ])('refuses %s', (_name, change, problem) => {
    expect(problemsOf(change).join('\n')).toContain(problem)
  })

  it('sums the mixer in hundredths: 2.3 + 6.1 + 91.6 is 100', () => {
    const row = (massPercent: number) => ({ type: 'M', name: 'A', massPercent, volume: 1, price: 1 })
    expect(problemsOf({ formulationMixer: [row(2.3), row(6.1), row(91.6)] })).toEqual([])
  })

  it('takes a file of one entry or of many', () => {
    expect(importFile.parse({ record: entry.record })).toHaveLength(1)
    expect(importFile.parse([{ record: entry.record }, { record: entry.record }])).toHaveLength(2)
    expect(importFile.safeParse([]).success).toBe(false)
  })
})
