import type { TdsSource } from '../documents/tds/tds-source.ts'
import { catalogueIds, readCatalogue } from './read-catalogue.ts'

/** What a version's technical data sheet is made from. @param number 1 for the first published version, the newest by default */
export function tdsSourceOf(id: number, number?: number): TdsSource {
  const published = readCatalogue(id).filter(({ publish }) => publish?.documents.includes('tds'))
  const index = (number ?? published.length) - 1
  const [entry, before] = [published[index], published[index - 1]]
  if (!entry?.publish) throw new Error(`Product ${id} has no version ${number} of its technical data sheet`)
  return {
    record: entry.record,
    number: index + 1,
    issuedOn: entry.publish.date,
    replaces: before?.publish ? { number: index, issuedOn: before.publish.date } : null,
    permalink: `https://coatings.example/p/${id}`,
  }
}

/** Products of the demonstration catalogue that have a technical data sheet. */
export const tdsIds = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('tds')))
