import { describe, expect, it } from 'vitest'
import { letterRules, packageSizes } from '../../clp/label/label-sizes.ts'
import { labelOfCatalogue } from '../../test-kit/label-of.ts'
import { createTextWriter } from '../text/write-text.ts'
import { describeLabel, describeLetterRule, describeOverflow, describePackage } from './describe-label.ts'
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
})
