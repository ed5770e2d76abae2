import { describe, expect, it } from 'vitest'
import { bracketedStatements, statementChoices } from '../clp/statements.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { catalogueIds, readCatalogue } from '../test-kit/read-catalogue.ts'

const entries = catalogueIds.flatMap((id) =>
  readCatalogue(id).map(({ record }, index): [string, ProductRecord] => [`${id}, version ${index + 1}`, record]),
)
const codesOf = (record: ProductRecord): string[] => record.labelElements.precautionaryStatements.map(({ code }) => code)
const choicesOf = (record: ProductRecord, code: string) =>
  record.labelElements.precautionaryStatements.find((statement) => statement.code === code)?.choices ?? []

/** Where the nature and the severity of the hazards ask for more than six statements (CLP Article 28(3)), and why. */
const moreThanSix: Record<number, { count: number; reason: string }> = {
  1003: { count: 8, reason: 'H225, H304, H361d, H371 and H373 for the general public' },
  1006: { count: 7, reason: 'H314: each route of exposure has its own first aid' },
  1007: { count: 8, reason: 'H314, category 1A, for the general public' },
  1010: { count: 7, reason: 'H350 and H410' },
  1013: { count: 8, reason: 'five of them are prescribed for aerosols (Directive 75/324/EEC, Annex, 2.2)' },
}

describe('the precautionary statements of the catalogue', () => {
  it.each(entries)('leave no choice of the Annex open: %s', (_name, record) => {
    for (const { code, choices, bracketText } of record.labelElements.precautionaryStatements) {
      expect(choices !== undefined, code).toBe(statementChoices[code] !== undefined)
      expect(bracketText !== undefined, code).toBe(bracketedStatements.has(code))
    }
  })

  it.each(entries)('are no more than six, unless the hazards ask for more (CLP Article 28(3)): %s', (_name, record) => {
    expect(codesOf(record).length).toBeLessThanOrEqual(moreThanSix[record.permalinkId]?.count ?? 6)
  })

  it.each(entries)('name the protection that section 8 asks for: %s', (_name, record) => {
    const chosen = choicesOf(record, 'P280')
    if (chosen.length === 0) return
    const { eyes, gloves, hands } = record.exposureControls
    const has = (phrase: string) => eyes.some((text) => 'phrase' in text && text.phrase === phrase)
    expect(chosen.includes(1), 'gloves').toBe(gloves.length > 0 || hands.length > 0)
    expect(chosen.includes(3), 'eye protection').toBe(eyes.length > 0)
    expect(chosen.includes(4), 'face protection').toBe(has('protection.eyes.faceShield'))
  })

  it.each(entries)('speak of no dust, fume or gas where the product gives off none: %s', (_name, record) => {
    for (const code of ['P260', 'P261'])
      for (const number of choicesOf(record, code)) expect(record.permalinkId === 1010 ? [1, 5, 6] : [5, 6]).toContain(number)
  })

  it('ask for EUH211 of liquid mixtures with at least 1 % titanium dioxide pigment until its annulment of 1 August 2025', () => {
    const published = catalogueIds.flatMap((id) =>
      readCatalogue(id).map(({ record, publish }) => ({ id, record, day: publish?.date ?? '' })),
    )
    const carries = ({ composition }: ProductRecord) =>
      composition.ingredients.some(({ casNumber, contentRange }) => casNumber === '13463-67-7' && contentRange.from >= 1)
    for (const before of [true, false])
      expect(published.some(({ record, day }) => carries(record) && day < '2025-08-01' === before)).toBe(true)
    for (const { id, record, day } of published) {
      const codes: string[] = record.labelElements.supplementalStatements.map(({ code }) => code)
      // docs/decisions/052-titanium-dioxide.md
      expect(codes.includes('EUH211'), `${id} of ${day}`).toBe(carries(record) && day < '2025-08-01')
    }
  })
})
