import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { catalogueIds, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { widthOf } from './break-lines.ts'
import { buildSafety } from './build-safety.ts'
import { fitPoster, fitSheet } from './fit-safety.ts'
import { layOutPoster } from './lay-out-poster.ts'
import { posterLevels } from './poster-sizes.ts'

/** Of the capitals of Source Sans 3, in parts of the size of the type. */
const capital = 0.66
const metres = (height: number, factor: number) => (height * factor) / 1000

const modelOf = (id: number, language: (typeof languageCodes)[number] = 'en') =>
  buildSafety(sdsSourceOf(id), language, { qrCode: true }).model
const withSafety = catalogueIds.filter((id) => id !== 1011) // has no data sheet yet

describe('the poster on A2', () => {
  // The kit 1015 names what two components need, and is the fullest of the catalogue.
  it.each(withSafety.filter((id) => id !== 1015))('is seen from three metres: product %i, signal word, signs and number', (id) => {
    for (const language of ['en', 'de', 'fr', 'sl'] as const) {
      const { name, signalWord, callNumberSize, sign, pictogram } = fitPoster(modelOf(id, language))
      const seen = {
        callNumber: metres(callNumberSize * capital, 150),
        name: metres(name.size * capital, 300),
        signalWord: signalWord.lines.length > 0 ? metres(signalWord.size * capital, 150) : 3,
      }
      expect(Object.values(seen).filter((distance) => distance < 2.4)).toEqual([])
      // Signs of 41 mm and more; six of them have the width of the sheet to share.
      if (sign > 0) expect(sign).toBeGreaterThan(41)
      if (pictogram > 0) expect(pictogram).toBeGreaterThan(44)
    }
  })

  it.each(withSafety.filter((id) => id !== 1015))('is no smaller in the longest languages than decision 028 says: product %i', (id) => {
    for (const language of ['bg', 'el', 'fr', 'hu', 'pl'] as const) {
      const { statement, signalWord, sign, pictogram } = fitPoster(modelOf(id, language))
      expect(metres(statement * capital, 300), language).toBeGreaterThan(1.6)
      if (signalWord.lines.length > 0) expect(metres(signalWord.size * capital, 150), language).toBeGreaterThan(2.15)
      if (sign > 0) expect(sign, language).toBeGreaterThan(39)
      if (pictogram > 0) expect(pictogram, language).toBeGreaterThan(38)
    }
  })

  it.each([1004, 1007, 1008, 1009, 1012, 1014, 1016])(
    'has the hazards of product %i, in English, in letters that are read from three metres',
    (id) => {
      expect(metres(fitPoster(modelOf(id)).statement * capital, 300)).toBeGreaterThan(2.95)
    },
  )

  it('has the statements beside the pictograms where that leaves them larger letters, within the width of the sheet', () => {
    const arrangements = withSafety.map((id) => {
      const { alertColumn, hazards, statement, pictogram, perRow } = fitPoster(modelOf(id))
      const room = alertColumn > 0 ? 366 - alertColumn - 16 : hazards.length === 1 ? 366 : 175
      const widest = Math.max(...hazards.flat(2).map((line) => widthOf(plainText(line), 400, 'en') * statement))
      expect(widest + (6.5 * statement) / 8.8, String(id)).toBeLessThanOrEqual(room + 0.001)
      expect(perRow * (pictogram + 4) - 4, String(id)).toBeLessThanOrEqual(alertColumn > 0 ? alertColumn + 0.001 : 366)
      return alertColumn > 0
    })
    expect(new Set(arrangements).size).toBe(2)
  })

  it('lets pictograms and signal word give way together where a long word meets four of them', () => {
    const { signalWord, pictogram } = fitPoster(modelOf(1010, 'pl'))
    expect(pictogram).toBeGreaterThan(38)
    expect(metres(signalWord.size * capital, 150)).toBeGreaterThan(2.15)
    expect(4 * pictogram + 3 * 4 + 12 + widthOf('Niebezpieczeństwo', 700, 'pl') * signalWord.size).toBeLessThanOrEqual(366.1)
  })

  it('is not the sheet of A4, enlarged: signs stand in one row, danger beside first aid', () => {
    const model = modelOf(1003)
    const [poster, sheet] = [fitPoster(model), fitSheet(model)]
    expect(poster.sign / (sheet.sign * 2 * sheet.unit)).toBeGreaterThan(1.4)
    expect(poster.bands[2]?.height).toBe(poster.bands[3]?.height)
    expect(model.protection.signs.length * poster.sign + 5 * poster.signGap).toBeLessThanOrEqual(366.001)
  })

  it('needs more room with each level', () => {
    const heights = Array.from({ length: posterLevels + 1 }, (_, level) => layOutPoster(modelOf(1001), level).overflow)
    const firstTooHigh = heights.findIndex((height) => height > 0)
    expect(firstTooHigh).toBeGreaterThan(0)
    // The search for the largest that fits relies on it.
    expect(heights.slice(firstTooHigh).filter((height) => height === 0)).toEqual([])
    expect(heights.at(-1)).toBeGreaterThan(100)
  })

  it('keeps the order of the measures, whether they stand in one column or two', () => {
    for (const id of withSafety) {
      const model = modelOf(id)
      const { protection, disposal } = fitPoster(model)
      const flat = (columns: typeof protection) => columns.flat().map((lines) => lines.map(plainText).join(' ').replaceAll('\u00a0', ' '))
      const plain = (points: typeof model.protection.points) => points.map((point) => plainText(point).replaceAll(/[\u00a0\u202f]/g, ' '))
      const squeeze = (texts: string[]) => texts.map((text) => text.replaceAll(/[\s\u00ad\u200b\u2060\u2011-]/g, ''))
      expect(squeeze(flat(protection))).toEqual(squeeze(plain(model.protection.points)))
      expect(squeeze(flat(disposal))).toEqual(squeeze(plain(model.disposal.points)))
    }
  })
})
