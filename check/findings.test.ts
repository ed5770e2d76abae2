import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn, recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'
import { dropClass, ingredient, toluene } from '../test-kit/contradictions/change-record.ts'
import { checkCodes } from './check-catalogue.ts'
import { writeFindings } from './write-finding.ts'

describe('findings', () => {
  const found = checkOn(
    plantIn(1003, (record) => {
      dropClass('Repr. 2')(record)
      record.labelElements.supplementalStatements = []
      ingredient(record, toluene).content = 55
    }),
  )

  it('stand with errors first', () => {
    const ranks = found.map(({ severity }) => ['error', 'warning', 'hint'].indexOf(severity))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBeGreaterThan(1)
  })

  it('have a place, a known code and an article of a law', () => {
    for (const one of found) {
      expect(checkCodes).toContain(one.code)
      expect(one.path).not.toBe('')
      expect(one.article).toMatch(/^(?:CLP|REACH|ADR|Directive|Regulation) /)
    }
  })

  it.each(['en', 'de', 'fi', 'el'] as const)('are sentences without gaps in %s', (language) => {
    for (const { message } of writeFindings(found, language)) {
      expect(message.length).toBeGreaterThan(15)
      expect(message).not.toMatch(/[{}□]/)
    }
  })

  it('name a substance and figures as the language writes them', () => {
    const [one] = writeFindings(
      found.filter(({ code }) => code === 'composition.contentOutsideRange'),
      'de',
    )
    expect(one?.message.replaceAll('\u00a0', ' ')).toBe('Toluol: Der Bereich von 25 bis 50 % enthält den Gehalt nicht, 55 %.')
  })

  it('can be mended by their patch where there is one answer', () => {
    const missing = found.find(({ code }) => code === 'classification.missing')
    expect(missing?.fix).toEqual([
      { op: 'add', path: '/classification/-', value: { category: 'Repr. 2', statements: ['H361d'], basis: 'calculation' } },
    ])
  })

  it('change nothing in the record that is checked', () => {
    const record = recordOfCatalogue(1010)
    checkOn(record)
    expect(record).toEqual(recordOfCatalogue(1010))
  })
})
