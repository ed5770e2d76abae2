import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hazardCategories } from '../../clp/hazard-categories.ts'
import { projectFolder } from '../../project-folder.ts'
import { catalogueIds, readCatalogue } from '../../tests/read-catalogue.ts'
import { importFile, productRecord } from './product-record.ts'

const [entry] = readCatalogue(1001)
if (!entry) throw new Error('the catalogue is empty')
const problemsOf = (change: object) => {
  const parsed = productRecord.safeParse({ ...entry.record, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`)
}

const ofIngredients = (...ingredients: object[]) => ({
  composition: { ...entry.record.composition, ingredients: ingredients.map((facts) => ({ name: { text: { en: 'x' } }, ...facts })) },
})
const xylene = { casNumber: '1330-20-7', contentRange: { from: 1, to: 2 } }
const classifiedAs = (...lines: [category: string, ...statements: string[]][]) => ({
  classification: lines.map(([category, ...statements]) => ({ category, statements })),
})
/** A line of a classification with the first statement that its category has. */
const ofCategory = (code: string): [string, ...string[]] => [
  code,
  ...(hazardCategories.find((category) => category.code === code)?.statements.slice(0, 1) ?? []),
]
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

  it('refuses a statement that is not one of its category, of the product and of an ingredient', () => {
    expect(problemsOf(classifiedAs(['Flam. Liq. 2', 'H350']))).toEqual([
      'classification.0.statements.0: Flam. Liq. 2 has the statements H225, not H350',
    ])
    expect(problemsOf(ofIngredients({ ...xylene, classification: [{ category: 'STOT SE 3', statements: ['H335', 'H373'] }] }))).toEqual([
      'composition.ingredients.0.classification.0.statements.1: STOT SE 3 has the statements H335, H336, not H373',
    ])
    expect(problemsOf(classifiedAs(['Acute Tox. 4', 'H301+H311']))).toEqual([
      'classification.0.statements.0: Acute Tox. 4 has the statements H302, H312, H332, not H301+H311',
    ])
    expect(problemsOf(classifiedAs(['Expl. 1.6', 'H201']))).toEqual([
      'classification.0.statements.0: Expl. 1.6 has no statements, so not H201',
    ])
    // EUH380 belongs to endocrine disruption, unlike EUH066, which stands beside any category.
    const irritant = { ...xylene, classification: [{ category: 'Skin Irrit. 2', statements: ['H315', 'EUH066', 'EUH380'] }] }
    expect(problemsOf(ofIngredients(irritant))).toEqual([
      'composition.ingredients.0.classification.0.statements.2: Skin Irrit. 2 has the statements H315, not EUH380',
    ])
    expect(problemsOf(classifiedAs(['Skin Irrit. 2', 'H315', 'EUH066']))).toEqual([
      'classification.0.statements.1: EUH066 stands among the supplemental statements',
    ])
  })

  it('takes every statement that a category can carry, two in one among them', () => {
    for (const { code, statements } of hazardCategories)
      for (const statement of statements) expect(problemsOf(classifiedAs([code, statement])), code).toEqual([])
    expect(
      problemsOf(classifiedAs(['Acute Tox. 4', 'H302+H332'], ['Carc. 1B', 'H350i'], ['Repr. 1A', 'H360FD'], ['PBT', 'EUH440'])),
    ).toEqual([])
  })

  it.each([
    ['Flam. Liq.', 'Flam. Liq. 2', 'Flam. Liq. 3'],
    ['Flam. Gas', 'Flam. Gas 1A', 'Flam. Gas 2'],
    ['Aerosol', 'Aerosol 1', 'Aerosol 3'],
    ['Press. Gas', 'Press. Gas (Comp.)', 'Press. Gas (Liq.)'],
    ['Expl.', 'Unst. Expl.', 'Expl. 1.4'],
    ['Org. Perox.', 'Org. Perox. C', 'Org. Perox. D'],
    ['Ox. Sol.', 'Ox. Sol. 1', 'Ox. Sol. 3'],
  ])('refuses a mixture that is %s twice: %s and %s', (name, first, second) => {
    const classified = classifiedAs(['Eye Irrit. 2', 'H319'], ofCategory(first), ofCategory(second))
    expect(problemsOf(classified)).toEqual([`classification.2.category: ${name} stands in two categories`])
  })

  it.each([
    ['both effects of STOT SE 3', ['STOT SE 3', 'H335'], ['STOT SE 3', 'H336']],
    ['acute and chronic aquatic toxicity', ['Aquatic Acute 1', 'H400'], ['Aquatic Chronic 2', 'H411']],
    ['acute toxicity by two routes', ['Acute Tox. 3', 'H301'], ['Acute Tox. 4', 'H332']],
    ['sensitisation of skin and airways', ['Skin Sens. 1', 'H317'], ['Resp. Sens. 1', 'H334']],
    ['reproductive toxicity and lactation', ['Repr. 2', 'H361d'], ['Lact.', 'H362']],
    ['two organs of STOT RE', ['STOT RE 1', 'H372'], ['STOT RE 2', 'H373']],
    ['an unstable flammable gas', ['Flam. Gas 1', 'H220'], ['Chem. Unst. Gas A', 'H230']],
    ['two classes of physical hazard', ['Flam. Liq. 2', 'H225'], ['Met. Corr. 1', 'H290']],
  ] satisfies [string, ...[string, string][]][])('takes %s', (_name, ...lines) => {
    expect(problemsOf(classifiedAs(...lines))).toEqual([])
  })

  it('refuses a category without its statement, but where it has none', () => {
    expect(problemsOf(classifiedAs(['Acute Tox. 4']))).toEqual([
      'classification.0.statements: Acute Tox. 4 needs one of its statements: H302, H312, H332',
    ])
    expect(problemsOf(classifiedAs(['STOT SE 3', 'EUH066']))).toEqual([
      'classification.0.statements: STOT SE 3 needs one of its statements: H335, H336',
      'classification.0.statements.0: EUH066 stands among the supplemental statements',
    ])
    expect(problemsOf(classifiedAs(['Org. Perox. G'], ['Acute Tox. 4', 'H302+H332']))).toEqual([])
  })

  it('refuses the same line of a classification twice', () => {
    const twice = classifiedAs(['Acute Tox. 4', 'H302'], ['Acute Tox. 4', 'H332'], ['Acute Tox. 4', 'H302'])
    expect(problemsOf(twice)).toEqual(['classification.2.category: Acute Tox. 4 stands twice'])
  })

  it.each(['Flam. Liq. 3', 'Flam. Gas 2', 'Press. Gas (Liq.)', 'Flam. Sol. 1'])(
    'refuses an aerosol that is %s as well (CLP Annex I, 2.3.1)',
    (code) => {
      expect(problemsOf(classifiedAs(['Aerosol 1', 'H222'], ofCategory(code)))).toEqual([
        `classification.1.category: an aerosol is not classified as ${code} as well`,
      ])
    },
  )

  it('refuses limits without a value, and a specific limit of another statement', () => {
    const limited = (facts: object) => problemsOf(ofIngredients({ ...xylene, ...facts }))
    const place = 'composition.ingredients.0'
    expect(limited({ specificLimits: [{ category: 'Repr. 1B' }] })).toEqual([`${place}.specificLimits.0: a lower or an upper end`])
    expect(limited({ specificLimits: [{ category: 'Repr. 1B', from: 5, to: 3 }] })).toEqual([
      `${place}.specificLimits.0.to: from must not be above to`,
    ])
    expect(limited({ specificLimits: [{ category: 'Eye Irrit. 2', statement: 'H315', from: 5 }] })).toEqual([
      `${place}.specificLimits.0.statement: Eye Irrit. 2 has the statements H319, not H315`,
    ])
    expect(limited({ exposureLimits: [{ basis: 'TRGS 900', country: 'DE' }] })).toEqual([
      `${place}.exposureLimits.0: a value in mg/m³ or in ppm`,
    ])
    expect(limited({ exposureLimits: [{ basis: 'TRGS 900', longTerm: {} }] })).toEqual([
      `${place}.exposureLimits.0.longTerm: a value in mg/m³ or in ppm`,
    ])
    expect(limited({ exposureLimits: [{ basis: 'TRGS 910', country: 'DE', remarks: ['carcinogenic'] }] })).toEqual([])
    expect(limited({ exposureLimits: [{ basis: 'X', country: 'ZZ', longTerm: { ppm: 1 } }] })).toEqual([
      `${place}.exposureLimits.0.country: two capital letters of ISO 3166-1`,
    ])
  })

  it('refuses a substance that names no constituent', () => {
    expect(problemsOf({ composition: { ...entry.record.composition, kind: 'substance', ingredients: [] } })).toEqual([
      'composition.ingredients: a substance names its main constituent',
    ])
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
    const from = (country: string) => problemsOf({ producer: { ...entry.record.producer, country } })
    for (const country of ['US', 'CN', 'TR', 'IN', 'XK', 'GB']) expect(from(country), country).toEqual([])
    for (const country of ['ZZ', 'EU', 'UK', 'SU', 'XA', 'QQ', 'usa'])
      expect(from(country), country).toEqual(['producer.country: two capital letters of ISO 3166-1'])
  })

  it('refuses a statement twice and a language twice, and takes EUH208 for two substances', () => {
    const label = (...supplementalStatements: object[]) =>
      problemsOf({ labelElements: { ...entry.record.labelElements, supplementalStatements } })
    const of = (en: string) => ({ code: 'EUH208', values: { substance: { text: { en } } } })
    expect(label({ code: 'EUH066' }, { code: 'EUH066' })).toEqual(['labelElements.supplementalStatements.1.code: EUH066 stands twice'])
    expect(label(of('a'), of('b'))).toEqual([])
    expect(problemsOf({ labelDefaults: { ...entry.record.labelDefaults, languages: ['en', 'en'] } })).toEqual([
      'labelDefaults.languages: each language once',
    ])
    expect(problemsOf({ labelDefaults: { ...entry.record.labelDefaults, languages: ['xx'] } })).toHaveLength(1)
  })

  it('refuses a unit that the property is not measured in', () => {
    expect(problemsOf(measured('ph', { value: 7, unit: '%' }))).toEqual(['parameters.0.quantity.unit: the unit is one of: –'])
    expect(problemsOf(measured('density', { value: 1.2, unit: '°C' }))).toEqual([
      'parameters.0.quantity.unit: the unit is one of: g/cm³, kg/l, g/l, –',
    ])
    expect(problemsOf(measured('vapourPressure', { value: 3, unit: 'kPa' }))).toEqual([])
  })

  it('refuses ingredients whose lower ends are more than the whole, and takes those that are just the whole', () => {
    const shares = (...lowerEnds: number[]) =>
      ofIngredients(...lowerEnds.map((from) => ({ ecNumber: '215-535-7', contentRange: { from, to: 100 } })))
    expect(problemsOf(shares(60, 60))).toEqual(['composition.ingredients: the lower ends make 120 %, more than 100 %'])
    expect(problemsOf(shares(60, 40.5))).toEqual(['composition.ingredients: the lower ends make 100.5 %, more than 100 %'])
    expect(problemsOf(shares(33.3, 33.3, 33.4))).toEqual([])
  })

  it('refuses a CAS number that stands twice', () => {
    const ethanol = { casNumber: '64-17-5', contentRange: { from: 5, to: 10 } }
    expect(problemsOf(ofIngredients(ethanol, xylene, ethanol))).toEqual([
      'composition.ingredients.2.casNumber: CAS number 64-17-5 stands twice',
    ])
    expect(problemsOf(ofIngredients(ethanol, xylene))).toEqual([])
  })

  it('refuses temperatures below absolute zero', () => {
    const message = 'nothing is colder than −273.15 °C'
    expect(problemsOf(measured('boilingPoint', { value: -274, unit: '°C' }))).toEqual([`parameters.0.quantity.value: ${message}`])
    expect(problemsOf(measured('storageTemperature', { from: -300, to: 5, unit: '°C' }, 'TD01'))).toEqual([
      `parameters.0.quantity.from: ${message}`,
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
    expect(problemsOf(measured(property, { value: -1, unit }, category))).toEqual(['parameters.0.quantity.value: must not be negative'])
    expect(problemsOf(measured(property, { from: -1, to: 2, unit }, category))).toEqual([
      'parameters.0.quantity.from: must not be negative',
    ])
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
    expect(importFile.parse({ record: entry.record })).toHaveLength(1)
    expect(importFile.parse([{ record: entry.record }, { record: entry.record }])).toHaveLength(2)
    expect(importFile.safeParse([]).success).toBe(false)
  })
})
