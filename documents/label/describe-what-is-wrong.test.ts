import { describe, expect, it } from 'vitest'
import { labelOfCatalogue } from '../../test-kit/label-of.ts'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { describeLabel, describeOverflow } from './describe-label.ts'
import { fitLabel } from './fit-label.ts'
import { reportOverflow } from './report-overflow.ts'

describe('what is said beside a label', () => {
  it('says in every language what is wrong with UFI, number, content, wording and pictograms', () => {
    const kinds = ['ufiMissing', 'substanceNumberMissing', 'quantityOfOtherCode', 'contentExceedsPackage', 'unofficialWording'] as const
    const warnings = kinds.map((kind) => ({ kind, elements: ['A-1'], source: '' }))
    const notes = [{ kind: 'smallPictograms' as const, because: ['12'], source: '' }]
    for (const language of languageCodes) {
      const described = describeLabel({ notes, warnings }, createTextWriter(language))
      expect(new Set(described.warnings.map(({ text }) => text)).size).toBe(kinds.length)
      for (const { text } of described.warnings) expect(text).toMatch(/A-1/)
      expect(described.notes[0]?.text).toContain('12\u00a0×\u00a012\u00a0mm')
      expect(described.notes[0]?.text).toContain('16\u00a0×\u00a016\u00a0mm')
    }
  })

  it('says how much is missing, at which minimum, and what would help', () => {
    const label = labelOfCatalogue(1003, 'dim=6&emb=3&xlang=2&vseb=5 l')
    const { title, reasons, choices, assurance } = describeOverflow(reportOverflow(label, fitLabel(label)), label, createTextWriter('en'))
    expect(title).toBe('The text does not fit on 148\u00a0×\u00a0105\u00a0mm.')
    expect(reasons[0]?.text).toMatch(
      /^[\d.]+\u00a0mm more height is needed, at the smallest text size allowed for a package of over 3 to 50\u00a0l \(x-height 1.8\u00a0mm\) and with pictograms of 23\u00a0mm\.$/,
    )
    expect(reasons.at(-1)?.text).toMatch(/^Beyond the edge: .*supplier/)
    expect(assurance).toBe('Nothing has been left out. Choose one:')
    expect(choices).toContainEqual({ text: 'Use 148\u00a0×\u00a0210\u00a0mm (the text fits).', change: { labelSize: 7, ownSize: null } })
    expect(choices.at(-1)).toEqual({ text: 'Choose other or fewer precautionary statements.', change: null })
  })

  it('says that a label is too small for its package', () => {
    const label = labelOfCatalogue(1011, 'dim=1&emb=4&xlang=1')
    const { reasons } = describeOverflow(reportOverflow(label, fitLabel(label)), label, createTextWriter('en'))
    expect(reasons[0]).toEqual({
      text: 'A package of over 50 to 500\u00a0l needs a label of at least 105\u00a0×\u00a0148\u00a0mm.',
      source: 'CLP Annex I, 1.2.1.4, Table 1.3',
    })
  })
})
