import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { makeChance } from '../../test-kit/make-chance.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { buildSds } from './build-sds.ts'
import { openMissing } from './find-missing.ts'
import type { SdsSource } from './sds-source.ts'

const requested = (source: SdsSource) => languageCodes.map(openMissing(source))
const built = (source: SdsSource) =>
  languageCodes.map((code) => {
    const { missing, missingWords } = buildSds(source, code, { qrCode: false })
    return { missing, missingWords }
  })

const published = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))

/** Takes languages away from own words, and writes phrases as words of a person or as phrases that no library has. */
function spoil(value: unknown, next: () => number): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && 'phrase' in inner && next() < 0.3) {
      const { phrase } = inner
      if (next() < 0.5) Object.assign(inner, { phrase: `${String(phrase)}.unheardOf` })
      else {
        for (const name of Object.keys(inner)) Reflect.deleteProperty(inner, name)
        Object.assign(inner, { text: { en: `Own words ${String(phrase)}`, fi: 'Omin sanoin', de: 'In eigenen Worten' } })
      }
    }
    if (typeof inner === 'object' && inner !== null && 'en' in inner)
      for (const language of Object.keys(inner)) if (next() < 0.4) Reflect.deleteProperty(inner, language)
    spoil(inner, next)
  }
}

// Of whole records `count-missing.test.ts` says it.
describe('what a sheet lacks in each of the 24 languages', () => {
  it.each(published)('is found without building it, in the order of the sheet: product %i with texts missing at random', (id) => {
    const next = makeChance(id)
    const source = structuredClone(sdsSourceOf(id))
    spoil(source.record, next)
    for (const statement of source.record.labelElements.supplementalStatements) if (next() < 0.5) delete statement.values
    const found = requested(source)
    expect(found.every(({ missing }) => missing.length > 10)).toBe(true)
    expect(found).toEqual(built(source))
  })
})
