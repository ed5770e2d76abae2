import { describe, expect, it } from 'vitest'
import { labelOfSample } from '../test-kit/label-of.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { readLabelOptions } from '../shared/label-options.ts'
import { languageCodes } from '../shared/languages.ts'
import { composeLabel } from './label/compose-label.ts'
import { textsOf } from '../test-kit/texts-of-section.ts'

describe('EUH071 on the label', () => {
  it('takes the place of H335, which stays in 2.1 of the sheet (guidance on CLP Article 27)', () => {
    const source = sdsSourceOf(1009)
    const chosen = { ...source.record.labelElements, supplementalStatements: [{ code: 'EUH071' as const }] }
    const record = { ...source.record, labelElements: chosen }
    expect(textsOf({ ...source, record, replaces: null }, '2.1')).toContain('H335')
    expect(textsOf({ ...source, record, replaces: null }, '2.2')).not.toContain('May cause respiratory irritation')
    expect(textsOf(source, '2.2')).toContain('May cause respiratory irritation')
    const label = labelOfSample({ classification: record.classification, labelElements: chosen }, 'xlang=1')
    expect(label.blocks[0]?.hazard.map(({ code }) => code)).toEqual(['H290', 'H315', 'H319'])
  })
})

describe('a kit', () => {
  it('names in every language that its components carry labels of their own, on the label and in 2.2 of the sheet', () => {
    const kit = sdsSourceOf(1015)
    const names = 'Norvik PU Clear Lacquer 2K, Norvik PU Hardener HDI 75'
    expect(textsOf(kit, '2.2')).toContain(`Components with labels of their own: ${names}.`)
    const label = composeLabel(
      { record: kit.record, permalink: 'https://x.example/p/1015', stampedOn: '2026-01-01' },
      readLabelOptions({}, { ...kit.record.labelDefaults, languages: [...languageCodes] }, languageCodes),
    )
    const lines = label.blocks.map(({ further }) => further.find((text) => text.includes(names)))
    expect(lines).toHaveLength(languageCodes.length)
    expect(new Set(lines).size).toBe(languageCodes.length)
    expect(lines).not.toContain(undefined)
  })
})
