/** What a rule found in one form of record, in others: substances without a CAS or an index number, labels for the public, kits, acids and sprays. */
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { property } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const ingredientAt =
  (index: number, change: Partial<Ingredient>) =>
  (record: ProductRecord): void => {
    const found = record.composition.ingredients[index]
    if (!found) throw new Error(`no ingredient ${index} in ${record.name}`)
    Object.assign(found, change)
  }
const benzene = { casNumber: '71-43-2', ecNumber: '200-753-7', indexNumber: '601-020-00-8' }
const without = (code: string) => (record: ProductRecord) => {
  const { precautionaryStatements } = record.labelElements
  record.labelElements.precautionaryStatements = precautionaryStatements.filter((one) => one.code !== code)
  if (record.labelElements.precautionaryStatements.length === precautionaryStatements.length) throw new Error(`no ${code}`)
}
const calculated = (record: ProductRecord) =>
  record.classification.forEach((one) => {
    if (one.category === 'Met. Corr. 1') one.basis = 'calculation'
  })
const ofCategory = (category: string) => (record: ProductRecord) => {
  const found = property(record, 'flammability')
  delete found.quantity
  found.text = { phrase: 'propertyNote.flammableLiquid', values: { category } }
}

export const ofOtherForms: Contradiction[] = [
  [
    'chalk, which Annex VI does not have, under the EC number of benzene',
    1004,
    ingredientAt(0, { ecNumber: benzene.ecNumber }),
    'composition.numbersDisagree',
    'Annex II, 3.2',
  ],
  [
    'chalk under the CAS number of benzene',
    1004,
    ingredientAt(0, { casNumber: benzene.casNumber }),
    'composition.numbersDisagree',
    'Annex II, 3.2',
  ],
  [
    'rosin, whose entry lists no numbers, under the EC number of benzene',
    1014,
    ingredientAt(1, { ecNumber: benzene.ecNumber }),
    'composition.numbersDisagree',
    'Annex II, 3.2',
  ],
  [
    'an ester under the index number of benzene',
    1001,
    ingredientAt(0, { indexNumber: benzene.indexNumber }),
    'composition.numbersDisagree',
    'Annex II, 3.2',
  ],
  [
    'methanol over the EC number of a naphtha that has no CAS number',
    1001,
    ingredientAt(3, { name: { phrase: 'substance.methanol' } }),
    'composition.nameContradicts',
    'CLP Article 18(2)',
  ],
  ['a label for the public without P102', 1016, without('P102'), 'label.precautionaryLeftOut', 'CLP Annex IV, Table 6.1'],
  ['a corrosive without the call for a doctor', 1006, without('P310'), 'label.precautionaryLeftOut', 'CLP Annex I, 3.2.4'],
  ['a corrosive that is not rinsed off', 1006, without('P303+P361+P353'), 'label.precautionaryLeftOut', 'CLP Annex I, 3.2.4'],
  ['metals corroded by calculation, of a lye', 1007, calculated, 'sentences.contradict', 'CLP Annex I, 2.16.2'],
  ['metals corroded by calculation, of an acid', 1009, calculated, 'sentences.contradict', 'CLP Annex I, 2.16.2'],
  ['category 2 in 9.1 of a liquid of category 3', 1016, ofCategory('2'), 'properties.flammabilityDiffers', '9.1(f)'],
  ['category 3 in 9.1 of a liquid of category 2', 1008, ofCategory('3'), 'properties.flammabilityDiffers', '9.1(f)'],
  [
    'chromate that nobody needs to be kept from breathing',
    1010,
    (record) => (record.exposureControls.respiratory = [{ phrase: 'protection.respiratory.notNeeded' }]),
    'protection.respiratoryMissing',
    '8.2.2.2(c)',
  ],
  [
    'a kit of flammable liquids that is free',
    1015,
    (record) => (record.transport = { regulated: false, precautions: [], bulk: record.transport.bulk }),
    'transport.notRegulated',
    'ADR 2.1',
  ],
  [
    'ethanol under the number of paint',
    1008,
    (record) => Object.assign(record.transport, { unNumber: '1263' }),
    'transport.numberDiffers',
    'REACH Annex II, 14.1',
  ],
  [
    'a lye under another number of lye',
    1007,
    (record) => Object.assign(record.transport, { unNumber: '1814' }),
    'transport.numberDiffers',
    'REACH Annex II, 14.1',
  ],
  [
    'a cleaner of solvents whose technical data sheet calls it free of them',
    1016,
    (record) => record.technical.specialFeatures.push({ phrase: 'tds.feature.solventFree' }),
    'sentences.figureContradicts',
    'REACH Annex II, 9.2.2',
  ],
  [
    'three years in a sentence, and two in the figure beside it',
    1009,
    (record) => (record.technical.storage = [{ phrase: 'tds.storage.monthsUnopened', values: { months: 36 } }]),
    'handling.shelfLifeDiffers',
    'REACH Annex II, 7.2',
  ],
]
