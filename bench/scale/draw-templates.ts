import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import { listLibrary, type Substance } from '../../server/library/find-substances.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { importEntry, type ProductRecord, type ProductRecordInput } from '../../shared/record/product-record.ts'
import { makeChance } from '../../test-kit/make-chance.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'

/** Languages in which a maker of this size writes by hand. */
const written = ['en', 'de', 'fr'] as const
/** Bytes of a record in JSON. */
const smallest = 8_000
const largest = 12_000
/** How many different compositions and texts there are; names, codes and formulas are each product's own. */
const templates = 400

/** The sheets on which the drawn ones are built: of a liquid, a powder, an adhesive, a cleaner. 1012 has words of one language only. */
const bases = [1002, 1004, 1005, 1006, 1007, 1008, 1009, 1014, 1016]
/** Parts that a maker writes in own words, in the order in which they are written out until the record is long enough. */
const ownWords = ['handling', 'accidentalRelease', 'firefighting', 'disposal', 'stability', 'firstAid'] as const

/**
 * Records as a large maker has them, the same in every run: 8 to 12 kB, part of their texts in own words in English, German and French, two to
 * four substances of the library in ranges of their own. Each passes the schema of imports.
 */
export function drawTemplates(): ProductRecordInput[] {
  const next = makeChance(17)
  const found: ProductRecordInput[] = []
  for (let turn = 0; found.length < templates; turn += 1) {
    if (turn > templates * 20) throw new Error(`of ${turn} records only ${found.length} are of ${smallest} to ${largest} bytes`)
    const record = writeOut(drawRecord(bases[turn % bases.length] ?? 1004, next), smallest + next() * (largest - smallest - 500))
    const { length } = JSON.stringify(record)
    if (length >= smallest && length <= largest && importEntry.safeParse({ record }).success) found.push(record)
  }
  return found
}

/** Records as long as those of the demonstration are: 11 to 51 kB. */
export const catalogueTemplates = (): ProductRecordInput[] =>
  catalogueIds
    .flatMap((id) => readCatalogue(id).slice(-1))
    .flatMap(({ record: { kit, ufi: _ufi, ...record } }) => (kit ? [] : [{ ...record, labelDefaults: withoutCodes(record) }]))

function drawRecord(base: number, next: () => number): ProductRecordInput {
  const [entry] = readCatalogue(base).slice(-1)
  if (!entry) throw new Error(`the catalogue has no ${base}`)
  const {
    supplier,
    producer,
    emergency,
    parameters,
    composition,
    technical: _technical,
    materials: _materials,
    formulationMixer: _formulationMixer,
    // A UFI names one formula: that of the model would be refused in every product after the first.
    ufi: _ufi,
    // Without these a record of what is classified is as short as is asked for; of 12 kB with them, none would have a hazard class.
    regulatory: _regulatory,
    toxicology: _toxicology,
    ecology: _ecology,
    exposureControls: _exposureControls,
    ...record
  } = entry.record
  const { logo: _logo, ...company } = supplier
  const { logo: _other, ...maker } = producer
  const count = 2 + Math.floor(next() * 3)
  const library = listLibrary()
  const chosen = new Set<Substance>()
  while (chosen.size < count) {
    const one = library[Math.floor(next() * library.length)]
    if (one?.numbers.casNumber) chosen.add(one)
  }
  return {
    ...record,
    supplier: company,
    producer: maker,
    emergency: emergency.slice(0, 2),
    parameters: parameters.slice(0, 8 + Math.floor(next() * 6)),
    composition: { ...composition, ingredients: [...chosen].map((one) => toIngredient(one, next)) },
    labelElements: { ...record.labelElements, contains: [] },
    labelDefaults: withoutCodes(record),
    // Whatever its model has not: every document of each is asked for.
    documents: {},
  }
}

/** A product of the filling has codes of its own. */
const withoutCodes = ({ labelDefaults }: Pick<ProductRecord, 'labelDefaults'>): ProductRecordInput['labelDefaults'] => ({
  ...labelDefaults,
  productCodeIds: [],
})

/** What section 3 says of a substance, without what sections 8, 11 and 12 add. */
function toIngredient({ facts, phrase }: Substance, next: () => number): ProductRecordInput['composition']['ingredients'][number] {
  const from = Math.floor(next() * 16)
  const { casNumber, ecNumber, indexNumber, reachNumber, classification } = ingredient.parse({
    ...facts,
    contentRange: { from, to: from + 2 },
  })
  return { name: { phrase }, casNumber, ecNumber, indexNumber, reachNumber, classification, contentRange: { from, to: from + 2 } }
}

/** Puts own words in the place of phrases, part after part, until the record is long enough. */
function writeOut(record: ProductRecordInput, enough: number): ProductRecordInput {
  let result = record
  for (const part of ownWords) {
    if (JSON.stringify(result).length > enough) break
    result = { ...result, [part]: spellOut(result[part]) }
  }
  return result
}

function spellOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spellOut)
  if (typeof value !== 'object' || value === null) return value
  if ('phrase' in value && typeof value.phrase === 'string' && Object.keys(value).length === 1) {
    const { phrase } = value
    const texts = written.map((language) => [language, findPhrase(loadWording(language), phrase)] as const)
    return texts.every(([, text]) => text !== undefined) ? { text: Object.fromEntries(texts) } : value
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spellOut(inner)]))
}
