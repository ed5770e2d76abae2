/** What the schema of the record refuses: by code, a change to a sound record that brings it about. */
import { importEntry, productRecord } from '../../shared/record/product-record.ts'
import { ownSubstanceKey } from '../../shared/own-substances.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import type { ProvokedBySchema } from './provoked.ts'

const record = (change: object): ProvokedBySchema => [productRecord, { ...recordOf(1), ...change }]
const xylene = { name: { text: { en: 'xylene' } }, casNumber: '1330-20-7', contentRange: { from: 10, to: 25 } }
const ingredient = (change: object): ProvokedBySchema =>
  record({ composition: { kind: 'mixture', ingredients: [{ ...xylene, ...change }] } })
const supplier = (change: object): ProvokedBySchema => record({ supplier: { ...recordOf(1).supplier, ...change } })
const label = (change: object): ProvokedBySchema => record({ labelDefaults: change })
const classified = (...classes: [category: string, ...statements: string[]][]): ProvokedBySchema =>
  record({ classification: classes.map(([category, ...statements]) => ({ category, statements })) })
const precaution = (statement: object): ProvokedBySchema => record({ labelElements: { precautionaryStatements: [statement] } })
const property = (change: object): ProvokedBySchema => record({ parameters: [{ category: 'SE09a', property: 'flashPoint', ...change }] })
const regulated = { regulated: true, shippingName: { text: { en: 'PAINT' } }, hazardClass: '3' }
const free = { regulated: false }
const transport = (change: object): ProvokedBySchema =>
  record({ transport: { regulated: true, unNumber: '1263', road: regulated, sea: regulated, air: regulated, ...change } })

export const provokedByRecord = {
  missing: record({ name: undefined }),
  wrongKind: record({ name: ['a list'] }),
  form: ingredient({ notes: ['not a note'] }),
  notAChoice: record({ status: 'sold' }),
  unknownField: record({ colour: 'red' }),
  moreUnknownFields: record(Object.fromEntries(Array.from({ length: 40 }, (_one, index) => [`field${index}`, 1]))),
  tooLong: record({ name: 'x'.repeat(161) }),
  tooSmall: label({ labelSize: 0 }),
  tooLarge: label({ labelSize: 9 }),
  notAbove: record({ permalinkId: 0 }),
  notWhole: record({ permalinkId: 1.5 }),
  notANumber: label({ textSize: 'large' }),
  ambiguousNumber: label({ textSize: '1,000' }),
  tooFew: record({ synonyms: [] }),
  tooMany: record({ emergency: Array.from({ length: 31 }, () => recordOf(1).emergency[0]) }),
  line: record({ name: 'two\nlines' }),
  language: record({ description: { text: {} } }),
  languageOnce: label({ languages: ['de', 'de'] }),
  country: supplier({ country: 'UK' }),
  date: [importEntry, { record: recordOf(1), publish: { date: '2026-02-30' } }],
  labelDay: label({ day: '2009-01-01' }),
  telephone: supplier({ telephone: '112' }),
  email: supplier({ email: 'nobody' }),
  url: supplier({ website: 'http://plain.example' }),
  svg: supplier({ logo: '<img>' }),
  safeSvg: supplier({ logo: '<svg><script/></svg>' }),
  brand: record({ brand: 'A Brand' }),
  casNumber: ingredient({ casNumber: '1330-20-8' }),
  ecNumber: ingredient({ ecNumber: '215-535-8' }),
  indexNumber: ingredient({ indexNumber: '601-022-00-8' }),
  reachNumber: ingredient({ reachNumber: 'registered' }),
  anyNumber: ingredient({ casNumber: undefined }),
  ufi: record({ ufi: 'AAAA-AAAA-AAAA-AAAA' }),
  range: ingredient({ contentRange: { from: 25, to: 10 } }),
  anyEnd: ingredient({ specificLimits: [{ category: 'Skin Irrit. 2' }] }),
  valueOrRange: property({ quantity: { value: 1, from: 1, to: 2, unit: '°C' } }),
  quantity: property({}),
  unit: property({ quantity: { value: 20, unit: 'kg' } }),
  tooCold: property({ quantity: { value: -300, unit: '°C' } }),
  negative: record({ parameters: [{ category: 'SE09a', property: 'density', quantity: { value: -1, unit: 'g/cm³' } }] }),
  airConcentration: ingredient({ exposureLimits: [{ basis: 'TRGS 900' }] }),
  sum: record({ formulationMixer: [{ type: 'M', name: 'Resin', massPercent: 40, volume: 1, price: 1 }] }),
  lowerEnds: record({
    composition: {
      kind: 'mixture',
      ingredients: [
        { ...xylene, contentRange: { from: 60, to: 70 } },
        { ...xylene, casNumber: '67-64-1', contentRange: { from: 60, to: 70 } },
      ],
    },
  }),
  mainConstituent: record({ composition: { kind: 'substance', ingredients: [] } }),
  onceOnly: classified(['Skin Irrit. 2', 'H315'], ['Skin Irrit. 2', 'H315']),
  categoryStatement: classified(['Skin Irrit. 2', 'H225']),
  categoryTwice: classified(['Flam. Liq. 2', 'H225'], ['Flam. Liq. 3', 'H226']),
  aerosol: classified(['Aerosol 1', 'H222', 'H229'], ['Flam. Liq. 2', 'H225']),
  supplemental: classified(['Skin Irrit. 2', 'H315', 'EUH066']),
  noChoice: precaution({ code: 'P102', choices: [1] }),
  alternatives: precaution({ code: 'P280', choices: [40] }),
  alternativeOnce: precaution({ code: 'P280', choices: [1, 1] }),
  noBrackets: precaution({ code: 'P102', bracketText: true }),
  unNumber: transport({ unNumber: 'UN 1263' }),
  idNumber: transport({ unNumber: '8000' }),
  regulatedMode: transport({ road: free, sea: free, air: free }),
  phrase: record({ description: { phrase: 'no key' } }),
  noFillIn: record({ description: { phrase: 'state.solid', values: { 'not a name': 1 } } }),
  keyCharacters: [ownSubstanceKey, 'with blanks'],
} satisfies Record<string, ProvokedBySchema>
