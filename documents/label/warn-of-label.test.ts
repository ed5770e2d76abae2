/** Of what a label is warned: what an option takes away that the law demands, and what its record lacks. */
import { describe, expect, it } from 'vitest'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { labelOfCatalogue, labelOfSample, substance } from '../../test-kit/label-of.ts'

const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)

describe('a warning', () => {
  const warned = (id: number, query: string) => kinds(labelOfCatalogue(id, `xlang=${id === 1012 ? 6 : 1}&${query}`).warnings)

  it('comes where an option removes what Article 17 demands, with the Article', () => {
    expect(labelOfCatalogue(1003, 'picOFF=1').warnings).toContainEqual({
      kind: 'pictogramsHidden',
      elements: ['GHS02', 'GHS07', 'GHS08'],
      source: 'CLP Article 17(1)(d)',
    })
    expect(warned(1003, 'stavkiOFF=1')).toContain('statementsHidden')
    expect(warned(1003, 'ufiOFF=1')).toContain('ufiHidden')
    expect(warned(1007, 'vseb=')).toContain('quantityMissing')
  })

  it('comes where a danger label of ADR is not among the drawings, so that it is not missed', () => {
    const road = { shippingName: { text: { en: 'TOXIC GAS' } }, hazardClass: '2.3' as const, subsidiaryHazards: ['8' as const] }
    const free = { regulated: false as const }
    const sample: ProductRecordInput['transport'] = { regulated: true, unNumber: '1967', road, sea: free, air: free }
    const regulated = { transport: sample }
    const warning = { kind: 'dangerLabelNotDrawn', elements: ['2.3'], source: 'ADR 5.2.2.1.1' }
    expect(labelOfSample(regulated).warnings).toContainEqual(warning)
    expect(kinds(labelOfSample(regulated, 'adrOFF=1').warnings)).not.toContain(warning.kind)
    expect(kinds(labelOfCatalogue(1003).warnings)).not.toContain(warning.kind)
  })

  it('does not come where there is nothing to remove', () => {
    expect(warned(1012, 'picOFF=1&stavkiOFF=1&ufiOFF=1&vseb=')).toEqual([])
    expect(warned(1004, 'picOFF=1&ufiOFF=1')).toEqual([])
  })

  it('comes where the record lacks what the classification demands', () => {
    const label = labelOfSample({ classification: [{ category: 'Skin Sens. 1', statements: ['H317'] }] }, 'vseb=1 l')
    expect(label.warnings).toContainEqual({ kind: 'substancesNotNamed', elements: ['Skin Sens. 1'], source: 'CLP Article 18(3)(b)' })
    expect(kinds(label.warnings)).toContain('disposalStatementMissing')
  })

  it('comes of what the public must be told where the public gets the product, and not at work alone', () => {
    const classification = [{ category: 'Skin Sens. 1' as const, statements: ['H317' as const] }]
    const of = (...uses: string[]) => kinds(labelOfSample({ classification, uses: uses.map((phrase) => ({ phrase })) }, 'vseb=').warnings)
    for (const uses of [[], ['use.consumer'], ['use.professional', 'use.consumer']])
      expect(of(...uses)).toEqual(expect.arrayContaining(['quantityMissing', 'disposalStatementMissing']))
    expect(of('use.professional')).not.toContain('quantityMissing')
    expect(of('use.professional')).not.toContain('disposalStatementMissing')
  })

  it('names each category once', () => {
    const classification = (['H360F', 'H360D'] as const).map((code) => ({ category: 'Repr. 1B' as const, statements: [code] }))
    const { warnings } = labelOfSample({ classification })
    expect(warnings).toContainEqual({ kind: 'substancesNotNamed', elements: ['Repr. 1B'], source: 'CLP Article 18(3)(b)' })
  })

  it('comes where a mixture that needs a UFI has none, and for no other', () => {
    const of = (kind: 'mixture' | 'substance', ...classification: NonNullable<ProductRecordInput['classification']>) =>
      labelOfSample({
        ...substance('A', { casNumber: '100-51-6' }),
        composition: { ...substance('A', { casNumber: '100-51-6' }).composition, kind },
        classification,
      }).warnings
    const flammable = { category: 'Flam. Liq. 3' as const, statements: ['H226' as const] }
    const toxicToFish = { category: 'Aquatic Chronic 2' as const, statements: ['H411' as const] }
    expect(of('mixture', flammable, toxicToFish)).toContainEqual({
      kind: 'ufiMissing',
      elements: ['Flam. Liq. 3'],
      source: 'CLP Articles 25(7) and 45(1) and Annex VIII, Part A, 2.3 and 5',
    })
    for (const warnings of [of('mixture', toxicToFish), of('mixture'), of('substance', flammable), labelOfCatalogue(1003).warnings])
      expect(kinds(warnings)).not.toContain('ufiMissing')
    // A kit, whose components bear UFIs of their own.
    expect(kinds(labelOfCatalogue(1015).warnings)).not.toContain('ufiMissing')
  })

  it('comes where the content of the defaults stands beside a code that it does not belong to', () => {
    const warning = { kind: 'quantityOfOtherCode', elements: ['NV-EP210-010'], source: 'CLP Article 17(1)(b)' }
    expect(labelOfCatalogue(1006, 'pCodes=70600').warnings).toContainEqual(warning)
    expect(labelOfCatalogue(1006, 'pCodes=70601~70600').warnings).toContainEqual(warning)
    for (const query of ['', 'pCodes=70601', 'pCodes=70600&vseb=1 l', 'pCodes=70600&vseb='])
      expect(kinds(labelOfCatalogue(1006, query).warnings), query).not.toContain('quantityOfOtherCode')
  })

  it('comes where the content is more than the package holds (CLP Annex I, Table 1.3)', () => {
    expect(labelOfCatalogue(1001, 'vseb=5 l&emb=2').warnings).toContainEqual({
      kind: 'contentExceedsPackage',
      elements: ['5 l'],
      source: 'CLP Annex I, 1.2.1.4, Table 1.3',
    })
    for (const query of ['vseb=5 l&emb=3', 'vseb=3 l&emb=2', 'vseb=5 kg&emb=2', 'vseb=&emb=1'])
      expect(kinds(labelOfCatalogue(1001, query).warnings), query).not.toContain('contentExceedsPackage')
  })

  it('comes where the law gives no text of a statement in a language of the label, and the files say so too', () => {
    const classification = [{ category: 'Carc. 1A' as const, statements: ['H350i' as const] }]
    const irish = labelOfSample({ classification }, 'xlang=1,24')
    expect(irish.warnings).toContainEqual({ kind: 'unofficialWording', elements: ['GA H350i'], source: 'CLP Article 21(3)' })
    expect(irish.documentNote).toBe('The text of these statements in a language of the label is unofficial: GA H350i.')
    const others = [labelOfSample({ classification }, 'xlang=1'), labelOfSample({ classification }, 'xlang=24&stavkiOFF=1')]
    for (const label of [...others, labelOfCatalogue(1001, 'xlang=24')]) {
      expect(kinds(label.warnings)).not.toContain('unofficialWording')
      expect(label.documentNote).toBe('')
    }
  })

  it('comes where a statement waits for its fill-in', () => {
    const label = labelOfSample({ labelElements: { precautionaryStatements: [{ code: 'P501' }] } }, 'xlang=1')
    expect(label.warnings).toContainEqual({ kind: 'unfilledStatement', elements: ['EN P501 {place}'], source: 'CLP Annex IV' })
  })
})
