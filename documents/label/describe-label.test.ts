import { describe, expect, it } from 'vitest'
import { letterRules, packageSizes } from '../../clp/label/label-sizes.ts'
import { labelOfCatalogue, labelRequestOf } from '../../test-kit/label-of.ts'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { describeFurtherWays, describeLabel, describeLetterRule, describeOverflow, describePackage } from './describe-label.ts'
import { findFurtherWays } from './find-further-ways.ts'
import { fitLabel } from './fit-label.ts'
import { reportOverflow } from './report-overflow.ts'

const complete = ['en', 'de', 'fr', 'sl'] as const

describe('what is said beside a label', () => {
  it('names the duties of the package with the rule, in the language of the reader', () => {
    const label = labelOfCatalogue(1003, 'xlang=1')
    expect(describeLabel(label, createTextWriter('de')).notes).toContainEqual({
      text: 'Eine Verpackung für die breite Öffentlichkeit braucht einen kindergesicherten Verschluss (H304, Methanol).',
      source: 'CLP Anhang\u00a0II, 3.1.1',
    })
  })

  it('writes the days of the rules for letters as every day in a form, whatever the language', () => {
    const rulesIn = (language: 'de' | 'bg') => letterRules.map((rule) => describeLetterRule(rule, 2, createTextWriter(language)))
    expect(rulesIn('de').map((text) => text.split(':')[0])).toStrictEqual(['bis 31/12/2027', 'ab 01/01/2028'])
    expect(rulesIn('bg').map((text) => text.split(':')[0])).toStrictEqual(['до 31/12/2027', 'от 01/01/2028'])
  })

  it.each(complete)('has every sentence in %s', (language) => {
    const writer = createTextWriter(language)
    for (const id of [1003, 1005, 1007, 1009, 1010])
      for (const query of [
        'picOFF=1&stavkiOFF=1&ufiOFF=1&vseb=',
        'picMetCorrOFF=1',
        'vseb=900 l&emb=1&pCodes=70600',
        'dim=1&emb=3&vlusageON=1&vlstorageON=1&sinON=1&logoON=1',
      ]) {
        const label = labelOfCatalogue(id, `${query}&xlang=1,2,3,6`)
        const remarks = describeLabel(label, writer)
        const overflow = describeOverflow(reportOverflow(label, fitLabel(label)), label, writer)
        const sentences = [...remarks.notes, ...remarks.warnings, ...overflow.reasons].map(({ text }) => text)
        for (const sentence of [
          ...sentences,
          ...overflow.choices.map(({ text }) => text),
          overflow.title,
          overflow.assurance,
          overflow.consequence,
        ])
          expect(sentence).not.toMatch(/\{|undefined/)
      }
    for (const size of packageSizes) expect(describePackage(size, writer)).toMatch(/\d/)
    expect([...writer.missing]).toEqual([])
  })

  it.each(['en', 'de', 'fr', 'sl'] as const)('ends a sentence in %s with one stop, whatever stands before it', (language) => {
    const warnings = [{ kind: 'substancesNotNamed' as const, elements: ['Lact.'], source: '' }]
    expect(describeLabel({ notes: [], warnings }, createTextWriter(language)).warnings[0]?.text).toMatch(/[^.] ?Lact\.$/)
  })

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

describe('what makes a label fit that no part of it shows', () => {
  const waysOf = (query: string) => {
    const { source, options } = labelRequestOf(1016, query)
    return findFurtherWays(source, options)
  }

  it('is a fold-out label of the fewest pages that hold it, and more pages where it is one', () => {
    expect(waysOf('dim=2&emb=1&vseb=500 ml&xlang=1&QR=0&adrOFF=1')).toEqual({ relief: false, foldPages: 3 })
    expect(waysOf('dim=3&emb=1&vseb=500 ml&xlang=1,2,3&fold=3')).toEqual({ relief: false, foldPages: 4 })
  })

  it('is the relief for packages up to 125 ml, where the content allows it and it is not taken yet', () => {
    const small = 'dim=3&emb=1&vseb=100 ml&xlang=1,2,3&fold=3'
    expect(waysOf(small)).toEqual({ relief: true, foldPages: 4 })
    expect(waysOf(`${small}&reliefON=1`).relief).toBe(false)
  })

  it('is said as a choice that sets the option, in every language', () => {
    for (const language of languageCodes) {
      const choices = describeFurtherWays({ relief: true, foldPages: 4 }, createTextWriter(language))
      expect(choices.map(({ change }) => change)).toEqual([{ useRelief: true }, { foldPages: 4 }])
      expect(choices.map(({ text }) => text).join()).toMatch(/125.*4/)
    }
  })
})
