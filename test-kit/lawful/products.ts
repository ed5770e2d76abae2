/**
 * Lawful products of all kinds as makers have them, none of which is in the catalogue: taken through every proposal, with what the library does not
 * know written in. The check has no error for them (`check/false-alarms.test.ts`).
 */
import { applyPatch } from '../../propose/patch.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { begun, propose } from '../propose-for-recipe.ts'
import { carriedHotOrPressed } from './carried-hot-or-pressed.ts'
import { coatingsAndAdhesives } from './coatings-and-adhesives.ts'
import { fuelsMetalsAndCare } from './fuels-metals-and-care.ts'
import { householdAndIndustry } from './household-and-industry.ts'

const products = { ...householdAndIndustry, ...coatingsAndAdhesives, ...fuelsMetalsAndCare, ...carriedHotOrPressed }
export const lawfulNames: readonly string[] = Object.keys(products)

const made = new Map<string, ProductRecord>()

/** @throws Error where no product has the name */
export function lawfulRecord(name: string): ProductRecord {
  const record = made.get(name) ?? take(name)
  made.set(name, record)
  return structuredClone(record)
}

/** Limits of the Union of which the library has no figures, by CAS number. */
const limits: Readonly<Record<string, Ingredient['exposureLimits'][number]>> = {
  '111-77-3': { basis: '2006/15/EC', longTerm: { mgPerM3: 50.1, ppm: 10 }, remarks: ['skin'] },
  '124-38-9': { basis: '2006/15/EC', longTerm: { mgPerM3: 9000, ppm: 5000 }, remarks: [] },
  '7664-93-9': { basis: '2009/161/EU', longTerm: { mgPerM3: 0.05 }, remarks: [] },
}

/** Some proposals follow from what others brought into the record. */
function take(name: string): ProductRecord {
  const product = products[name]
  if (product === undefined) throw new Error(`no lawful product ${name}`)
  let record = begun({ name, uses: [...product.uses] })
  for (let round = 0; round < 2; round += 1) {
    const { proposals } = propose({ ...product.mixture, name }, record)
    const open = proposals.filter(({ state }) => state === 'open' || state === 'differs')
    record = open.reduce((all, { patch }) => applyPatch(all, patch), record)
  }
  for (const { casNumber = '', exposureLimits } of record.composition.ingredients) {
    const limit = limits[casNumber]
    if (limit !== undefined) exposureLimits.push(limit)
  }
  if (record.exposureControls.respiratory.length === 0) record.exposureControls.respiratory = [{ text: { en: 'Ventilate well.' } }]
  if (record.classification.length === 0 && record.composition.ingredients.length === 0) record.isNotHazardous = true
  return productRecord.parse(record)
}
