/** For the tests of what follows from a classification: of a request as people send it, with the table of ADR. */
import { readFileSync } from 'node:fs'
import { openTransportTable } from '../clp/adr/table-a.ts'
import { openCandidateList } from '../clp/annex-vi/candidate-list.ts'
import { readProductCategories } from '../clp/annex-viii/product-categories.ts'
import { deriveConsequences } from '../clp/consequences/derive-consequences.ts'
import { classifyTyped, liquid, type TypedComponent, type TypedMixture } from './classify-by-request.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../clp/${file}`, import.meta.url))
const table = openTransportTable(read('adr/table-a.txt'), read('adr/proper-shipping-names.txt'))
const candidates = openCandidateList(read('annex-vi/candidate-list.txt'))
const productCategories = readProductCategories(read('annex-viii/product-categories.txt'))

export function derive(mixture: TypedMixture, day?: string): ReturnType<typeof deriveConsequences> {
  return deriveConsequences(classifyTyped(mixture, undefined, day), { table, candidates, productCategories })
}

/** A liquid for the general public. */
export function consumer(...components: TypedComponent[]): TypedMixture {
  return { ...liquid(components), use: 'consumer' }
}

/** A component with its CAS number. */
export function named(name: string, cas: string, content: number, ...classification: string[]): TypedComponent {
  return { name, cas, content, own: { classification } }
}
