import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Text } from '../../shared/record/texts.ts'
import { tdsIds, tdsSourceOf } from '../../test-kit/read-tds-source.ts'
import { plainText } from '../text/write-text.ts'
import { buildTds } from './build-tds.ts'
import { textsOfSection, textsOfTds } from '../../test-kit/read-tds-texts.ts'
import type { TdsModel } from './tds-model.ts'

const complete = ['en', 'de', 'fr', 'sl'] as const

function find(model: TdsModel, key: string) {
  const found = [...model.sections, ...model.panel, ...model.closing].find((section) => section.key === key)
  if (!found) throw new Error(`no section ${key}`)
  return found
}

const datum = (model: TdsModel, key: string) => {
  const found = model.keyData.rows.find((row) => row.key === key)
  return found && { values: found.values.map(plainText), details: found.details.map(plainText) }
}

/** The sheet of 1001 with these figures alone. */
function withParameters(parameters: Parameter[], language: (typeof complete)[number] = 'en'): TdsModel {
  const { record, ...source } = tdsSourceOf(1001)
  return buildTds({ ...source, record: { ...record, parameters } }, language).model
}

describe('the technical data sheet', () => {
  it.each(tdsIds.flatMap((id) => complete.map((language) => [id, language] as const)))(
    'of product %i exists in %s without a missing text or an unfilled brace',
    (id, language) => {
      const { model, missing } = buildTds(tdsSourceOf(id), language)
      expect(missing).toEqual([])
      expect(JSON.stringify(model)).not.toMatch(/\{[a-zA-Z]+\}/)
    },
  )

  it.each(tdsIds)('of product %i has no heading without a text', (id) => {
    const { sections, panel, closing } = buildTds(tdsSourceOf(id), 'en').model
    for (const section of [...sections, ...panel, ...closing])
      expect(textsOfSection(section).filter((text) => text.trim() !== '').length, section.key).toBeGreaterThan(1)
  })

  it.each(tdsIds)('of product %i says everything that the record holds for it', (id) => {
    const source = tdsSourceOf(id)
    const { technical, labelElements, supplier, parameters } = source.record
    const { model } = buildTds(source, 'en')
    const points = (key: string) => find(model, key).blocks.flatMap((block) => (block.kind === 'list' ? block.points : []))
    for (const key of ['recommendedUse', 'recommendedLevels', 'specialFeatures', 'application'] as const)
      if (technical[key].length > 0) expect(points(key), key).toHaveLength(technical[key].length)
    if (technical.storage.length > 0) expect(find(model, 'storage').blocks).toHaveLength(technical.storage.length)
    if (labelElements.packSizes.length > 0)
      expect(textsOfSection(find(model, 'packs')).join().split(' · ')).toHaveLength(labelElements.packSizes.length)
    if (technical.disclaimer) expect(find(model, 'disclaimer').blocks).toHaveLength(1)
    expect(textsOfSection(find(model, 'supplier')).join('\n').replaceAll('\u00a0', ' ')).toContain(supplier.telephone)
    const shown = new Set([
      ...model.keyData.rows.map(({ key }) => key),
      ...model.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(({ key }) => key) : [])),
      ),
    ])
    const hidden = parameters
      .filter(({ category, property }) => category === 'TD01' && !shown.has(property))
      .map(({ property }) => property)
    expect(hidden.filter((property) => property !== 'shelfLife' && property !== 'storageTemperature')).toEqual([])
  })

  it('names version, date of issue, replaced version and language', () => {
    const facts = (number?: number) => buildTds(tdsSourceOf(1001, number), 'de').model.facts.map(({ value }) => value)
    expect(facts()).toEqual(['2', '12.10.2026', '1 vom 03.05.2019', 'Deutsch'])
    expect(facts(1)).toEqual(['1', '03.05.2019', '–', 'Deutsch'])
  })

  it('gives the figures of the technical data sheet with their conditions and methods', () => {
    const { model } = buildTds(tdsSourceOf(1001), 'en')
    expect(datum(model, 'gloss')).toEqual({ values: ['20\u202f–\u2060\u202f25'], details: ['at an angle of 60°', 'ISO\u00a02813'] })
    expect(datum(model, 'mixingRatio')?.values).toEqual(['by volume: 5 : 1 (hardener: Norvik PU Hardener HDI 75)', 'by weight: 100 : 21'])
  })

  it('takes measured figures from the safety data sheet, but none of its notes that a value does not apply', () => {
    const { model } = buildTds(tdsSourceOf(1001), 'en')
    for (const key of ['density', 'solidsContent', 'vocContent']) expect(datum(model, key)?.values[0], key).toMatch(/^\d/)
    expect(datum(model, 'ph')).toBeUndefined()
    expect(textsOfTds(model).join('\n')).not.toContain('not applicable')
    expect(datum(buildTds(tdsSourceOf(1007), 'en').model, 'ph')?.values[0]).toMatch(/\d/)
  })

  it('puts conditions that hold for all stages of drying above the table, and others beside each', () => {
    const table = (id: number) => {
      const [block] = find(buildTds(tdsSourceOf(id), 'en').model, 'drying').blocks
      if (block?.kind !== 'table') throw new Error('no table')
      return { caption: block.caption, columns: block.columns.length, stages: block.rows.map(({ key }) => key) }
    }
    expect(table(1001)).toEqual({
      caption: 'Drying times (at 20\u00a0°C, relative humidity 60\u00a0%)',
      columns: 2,
      stages: ['dustDry', 'touchDry', 'recoatable', 'fullyCured'],
    })
    expect(table(1011)).toMatchObject({ caption: 'Drying times', columns: 3 })
  })

  it('says a figure of the storage once where a sentence gives it, and keeps one that differs', () => {
    const months = (value: number): Parameter => ({ category: 'TD01', property: 'shelfLife', quantity: { value, unit: 'months' } })
    expect(datum(withParameters([months(24)]), 'shelfLife')).toBeUndefined()
    expect(datum(withParameters([months(18)]), 'shelfLife')?.values).toEqual(['18\u00a0months'])
  })

  it('writes days, months and years in the words of the language and in the form that follows the number', () => {
    const spans = (unit: 'days' | 'months' | 'years', language: (typeof complete)[number]) =>
      [1, 2, 5].map(
        (value) =>
          datum(withParameters([{ category: 'TD01', property: 'openTime', quantity: { value, unit } }], language), 'openTime')?.values[0],
      )
    expect(spans('days', 'de')).toEqual(['1\u00a0Tag', '2\u00a0Tage', '5\u00a0Tage'])
    expect(spans('months', 'fr')).toEqual(['1\u00a0mois', '2\u00a0mois', '5\u00a0mois'])
    expect(spans('years', 'sl')).toEqual(['1\u00a0leto', '2\u00a0leti', '5\u00a0let'])
  })

  it('points to the safety data sheet, or to the label where there is none', () => {
    const safety = (id: number) => textsOfSection(find(buildTds(tdsSourceOf(id), 'en').model, 'safety')).join('\n')
    expect(safety(1001)).toContain('See the safety data sheet')
    expect(safety(1011)).toContain('Observe the information on the label.')
    expect(safety(1011)).not.toContain('safety data sheet')
  })

  it('says of a carcinogenic product that only professional users may have it', () => {
    const text = (id: number) => textsOfTds(buildTds(tdsSourceOf(id), 'en').model).join('\n')
    expect(text(1010)).toContain('Restricted to professional users.')
    expect(text(1001)).not.toContain('Restricted to professional users.')
  })

  it('gives the limit for volatile organic compounds of the product’s category', () => {
    expect(buildTds(tdsSourceOf(1001), 'de').model.keyData.notes.map(({ text }) => plainText(text))).toEqual([
      expect.stringMatching(/2004\/42\/EG.*A\/j\): 500\u00a0g\/l\./),
    ])
  })

  it('falls back on the description of the product where it has none of its own', () => {
    const source = tdsSourceOf(1016)
    expect(source.record.technical.description).toEqual([])
    expect(textsOfSection(find(buildTds(source, 'en').model, 'description')).join(' ')).toContain('cleaner for brushes')
  })

  it('describes the product in a paragraph for each text that a person wrote, and in one for sentences that go on from each other', () => {
    const paragraphsOf = (id: number, description?: Text[]) => {
      const source = tdsSourceOf(id)
      const technical = { ...source.record.technical, description: description ?? source.record.technical.description }
      return find(buildTds({ ...source, record: { ...source.record, technical } }, 'en').model, 'description').blocks.map((block) =>
        block.kind === 'paragraph' ? plainText(block.text) : block.kind,
      )
    }
    const own = (text: string): Text => ({ text: { en: text } })
    expect(paragraphsOf(1001)).toEqual([expect.stringMatching(/^Solvent-borne .*\. Brings out the grain/)])
    const sentences: Text[] = [{ phrase: 'tds.description.lacquer2k' }, { phrase: 'tds.description.lacquerFinish' }]
    expect(paragraphsOf(1001, [own('For boats.'), own('For bridges.'), ...sentences, own('For cranes.')])).toEqual([
      'For boats.',
      'For bridges.',
      expect.stringMatching(/yellowing\. Brings/),
      'For cranes.',
    ])
  })

  it('shows a text that the language lacks as missing, and never in another language', () => {
    const source = tdsSourceOf(1001)
    const technical = { ...source.record.technical, application: [{ text: { en: 'Stir the lacquer.' } }] }
    const { model, missing } = buildTds({ ...source, record: { ...source.record, technical } }, 'de')
    expect(missing).toEqual(['free text'])
    expect(JSON.stringify(find(model, 'application'))).toContain('"missing":true')
    expect(JSON.stringify(model)).not.toContain('Stir the lacquer.')
  })

  it('is the same whenever it is built', () => {
    expect(buildTds(tdsSourceOf(1001), 'en')).toEqual(buildTds(tdsSourceOf(1001), 'en'))
  })
})
