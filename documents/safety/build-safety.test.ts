import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { joinPoints, mostPoints } from './condense-texts.ts'
import { fitSafety } from './fit-safety.ts'
import { modelOf, bandsOf } from '../../test-kit/safety-models.ts'

const ids = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))

describe('the safety instructions', () => {
  it.each(ids.flatMap((id) => languageCodes.map((language) => [id, language] as const)))(
    'of product %i exist in %s without an unfilled brace, and fit on both sheets',
    (id, language) => {
      const { model, missing } = buildSafety(sdsSourceOf(id), language, { qrCode: true })
      // Its safety data sheet was written by hand in Slovenian and Croatian alone.
      if (id !== 1012 || language === 'sl' || language === 'hr') expect(missing).toEqual([])
      expect(JSON.stringify({ ...model, qr: null })).not.toMatch(/\{[a-zA-Z]+\}/)
      const sheets = [fitSafety(model, 'A4'), fitSafety(model, 'A2')]
      const overflowing = sheets.flatMap(({ overflow }, index) => (overflow > 0 ? [['A4', 'A2'][index]] : []))
      expect(overflowing).toEqual([])
      // The signal word is one word, and stays one.
      for (const { signalWord } of sheets)
        expect(signalWord.lines.map(plainText)).toEqual(model.hazards.signalWord === '' ? [] : [model.hazards.signalWord])
    },
  )

  it.each(ids)('of product %i have five bands of at least one and at most six points', (id) => {
    for (const { points } of bandsOf(modelOf(id))) {
      expect(points.length).toBeGreaterThan(0)
      expect(points.length).toBeLessThanOrEqual(mostPoints)
    }
    expect(modelOf(id).firstAid.routes).toHaveLength(4)
  })

  it('name every hazard of the classification, however many there are', () => {
    const hazards = modelOf(1003).hazards
    const text = hazards.points.map(plainText).join(' ')
    for (const hazard of [
      'Highly flammable liquid and vapour.',
      'May be fatal if swallowed and enters airways.',
      'Causes skin irritation.',
      'Causes serious eye irritation.',
      'May cause drowsiness or dizziness.',
      'Suspected of damaging the unborn child.',
      'Harmful to aquatic life with long lasting effects.',
    ])
      expect(text).toContain(hazard)
    expect(text.match(/damage to organs/g)).toHaveLength(2)
    expect(hazards.signalWord).toBe('Danger')
    expect(hazards.pictograms.map(({ description }) => description)).toContain('GHS02, flame: flammable')
  })

  it('say of a product that is not classified that it is not, without a signal word or a pictogram', () => {
    const { hazards } = modelOf(1014)
    expect(hazards).toMatchObject({ signalWord: '', pictograms: [] })
    expect(plainText(hazards.points[0] ?? [])).toBe('The product is not classified as hazardous.')
  })
})

describe('joining points', () => {
  it('puts the shortest neighbours together until there are six, and loses none', () => {
    const points = ['aaaa', 'b', 'c', 'dddd', 'eeee', 'ffff', 'gggg', ''].map((text) => [{ text }])
    expect(joinPoints(points).map(plainText)).toEqual(['aaaa', 'b. c', 'dddd', 'eeee', 'ffff', 'gggg'])
  })
})
