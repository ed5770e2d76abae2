import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { productRecord, type ProductRecordInput } from '../../shared/record/product-record.ts'
import { labelOfRecord } from '../../test-kit/label-of.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'
import { composeDigitalLabel } from './compose-digital-label.ts'

const sourceOf = (record: ReturnType<typeof productRecord.parse>) => ({
  record,
  permalink: `https://coatings.example/p/${record.permalinkId}`,
  stampedOn: '2026-10-12',
  lawDay: '2028-01-01',
})
const digitalLabelOf = (changes: Partial<ProductRecordInput>) =>
  composeDigitalLabel(sourceOf(productRecord.parse(recordOf(1, changes))), 'en')
const signs = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, ''))

describe('a digital label', () => {
  it.each(catalogueIds)('of product %i says in each language what the printed label says', (id) => {
    const record = readCatalogue(id).at(-1)?.record
    if (!record) throw new Error(`no product ${id}`)
    for (const language of languageCodes) {
      const digital = composeDigitalLabel(sourceOf(record), language)
      const printed = labelOfRecord(record, `xlang=${language}&ufiOFF=0&opisOFF=0&stavkiOFF=0&picOFF=0&picMetCorrOFF=0`)
      const [block] = printed.blocks
      expect([digital.name, digital.ufi, digital.supplier.telephone]).toEqual([printed.name, printed.ufi, printed.supplier.telephone])
      expect(digital.signalWord).toBe(block?.signalWord)
      expect(digital.pictograms.map(({ code }) => code)).toEqual(printed.pictograms.map(({ code }) => code))
      // The printed one has other hyphens and blanks, for the typeface of labels.
      const told = [...digital.hazard, ...digital.response, ...digital.precautions].map(({ text }) => text)
      const requested = [...(block?.hazard ?? []), ...(block?.precautionary ?? [])].map(({ text }) => text)
      expect(signs(told).toSorted()).toEqual(signs(requested).toSorted())
      expect(signs([digital.contains ?? '', ...digital.supplemental])).toEqual(
        signs([
          block?.contains?.text ?? '',
          ...(block?.supplemental ?? []).map(({ text }) => text),
          ...(block?.further ?? []),
          ...(block?.distinct ?? []),
        ]),
      )
    }
  })

  it('leaves nothing out, whatever the printed one does', () => {
    const hidden = { hideUfi: true, hideStatements: true, hidePictograms: true, hideDescription: true }
    const labelDefaults = { ...recordOf(1).labelDefaults, ...hidden }
    expect(digitalLabelOf({ labelDefaults })).toEqual(digitalLabelOf({}))
  })

  it('says that nothing is required of a product without hazards, and shows no empty part', () => {
    const label = digitalLabelOf({ classification: [] })
    expect(label).toMatchObject({
      signalWord: null,
      pictograms: [],
      hazard: [],
      withoutHazard: 'No pictogram and no signal word are required.',
    })
  })

  it('shows a text that the language lacks as missing, in its place', () => {
    const { description } = digitalLabelOf({ description: { text: { de: 'Nur auf Deutsch' } } })
    expect(description).toMatch(/missing/i)
    expect(description).not.toContain('Deutsch')
  })

  it('gives a pictogram its name without a number, and its whole description to those who hear it', () => {
    const record = readCatalogue(1001).at(-1)?.record
    if (!record) throw new Error('no product 1001')
    const names = languageCodes.flatMap((language) => composeDigitalLabel(sourceOf(record), language).pictograms.map(({ name }) => name))
    expect(names.filter((name) => /\d/.test(name) || name === '')).toEqual([])
    expect(composeDigitalLabel(sourceOf(record), 'en').pictograms[0]).toMatchObject({
      name: 'Flame: flammable',
      description: 'GHS02, flame: flammable',
    })
  })
})
