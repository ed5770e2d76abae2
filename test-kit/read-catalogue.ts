import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SdsSource } from '../documents/sds/sds-source.ts'
import { projectFolder } from '../project-folder.ts'
import { z } from 'zod'
import { ingredient, type Ingredient } from '../shared/record/composition.ts'
import { importFile, type ImportEntry } from '../shared/record/product-record.ts'

// A test of labels asks for the same product some hundred times, and reading it took a quarter of its processor time.
const known = new Map<number, ImportEntry[]>()

/**
 * The entries of a product of the demonstration catalogue, in the order of their publication. All tests have the same ones, so that they are
 * frozen: who changes one takes a copy.
 */
export function readCatalogue(id: number): ImportEntry[] {
  const read = known.get(id)
  if (read) return read
  const folder = path.join(projectFolder, 'catalogue')
  const name = readdirSync(folder).find((file) => file.startsWith(`${id}-`))
  if (!name) throw new Error(`The catalogue has no product ${id}`)
  const entries = freeze(importFile.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
  known.set(id, entries)
  return entries
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

export const catalogueIds = readdirSync(path.join(projectFolder, 'catalogue'))
  .flatMap((file) => /^(\d{4})-.*\.json$/.exec(file)?.[1] ?? [])
  .map(Number)
  .toSorted((left, right) => left - right)

/** What a version's sheet is made from. @param number 1 for the first published version, the newest by default */
export function sdsSourceOf(id: number, number?: number): SdsSource {
  const published = readCatalogue(id).filter(({ publish }) => publish?.documents.includes('sds'))
  const index = (number ?? published.length) - 1
  const [entry, before, first] = [published[index], published[index - 1], published[0]]
  if (!entry?.publish || !first?.publish) throw new Error(`Product ${id} has no version ${number}`)
  return {
    record: entry.record,
    number: index + 1,
    revisedOn: entry.publish.date,
    compiledOn: first.publish.date,
    replaces: before?.publish ? { number: index, revisedOn: before.publish.date, record: before.record } : null,
    permalink: `https://coatings.example/p/${id}`,
  }
}

/** The substances of the library, each as an ingredient, by its key. */
export function readLibrary(): (readonly [key: string, one: Ingredient])[] {
  const file = path.join(projectFolder, 'catalogue', 'substances.json')
  const entries = z.record(z.string(), z.looseObject({})).parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(entries).map(([key, facts]) => [key, ingredient.parse({ ...facts, contentRange: { from: 1, to: 1 } })])
}
