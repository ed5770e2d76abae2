/** What a product record takes and refuses, field by field; its classification and composition have a file of their own. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { lacquer, problemsOf } from '../../tests/problems-of-record.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'
import { importFile, productRecord } from './product-record.ts'

const measured = (property: string, quantity: object, category = 'SE09a') => ({ parameters: [{ category, property, quantity }] })

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

  it('takes fields that it had before and keeps nothing of them, and no others', () => {
    const before = { ...lacquer, labelElements: { ...lacquer.labelElements, methanolPercent: 4.5, dichloromethanePercent: 0 } }
    expect(productRecord.parse(before)).toStrictEqual(lacquer)
    expect(problemsOf({ labelElements: { ethanolPercent: 4.5 } })).toEqual(['labelElements.ethanolPercent: unknownField'])
    expect(problemsOf({ labelElements: [] })).toEqual(['labelElements: wrongKind object array'])
  })

  it.each([
    [
      'a CAS number with a wrong check digit',
      {
        composition: {
          ...lacquer.composition,
          ingredients: [{ name: { text: { en: 'x' } }, casNumber: '123-86-5', contentRange: { from: 1, to: 2 } }],
        },
      },
      'composition.ingredients[0].casNumber: casNumber',
    ],
    ['a UFI with a wrong check character', { ufi: 'U1JV-SUMH-N988-U752' }, 'ufi'],
    [
      'an unknown hazard category',
      { classification: [{ category: 'Flam. Liq. 9', statements: [] }] },
      'classification[0].category: notAChoice',
    ],
    [
      'a range that runs backwards',
      {
        composition: {
          ...lacquer.composition,
          ingredients: [{ name: { text: { en: 'x' } }, casNumber: '123-86-4', contentRange: { from: 3, to: 2 } }],
        },
      },
      'composition.ingredients[0].contentRange: range',
    ],
    [
      'an ingredient that nothing identifies',
      { composition: { ...lacquer.composition, ingredients: [{ name: { text: { en: 'x' } }, contentRange: { from: 1, to: 2 } }] } },
      'composition.ingredients[0]: anyNumber',
    ],
    ['a logo with a script', { supplier: { ...lacquer.supplier, logo: '<svg><script>alert(1)</script></svg>' } }, 'supplier.logo'],
    ['a telephone number without a country', { supplier: { ...lacquer.supplier, telephone: '040 123456' } }, 'supplier.telephone'],
    ['a field that it does not know', { colour: 'red' }, 'colour: unknownField'],
    [
      'a mixer that does not make 100 %',
      { formulationMixer: [{ type: 'M', name: 'A', massPercent: 99.99, volume: 1, price: 1 }] },
      'formulationMixer: sum 99.99',
    ],
  ])('refuses %s', (_name, change, problem) => {
    expect(problemsOf(change).join('\n')).toContain(problem)
  })

  it.each([
    ['that cannot be seen', '\u200b'],
    ['of two lines', 'A\nB'],
    ['that turns the direction', 'A \u202eB'],
    ['of spaces', '\u00a0\u2003'],
    ['of fillers', '\u3164\u2800\uffa0'],
  ])('refuses a name %s', (_name, name) => {
    expect(problemsOf({ name }).length).toBeGreaterThan(0)
  })

  it('takes producers of any country, and none that is not one', () => {
    const from = (country: string) => problemsOf({ producer: { ...lacquer.producer, country } })
    for (const country of ['US', 'CN', 'TR', 'IN', 'XK', 'GB']) expect(from(country), country).toEqual([])
    for (const country of ['ZZ', 'EU', 'UK', 'SU', 'XA', 'QQ', 'usa']) expect(from(country), country).toEqual(['producer.country: country'])
  })

  it('refuses a statement twice and a language twice, and takes EUH208 for two substances', () => {
    const label = (...supplementalStatements: object[]) =>
      problemsOf({ labelElements: { ...lacquer.labelElements, supplementalStatements } })
    const of = (en: string) => ({ code: 'EUH208', values: { substance: { text: { en } } } })
    expect(label({ code: 'EUH066' }, { code: 'EUH066' })).toEqual(['labelElements.supplementalStatements[1].code: onceOnly EUH066'])
    expect(label(of('a'), of('b'))).toEqual([])
    expect(problemsOf({ labelDefaults: { ...lacquer.labelDefaults, languages: ['en', 'en'] } })).toEqual([
      'labelDefaults.languages: languageOnce',
    ])
    expect(problemsOf({ labelDefaults: { ...lacquer.labelDefaults, languages: ['xx'] } })).toHaveLength(1)
  })

  it('refuses a unit that the property is not measured in', () => {
    expect(problemsOf(measured('ph', { value: 7, unit: '%' }))).toEqual(['parameters[0].quantity.unit: unit '])
    expect(problemsOf(measured('density', { value: 1.2, unit: '°C' }))).toEqual(['parameters[0].quantity.unit: unit g/cm³ kg/l g/l '])
    expect(problemsOf(measured('vapourPressure', { value: 3, unit: 'kPa' }))).toEqual([])
  })

  it('refuses temperatures below absolute zero', () => {
    expect(problemsOf(measured('boilingPoint', { value: -274, unit: '°C' }))).toEqual(['parameters[0].quantity.value: tooCold'])
    expect(problemsOf(measured('storageTemperature', { from: -300, to: 5, unit: '°C' }, 'TD01'))).toEqual([
      'parameters[0].quantity.from: tooCold',
    ])
    expect(problemsOf(measured('meltingPoint', { value: -273.15, unit: '°C' }))).toEqual([])
  })

  it.each([
    ['density', 'g/cm³', 'SE09a'],
    ['density', '', 'SE09a'],
    ['relativeVapourDensity', '', 'SE09a'],
    ['vapourPressure', 'hPa', 'SE09a'],
    ['vapourPressure', 'kPa', 'SE09a'],
    ['kinematicViscosity', 'mm²/s', 'SE09a'],
    ['dynamicViscosity', 'mPa·s', 'SE09c'],
    ['solventContent', '%', 'SE09c'],
  ])('refuses a negative %s in %j', (property, unit, category) => {
    expect(problemsOf(measured(property, { value: -1, unit }, category))).toEqual(['parameters[0].quantity.value: negative'])
    expect(problemsOf(measured(property, { from: -1, to: 2, unit }, category))).toEqual(['parameters[0].quantity.from: negative'])
    expect(problemsOf(measured(property, { value: 0, unit }, category))).toEqual([])
  })

  it('takes a pH and a partition coefficient below zero', () => {
    for (const property of ['ph', 'partitionCoefficient']) expect(problemsOf(measured(property, { value: -0.5, unit: '' }))).toEqual([])
  })

  it('sums the mixer in hundredths: 2.3 + 6.1 + 91.6 is 100', () => {
    const row = (massPercent: number) => ({ type: 'M', name: 'A', massPercent, volume: 1, price: 1 })
    expect(problemsOf({ formulationMixer: [row(2.3), row(6.1), row(91.6)] })).toEqual([])
  })

  it('takes a file of one entry or of many', () => {
    expect(importFile.parse({ record: lacquer })).toHaveLength(1)
    expect(importFile.parse([{ record: lacquer }, { record: lacquer }])).toHaveLength(2)
    expect(importFile.safeParse([]).success).toBe(false)
  })
})
