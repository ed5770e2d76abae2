import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { ingredient, mode, note, say, xylene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const butanol = '71-36-3'
const precautions = ({ transport }: ProductRecord) => transport.precautions
const road = (change: Partial<ReturnType<typeof mode>>) => (record: ProductRecord) => {
  Object.assign(mode(record, 'road'), change)
}
const shipped = (text: Text) => road({ shippingName: text })
const waste = (code: string) => (record: ProductRecord) => {
  const [first] = record.disposal.wasteCodes
  if (first !== undefined) first.code = code
}
const material = (id: number, component: string, content: number) => ({ id, component, content })

/** Numbers of others, limits of States, and rows and lists of acts, in the hardener of a primer (9006) and a descaler (9007). */
export const ofNumbersAndStates: readonly Contradiction[] = [
  [
    'an address that nobody reads',
    9007,
    (record) => (record.supplier.email = 'no-reply@norvik.example'),
    'identification.emailOfNobody',
    'Annex II, 1.3',
  ],
  [
    'the registration of toluene for xylene',
    9006,
    (record) => (ingredient(record, xylene).reachNumber = '01-2119471310-51'),
    'composition.numbersDisagree',
    'REACH Article 20(3)',
  ],
  [
    'materials of 120 %',
    9006,
    (record) => (record.materials = [material(1, 'Hardener', 80), material(2, 'Solvents', 40)]),
    'composition.sumAbove100',
    'Annex II, 3.2',
  ],
  [
    'butanol without the German limit in Germany',
    9006,
    (record) => {
      const own = ingredient(record, butanol)
      own.exposureLimits = own.exposureLimits.filter(({ country }) => country !== 'DE')
    },
    'protection.stateLimitMissing',
    'Annex II, 8.1.1',
  ],
  [
    'butanol without the French limit, of whose law 15.1 speaks',
    9006,
    (record) => {
      const own = ingredient(record, butanol)
      own.exposureLimits = own.exposureLimits.filter(({ country }) => country !== 'FR')
      record.regulatory.national.push({ country: 'FR', texts: [{ phrase: 'regulation.nationalRules' }] })
    },
    'protection.stateLimitMissing',
    'Annex II, 8.1.1',
  ],
  [
    'a limit of the Union without its word on the skin',
    9006,
    (record) => {
      for (const limit of ingredient(record, xylene).exposureLimits) if (limit.country === undefined) limit.remarks = []
    },
    'protection.unionLimitDiffers',
    'Annex II, 8.1.1',
  ],
  [
    'a limit of one directive under the number of another',
    9006,
    (record) => {
      for (const limit of ingredient(record, xylene).exposureLimits) if (limit.country === undefined) limit.basis = '91/322/EEC'
    },
    'protection.unionLimitDiffers',
    'Annex II, 8.1.1',
  ],
  ['an acid that water does not take', 9007, note('solubility', 'propertyNote.insolubleWater'), 'sentences.figureContradicts', '9.1(k)'],
  [
    'an extreme pH of what has none',
    9006,
    say(({ toxicology }) => toxicology.notes, 'toxicology.extremePh', { value: { value: 13, unit: '' } }),
    'sentences.figureContradicts',
    'Annex II, 11.1 and 9.1(k)',
  ],
  ['waste of a household from industry', 9006, waste('20 01 27*'), 'disposal.codeContradicts', 'Decision 2000/532/EC'],
  ['a waste that the list does not have', 9006, waste('08 01 55*'), 'disposal.codeUnknown', 'Decision 2000/532/EC'],
  [
    'the tunnel code of one row and the number of another',
    9006,
    road({ tunnelCode: '(E)' }),
    'transport.conditionDiffers',
    'Table A, columns 15 and 20',
  ],
  [
    'special provision 640C of another packing group',
    9006,
    road({ specialProvisions: ['163', '367', '640C', '650'] }),
    'transport.conditionDiffers',
    'Table A, column 6',
  ],
  [
    'N.O.S. of nobody knows what',
    9007,
    shipped({ text: { en: 'CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S.', de: 'ÄTZENDER SAURER ORGANISCHER FLÜSSIGER STOFF, N.A.G.' } }),
    'transport.nameDiffers',
    'special provision 274',
  ],
  [
    'N.O.S. by an acid that is not contained',
    9007,
    shipped({ text: { en: 'CORROSIVE LIQUID, ACIDIC, ORGANIC, N.O.S. (phosphoric acid)' } }),
    'sentences.substanceUnfounded',
    'ADR 3.1.2.8',
  ],
  [
    'free as viscous in 450 litres of what harms water',
    9006,
    say(precautions, 'transportPrecaution.viscousExemption', { volume: { value: 450, unit: 'l' }, provision: 'ADR 2.2.3.1.5' }),
    'sentences.contradict',
    'ADR 2.2.3.1.5.2',
  ],
  [
    'the entry of diisocyanates without any',
    9006,
    (record) => {
      const named = record.regulatory.union.find((text) => 'phrase' in text && text.phrase === 'regulation.reachAnnexXvii')
      if (named !== undefined && 'phrase' in named) named.values = { entries: '3, 40, 74' }
    },
    'regulatory.restrictionUnfounded',
    'REACH Annex XVII, entry 74',
  ],
  [
    'a water hazard class that there is not',
    9006,
    (record) => {
      record.regulatory.national = [{ country: 'DE', texts: [{ phrase: 'regulation.germanyWgk', values: { class: '4' } }] }]
    },
    'regulatory.waterClassUnknown',
    'AwSV',
  ],
]
