import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findStrangers, holdToReference, isLawAtHand, readLaw } from '../tests/law-fingerprints.ts'
import { openHarmonisedTable } from './annex-vi/open-table.ts'
import {
  findHazardCategory,
  hazardCategories,
  hazardCategoryFamily,
  hazardClasses,
  hazardKind,
  isHazardCategoryCode,
} from './hazard-categories.ts'
import { hazardStatementCodes, isStatementCode } from './statements.ts'

describe('the hazard categories', () => {
  it('are unique and say where the regulation fixes their label elements', () => {
    expect(new Set(hazardCategories.map(({ code }) => code)).size).toBe(hazardCategories.length)
    expect(hazardCategories.filter(({ source }) => !/^CLP Annex I, \d\.\d+\.\d$/.test(source))).toEqual([])
  })

  it('are found by their code of Annex VI and by no other spelling', () => {
    expect(findHazardCategory('Skin Corr. 1B')).toMatchObject({ hazardClass: 'skinCorrosionIrritation', signalWord: 'danger' })
    expect(findHazardCategory('skin corr. 1b')).toBeUndefined()
    expect(isHazardCategoryCode('Flam. Liq. 2')).toBe(true)
    expect(isHazardCategoryCode('Flam. Liq. 4')).toBe(false)
    expect(isHazardCategoryCode('toString')).toBe(false)
    for (const category of hazardCategories) expect(findHazardCategory(category.code)).toBe(category)
  })

  it('have codes of Annex VI, Table 1.1, whose beginning names the class', () => {
    const families = [...new Set(hazardCategories.map(({ code }) => hazardCategoryFamily(code)))]
    expect(families).toContain('Flam. Liq.')
    expect(families).toContain('Press. Gas')
    expect(families).toContain('STOT RE')
    expect(families).toContain('Lact.')
    expect(families).toContain('Aquatic Chronic')
    expect(families.filter((family) => /\d|\(| [A-G]$/.test(family))).toEqual([])
    expect(families).toHaveLength(43)
  })

  it('carry every hazard statement of Annex III between them', () => {
    const carried = new Set<string>(hazardCategories.flatMap(({ statements }) => statements))
    expect([...carried].every(isStatementCode)).toBe(true)
    expect(hazardStatementCodes.filter((code) => !code.includes('+') && !carried.has(code))).toEqual([])
  })

  it('carry the statements of each route, effect or organ', () => {
    expect(findHazardCategory('Acute Tox. 4').statements).toEqual(['H302', 'H312', 'H332'])
    expect(findHazardCategory('STOT SE 3').statements).toEqual(['H335', 'H336'])
    expect(findHazardCategory('Aerosol 1').statements).toEqual(['H222', 'H229'])
  })

  it('have no signal word and no pictogram for lactation and long-term aquatic hazard 3 and 4', () => {
    for (const code of ['Lact.', 'Aquatic Chronic 3', 'Aquatic Chronic 4', 'Self-react. G', 'Expl. 1.6'] as const) {
      expect(findHazardCategory(code)).toMatchObject({ signalWord: null, pictograms: [] })
    }
  })
})

describe('the hazard classes', () => {
  it('come in the order of Annex I: physical, health, environmental, additional', () => {
    expect(hazardClasses).toHaveLength(34)
    expect(hazardClasses[0]).toBe('explosives')
    expect(hazardClasses.at(-1)).toBe('ozoneLayerHazard')
    expect([...new Set(hazardClasses.map(hazardKind))]).toEqual(['physical', 'health', 'environmental', 'additional'])
  })

  it('count 17 physical, 12 health, 4 environmental and 1 additional, sensitisation by skin and by airways apart', () => {
    const count = (kind: string) => hazardClasses.filter((hazardClass) => hazardKind(hazardClass) === kind).length
    expect(['physical', 'health', 'environmental', 'additional'].map(count)).toEqual([17, 12, 4, 1])
  })
})

const labelElementRow = z.object({
  hazardClass: z.string(),
  category: z.string(),
  h: z.array(z.string()),
  signal: z.string().nullable(),
  pictograms: z.array(z.string()),
})
type LabelElementRow = z.infer<typeof labelElementRow>
const readRows = () => z.object({ elements: z.array(labelElementRow) }).parse(readLaw('rules', 'label-elements.json')).elements

/** The reference names acute toxicity by route, STOT SE 3 by effect and the gas groups without brackets. */
function codeOfReferenceRow({ hazardClass, category }: LabelElementRow): string {
  if (hazardClass.startsWith('Acute Tox.')) return `Acute Tox. ${category}`
  if (hazardClass === 'Press. Gas') return `Press. Gas (${category})`
  if (category.startsWith('1A ')) return category.slice(3)
  return `${hazardClass} ${category.replace(/ \(.*\)/, '')}`.trim()
}

/** The two codes that Annex VI keeps for open or older entries; the tables do not have them. */
const withoutTable = ['Flam. Gas 1', 'Press. Gas']
/** Annex VI, 1.1.2.1.2: suffixed statements, which the tables do not have either. */
const isSuffixed = (statement: string) => /^H(350i|36[01][FDfd]+)$/.test(statement)

const view = (signalWord: string | null, pictograms: readonly string[], statements: readonly string[]) => [
  signalWord,
  pictograms,
  [...new Set(statements)].toSorted(),
]
const viewOf = ({ signalWord, pictograms, statements }: (typeof hazardCategories)[number]) => view(signalWord, pictograms, statements)

describe('the hazard categories by the fingerprints of their label elements', () => {
  const file = new URL('hazard-categories.fingerprints.json', import.meta.url)

  holdToReference(file, { source: 'CLP Annex I, Parts 2 to 5, tables of label elements; Annex VI, 1.1.2.1.2', state: '2026-05-01' }, () => {
    const rows = Map.groupBy(readRows(), codeOfReferenceRow)
    return hazardCategories.map((category): [string, unknown] => {
      const own = rows.get(category.code)
      if (own === undefined) return [category.code, withoutTable.includes(category.code) ? viewOf(category) : null]
      const statements = [...own.flatMap(({ h }) => h), ...category.statements.filter(isSuffixed)]
      return [category.code, view(own[0]?.signal ?? null, own[0]?.pictograms ?? [], statements)]
    })
  })

  it('have the signal word, the pictograms and the statements of the law', () => {
    expect(
      findStrangers(
        file,
        hazardCategories.map((category): [string, unknown] => [category.code, viewOf(category)]),
      ),
    ).toEqual([])
  })
})

if (isLawAtHand)
  describe('the hazard categories, compared with the reference', () => {
    it('have the signal word, the pictograms and the statements of each row', () => {
      const rows = readRows()
      expect(rows.length).toBeGreaterThan(100)
      for (const row of rows) {
        const code = codeOfReferenceRow(row)
        const category = findHazardCategory(code)
        expect([code, category?.signalWord, category?.pictograms]).toEqual([code, row.signal, row.pictograms])
        expect(category?.statements).toEqual(expect.arrayContaining(row.h))
      }
    })

    it('are in the tables, all but the two codes that Annex VI keeps for open or older entries', () => {
      const known = new Set(readRows().map(codeOfReferenceRow))
      expect(hazardCategories.map(({ code }) => code).filter((code) => !known.has(code))).toEqual(withoutTable)
    })

    it('give every statement of the table of classes, but those of the UN system that CLP does not know', () => {
      const { rows } = z
        .object({ rows: z.array(z.tuple([z.string(), z.string(), z.string().nullable()])) })
        .parse(readLaw('rules', 'class-category-h.json'))
      const carried = new Set<string>(hazardCategories.flatMap(({ statements }) => statements))
      const missing = rows.map(([, , statement]) => statement).filter((statement) => statement !== null && !carried.has(statement))
      // Flam. Liq. 4, Acute Tox. 5, Skin Irrit. 3, Eye Irrit. 2B, Asp. Tox. 2, Aquatic Acute 2 and 3: UN GHS building blocks outside CLP.
      expect(missing).toEqual(['H227', 'H303', 'H313', 'H333', 'H316', 'H320', 'H305', 'H401', 'H402'])
    })
  })

describe('the hazard categories, compared with the harmonised classifications of Annex VI', () => {
  it('can carry every statement of every entry, but where class and statement contradict each other in print', () => {
    const table = openHarmonisedTable(readFileSync(new URL('annex-vi/table-3.txt', import.meta.url)))
    const register = table.registerAt('2026-11-23')
    const entries = table.indexNumbers().flatMap((index) => register.findByIndex(index).map(({ entry }) => entry))
    expect(entries.length).toBeGreaterThan(4400)
    const contradictions = entries.filter(({ classification }) => {
      const possible = new Set<string>(
        classification.flatMap(({ category }): readonly string[] => (category === null ? [] : findHazardCategory(category).statements)),
      )
      return classification.some(({ category, statement }) => category !== null && statement !== null && !possible.has(statement))
    })
    expect(contradictions.map(({ index }) => index)).toEqual([
      '012-002-00-9', // Self-heat. 1 with H252, the statement of category 2
      '607-225-00-9', // Self-react. C with H241, the statement of type B
    ])
  })
})
