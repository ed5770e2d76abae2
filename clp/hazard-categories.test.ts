import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  findHazardCategory,
  hazardCategories,
  hazardCategoryFamily,
  hazardClasses,
  hazardKind,
  isHazardCategoryCode,
} from './hazard-categories.ts'
import { hazardStatementCodes, isStatementCode } from './statements.ts'

const reference = new URL('../../shared/reference/rules/', import.meta.url)

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

interface LabelElementRow {
  hazardClass: string
  category: string
  h: string[]
  signal: string | null
  pictograms: string[]
}

/** The reference names acute toxicity by route, STOT SE 3 by effect and the gas groups without brackets. */
function codeOfReferenceRow({ hazardClass, category }: LabelElementRow): string {
  if (hazardClass.startsWith('Acute Tox.')) return `Acute Tox. ${category}`
  if (hazardClass === 'Press. Gas') return `Press. Gas (${category})`
  if (category.startsWith('1A ')) return category.slice(3)
  return `${hazardClass} ${category.replace(/ \(.*\)/, '')}`.trim()
}

const hasReference = existsSync(reference)

describe.skipIf(!hasReference)('the hazard categories, compared with the label element tables (skipped where ../shared is absent)', () => {
  const rows: LabelElementRow[] = hasReference ? JSON.parse(readFileSync(new URL('label-elements.json', reference), 'utf8')).elements : []

  it('have the signal word, the pictograms and the statements of each row', () => {
    expect(rows.length).toBeGreaterThan(100)
    for (const row of rows) {
      const code = codeOfReferenceRow(row)
      const category = findHazardCategory(code)
      expect([code, category?.signalWord, category?.pictograms]).toEqual([code, row.signal, row.pictograms])
      expect(category?.statements).toEqual(expect.arrayContaining(row.h))
    }
  })

  it('are in the tables, all but the two codes that Annex VI keeps for open or older entries', () => {
    const known = new Set(rows.map(codeOfReferenceRow))
    expect(hazardCategories.map(({ code }) => code).filter((code) => !known.has(code))).toEqual(['Flam. Gas 1', 'Press. Gas'])
  })

  it('carry no statement that the tables do not give, save the suffixed ones of Annex VI, 1.1.2.1.2', () => {
    const given = new Map<string, Set<string>>()
    for (const row of rows) given.set(codeOfReferenceRow(row), new Set([...(given.get(codeOfReferenceRow(row)) ?? []), ...row.h]))
    const more = hazardCategories
      .filter(({ code }) => given.has(code))
      .flatMap(({ code, statements }) => statements.filter((statement) => !given.get(code)?.has(statement)))
    expect([...new Set(more)].filter((statement) => !/^H(350i|36[01][FDfd]+)$/.test(statement))).toEqual([])
  })
})

describe.skipIf(!hasReference)(
  'the hazard categories, compared with the class to statement table (skipped where ../shared is absent)',
  () => {
    const rows: [string, string, string | null][] = hasReference
      ? JSON.parse(readFileSync(new URL('class-category-h.json', reference), 'utf8')).rows
      : []

    it('give every statement of the table, but those of the UN system that CLP does not know', () => {
      const carried = new Set<string>(hazardCategories.flatMap(({ statements }) => statements))
      const missing = rows.map(([, , statement]) => statement).filter((statement) => statement !== null && !carried.has(statement))
      // Flam. Liq. 4, Acute Tox. 5, Skin Irrit. 3, Eye Irrit. 2B, Asp. Tox. 2, Aquatic Acute 2 and 3: UN GHS building blocks outside CLP.
      expect(missing).toEqual(['H227', 'H303', 'H313', 'H333', 'H316', 'H320', 'H305', 'H401', 'H402'])
    })
  },
)

/** Annex VI, Part 3 as printed: codes with notes (*, ****), two codes in one cell, and slips of the print. */
const slips: readonly [slip: RegExp, meant: string][] = [
  [/Carc\. 1Β/g, 'Carc. 1B'], // Greek capital beta
  [/\b(Carc|Repr)\. 1a/g, '$1. 1A'],
  [/\bmuta\./g, 'Muta.'],
  [/Muta 2/g, 'Muta. 2'],
  [/Muta\. 1B A\b/g, 'Muta. 1B'],
  [/Flam\. Gas\. 1/g, 'Flam. Gas 1'],
  [/Skin\. Corr\./g, 'Skin Corr.'],
  [/Eye Dam\.1/g, 'Eye Dam. 1'],
  [/Asp Tox\./g, 'Asp. Tox.'],
  [/STOT RE\. 2/g, 'STOT RE 2'],
  [/Self-heat 1/g, 'Self-heat. 1'],
  [/Self-React\./g, 'Self-react.'],
  [/Carc\. 2\. /g, 'Carc. 2 '],
  [/Unst\. Expl(?!\.)/g, 'Unst. Expl.'],
]

describe.skipIf(!hasReference)(
  'the hazard categories, compared with the harmonised classifications (skipped where ../shared is absent)',
  () => {
    const rows: [string, string[], string[]][] = hasReference
      ? JSON.parse(readFileSync(new URL('annex-vi-class-h.json', reference), 'utf8')).rows
      : []
    const longestFirst = hazardCategories.map(({ code }) => code).sort((a, b) => b.length - a.length)
    const anyCode = new RegExp(`(?:${longestFirst.map((code) => code.replaceAll(/[.()]/g, '\\$&')).join('|')})(?![\\w.])`, 'g')

    function readClassification(cells: readonly string[]): { codes: string[]; rest: string } {
      let printed = cells.join(' ').replaceAll('*', ' ').replaceAll(/\s+/g, ' ')
      for (const [slip, meant] of slips) printed = printed.replaceAll(slip, meant)
      return { codes: printed.match(anyCode) ?? [], rest: printed.replaceAll(anyCode, ' ').trim() }
    }

    it('spell every code of Annex VI, Part 3', () => {
      const unread = rows.map(([index, cells]) => [index, readClassification(cells).rest]).filter(([, rest]) => rest !== '')
      // “Expl. ****” leaves the division open, so it is no category yet.
      expect([...new Set(unread.map(([, rest]) => rest))]).toEqual(['Expl.'])
    })

    it('can carry every statement of every harmonised entry, but where class and statement contradict each other in print', () => {
      const contradictions = rows.filter(([, cells, statements]) => {
        const possible = new Set<string>(
          readClassification(cells).codes.flatMap((code): readonly string[] => findHazardCategory(code)?.statements ?? []),
        )
        const printed = statements.join(' ').match(/H\d{3}[A-Za-z]*/g) ?? []
        return printed.some((statement) => !possible.has(statement))
      })
      expect(contradictions.map(([index]) => index)).toEqual([
        '009-017-00-8', // H270, a statement for gases, beside Flam. Sol. 1
        '012-002-00-9', // Self-heat. 1 with H252, the statement of category 2
        '602-091-00-8', // H411 without an aquatic class
        '607-225-00-9', // Self-react. C with H241, the statement of type B
        '609-010-00-5', // Unst. Expl. with H201, the statement of division 1.1
        '649-175-00-0', // H340 without Muta. 1B
        '649-176-00-6', // H340 without Muta. 1B
        '649-315-00-0', // H304 without Asp. Tox. 1
      ])
    })
  },
)
