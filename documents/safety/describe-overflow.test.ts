import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { createTextWriter } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { describeOverflow } from './describe-overflow.ts'
import { findOverflow, fitSafety } from './fit-safety.ts'
import { safetyFormats, type SafetyModel } from './safety-model.ts'

/** The instructions of 1001 with so many sentences of first aid and of storage. */
function withLongTexts(firstAid: number, storage = 0): SafetyModel {
  const source = sdsSourceOf(1001)
  const { record } = source
  const own = (count: number) => [{ text: { en: 'Do as it is shown on the wall beside the basin. '.repeat(count).trim() } }]
  const changed = {
    ...record,
    firstAid: { ...record.firstAid, eyes: own(firstAid) },
    handling: storage > 0 ? { ...record.handling, storage: own(storage) } : record.handling,
  }
  return buildSafety({ ...source, record: changed }, 'en', { qrCode: true }).model
}

describe('a trade name of a hundred letters', () => {
  const productName = 'Hågaström Industrikorrosionsschutzgrundierung Zinkphosphat-Alkyd EXTRA 3-in-1 seidenglänzend RAL 7016'

  it.each(languageCodes)('is set smaller, on two lines, before anything is refused: %s', (language) => {
    for (const id of [1001, 1010]) {
      const model = { ...buildSafety(sdsSourceOf(id), language, { qrCode: true }).model, productName }
      for (const format of safetyFormats) expect(fitSafety(model, format).overflow).toBe(0)
    }
  })

  it('stays as large as it may be where there is room', () => {
    const model = { ...withLongTexts(1), productName }
    expect(fitSafety(model, 'A4').name.lines.length).toBeGreaterThan(2)
    expect(fitSafety(model, 'A2').name.size).toBeGreaterThanOrEqual(16)
  })
})

describe('the report on safety instructions', () => {
  it('says nothing where they fit on both sheets', () => {
    expect(describeOverflow(withLongTexts(1), createTextWriter('en'))).toBeNull()
  })

  it('says what is missing on each sheet, and which texts are the longest, in the language of the reader', () => {
    const model = withLongTexts(200)
    const [a4 = 0, a2 = 0] = safetyFormats.map((format) => Math.ceil(fitSafety(model, format).overflow))
    expect(a4).toBeGreaterThan(20)
    const english = createTextWriter('en')
    expect(describeOverflow(model, english)).toEqual({
      formats: ['A4', 'A2'],
      title: 'The text does not fit on A4, A2.',
      reasons: [
        `A4: ${a4}\u00a0mm more height is needed, at the smallest text size allowed.`,
        `A2: ${english.number(a2)}\u00a0mm more height is needed, at the smallest text size allowed.`,
      ],
      assurance: 'Nothing has been left out. The supplier can shorten the longest texts: First aid.',
    })
    expect(describeOverflow(model, createTextWriter('de'))?.assurance).toMatch(/Texte kürzen: Erste Hilfe\.$/)
    expect(describeOverflow(withLongTexts(60, 150), english)?.assurance).toMatch(/ Storage and disposal; First aid\.$/)
  })

  it.each(languageCodes)('exists in %s, with all its values', (language) => {
    const writer = createTextWriter(language)
    const report = describeOverflow(withLongTexts(200), writer)
    expect(writer.missing.size).toBe(0)
    expect(JSON.stringify(report)).not.toMatch(/\{\w+\}/)
    expect(report?.reasons).toHaveLength(2)
  })
})

describe('whether the instructions fit', () => {
  it('is known from the smallest form, and is the same as the whole search finds', () => {
    for (let sentences = 1; sentences <= 60; sentences += 4) {
      const model = withLongTexts(sentences)
      for (const format of safetyFormats) expect(findOverflow(model, format)?.overflow ?? 0).toBe(fitSafety(model, format).overflow)
    }
  })
})
