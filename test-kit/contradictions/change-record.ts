/** Parts of a record of the catalogue, found to be changed. Each throws where the record lacks what it is to change. */
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { PhraseText, Quantity, Text } from '../../shared/record/texts.ts'

export const ingredient = (record: ProductRecord, cas: string): Ingredient => {
  const found = record.composition.ingredients.find(({ casNumber }) => casNumber === cas)
  if (!found) throw new Error(`no ${cas} in ${record.name}`)
  return found
}
export const dropClass = (category: string) => (record: ProductRecord) => {
  record.classification = record.classification.filter((one) => one.category !== category)
}
export const dropSubstanceClass = (cas: string, category: string) => (record: ProductRecord) => {
  const own = ingredient(record, cas)
  own.classification = own.classification.filter((one) => one.category !== category)
}
export const property = (record: ProductRecord, name: string) => {
  const found = record.parameters.find((one) => one.property === name)
  if (!found) throw new Error(`no ${name} in ${record.name}`)
  return found
}
export const mode = (record: ProductRecord, name: 'road' | 'sea' | 'air') => {
  if (!record.transport.regulated) throw new Error('not regulated')
  const found = record.transport[name]
  if (found.regulated === false) throw new Error(`free by ${name}`)
  return found
}
export const free = (record: ProductRecord) => {
  const { precautions, bulk } = record.transport
  record.transport = { regulated: false, precautions, bulk }
}

/** CAS numbers of ingredients of 1003. */
export const [toluene, acetone, xylene, methanol] = ['108-88-3', '67-64-1', '1330-20-7', '67-56-1']

/** CAS number of a naphtha whose entry bears Note P. */
export const naphtha = '64742-95-6'

/** A little of it, with the classes of its entry. */
export const addNaphtha = (record: ProductRecord) => {
  const own = structuredClone(ingredient(record, toluene))
  record.composition.ingredients.push({
    ...own,
    name: { text: { en: 'naphtha' } },
    casNumber: naphtha,
    ecNumber: '265-199-0',
    indexNumber: '649-356-00-4',
    reachNumber: undefined,
    content: 0.05,
    contentRange: { from: 0, to: 0.1, toInclusive: false },
    classification: [
      { category: 'Carc. 1B', statements: ['H350'] },
      { category: 'Muta. 1B', statements: ['H340'] },
      { category: 'Asp. Tox. 1', statements: ['H304'] },
    ],
  })
}

/** Gives a property of section 9 this value in place of what it has. */
export const measure =
  (name: Parameter['property'], quantity: Quantity) =>
  (record: ProductRecord): void => {
    const found = property(record, name)
    delete found.text
    found.quantity = quantity
  }

/** Gives a property of section 9 this sentence in place of what it has. */
export const note =
  (name: Parameter['property'], phrase: string, values?: PhraseText['values']) =>
  (record: ProductRecord): void => {
    const found = property(record, name)
    delete found.quantity
    found.text = values === undefined ? { phrase } : { phrase, values }
  }

/** Adds a sentence of the library to a list of the record. */
export const say =
  (read: (record: ProductRecord) => Text[], phrase: string, values?: PhraseText['values']) =>
  (record: ProductRecord): void => {
    read(record).push(values === undefined ? { phrase } : { phrase, values })
  }

/** Takes sentences of the library out of a list of the record. */
export const unsay =
  (read: (record: ProductRecord) => Text[], pattern: RegExp) =>
  (record: ProductRecord): void => {
    const texts = read(record)
    const kept = texts.filter((text) => !('phrase' in text) || !pattern.test(text.phrase))
    if (kept.length === texts.length) throw new Error(`no ${pattern} in ${record.name}`)
    texts.splice(0, texts.length, ...kept)
  }
