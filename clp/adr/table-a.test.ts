import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findStrangers, holdToReference, isLawAtHand, readLaw } from '../../tests/law-fingerprints.ts'
import { adrEdition, openTransportTable, type TransportRow } from './table-a.ts'

const read = (file: string): Buffer => readFileSync(new URL(file, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))

describe('Table A', () => {
  it('has the rows of paint, by packing group and special provision 640', () => {
    const rows = table.rowsOf('1263')
    expect(rows.map(({ packingGroup, specialProvisions }) => [packingGroup, specialProvisions.at(-2)])).toEqual([
      ['I', '367'],
      ['II', '640C'],
      ['II', '640D'],
      ['III', '367'],
      ['III', '367'],
    ])
    expect(rows[3]).toMatchObject({
      class: '3',
      classificationCode: 'F1',
      labels: ['3'],
      limitedQuantity: '5 l',
      exceptedQuantity: 'E1',
      transportCategory: '3',
      tunnelCode: 'D/E',
      hazardNumber: '30',
      standing: 'carried',
      reading: 'agreed',
    })
  })

  it('leaves a tunnel code away where there is no restriction', () => {
    expect(table.rowsOf('3082')[0]).toMatchObject({ labels: ['9'], tunnelCode: null, transportCategory: '3' })
  })

  it('tells what is prohibited and what is not subject to ADR', () => {
    expect(table.rowsOf('1798')[0]?.standing).toBe('prohibited')
    expect(table.rowsOf('1845')[0]?.standing).toBe('notSubject')
  })

  it('leaves the labels of articles to their content', () => {
    expect(table.rowsOf('3547')[0]?.labels).toBeNull()
  })

  it.each(['', '126', '12633', '9999', '0000', '①②③④'])('has nothing under %o', (un) => {
    expect([table.rowsOf(un), table.namesOf(un)]).toEqual([[], undefined])
  })

  it('names goods in three languages', () => {
    expect(table.namesOf('1950')).toMatchObject({
      de: expect.stringContaining('DRUCKGASPACKUNGEN'),
      fr: expect.stringContaining('AÉROSOLS'),
    })
    expect(table.namesOf('0004')?.en).toMatch(/^AMMONIUM PICRATE/)
    expect(table.namesOf('3560')).toBeDefined()
  })

  it('has as many rows as were compared', () => {
    const rows = table.allRows()
    const count = (value: string) => rows.filter(({ reading }) => reading === value).length
    expect([rows.length, count('agreed'), count('single'), count('corrected')]).toEqual([2929, 2200, 714, 15])
  })

  it('bears the labels that the hazards of the classification code ask for (2.1.2, 5.2.2.1)', () => {
    const subsidiary: Readonly<Record<string, readonly string[]>> = {
      F: ['3', '4.1'],
      S: ['4.2'],
      W: ['4.3'],
      O: ['5.1'],
      T: ['6.1'],
      C: ['8'],
    }
    const main: Readonly<Record<string, string>> = { '3': 'F', '4.2': 'S', '4.3': 'W', '5.1': 'O', '6.1': 'T', '8': 'C' }
    const wrong = table.allRows().filter((row) => {
      const letter = main[row.class]
      if (letter === undefined || row.standing !== 'carried' || row.labels === null || row.classificationCode === null) return false
      const expected = row.classificationCode
        .replace(/ or .*|\d/g, '')
        .replace(letter, '')
        .split('')
      const known = expected.filter((each) => each in subsidiary)
      return row.labels.length !== known.length + 1 || known.some((each) => !subsidiary[each]?.some((label) => row.labels?.includes(label)))
    })
    expect(wrong.map(({ un, packingGroup, labels, classificationCode }) => [un, packingGroup, labels, classificationCode])).toEqual([])
  })
})

const law = { source: `${adrEdition.name}, Table A of 3.2.1`, state: adrEdition.from }
const optional = z.string().optional()
const referenceRow = z.object({
  un: z.string(),
  class: z.string(),
  classification_code: optional,
  packing_group: optional,
  labels: optional,
  special_provisions: optional,
  limited_quantity: optional,
  excepted_quantity: optional,
  transport_category: optional,
  tunnel_code: optional,
  hazard_number: optional,
  twoReadingsAgree: z.boolean(),
})
const readRows = () => z.object({ rows: z.array(referenceRow) }).parse(readLaw('adr', 'table-a.json')).rows
const readNames = () =>
  z
    .object({ names: z.record(z.string(), z.partialRecord(z.enum(['en', 'de', 'fr']), z.string())) })
    .parse(readLaw('adr', 'proper-shipping-names.json')).names

/** What the reference says in the words of our form. A row that was put right stands for itself. */
function viewOfReference(row: z.infer<typeof referenceRow>, own: TransportRow | undefined): unknown {
  if (own === undefined || own.reading === 'corrected') return own
  const carried = own.standing === 'carried'
  return {
    un: row.un,
    class: row.class,
    classificationCode: row.classification_code ?? null,
    packingGroup: row.packing_group ?? null,
    labels: row.labels?.startsWith('See') ? null : carried ? (row.labels?.split(', ') ?? []) : [],
    specialProvisions: row.special_provisions?.split(', ') ?? [],
    limitedQuantity: carried ? (row.limited_quantity?.replace('See ', '').replace(',', ', ').replaceAll(' L', ' l') ?? null) : null,
    exceptedQuantity: row.excepted_quantity?.replace('See ', '') ?? null,
    transportCategory: carried ? (row.transport_category ?? null) : null,
    tunnelCode: carried ? (row.tunnel_code ?? null) : null,
    hazardNumber: row.hazard_number ?? null,
    standing: own.standing,
    reading: row.twoReadingsAgree ? 'agreed' : 'single',
  }
}

/** All rows of a UN number together, with its names. */
function byNumber(
  rows: readonly { un: string; view: unknown }[],
  namesOf: (un: string) => Partial<Record<'en' | 'de' | 'fr', string>> | undefined,
): [string, unknown][] {
  return [...Map.groupBy(rows, ({ un }) => un)].map(([un, own]) => {
    const { en, de, fr } = namesOf(un) ?? {}
    return [un, [own.map(({ view }) => view), [en, de, fr].map((name) => name?.replaceAll(/\s+/g, ' ').trim() ?? null)]]
  })
}

describe('Table A by the fingerprints of its UN numbers', () => {
  const file = new URL('table-a.fingerprints.json', import.meta.url)
  const ours = table.allRows()

  holdToReference(file, law, () => {
    const names = readNames()
    return byNumber(
      readRows().map((row, index) => ({ un: row.un, view: viewOfReference(row, ours[index]) })),
      // The reference lacks a language of three names; ours stand for themselves.
      (un) => ({ ...table.namesOf(un), ...names[un] }),
    )
  })

  it('has every row and name', () => {
    const views = byNumber(
      ours.map((row) => ({ un: row.un, view: row })),
      table.namesOf,
    )
    expect(findStrangers(file, views)).toEqual([])
  })
})

if (isLawAtHand)
  describe('Table A compared with the reference', () => {
    it('every row agrees, but for what was put right', () => {
      const ours = table.allRows()
      const rows = readRows()
      expect(rows.length).toBe(ours.length)
      const different = rows.flatMap((row, index) => {
        const [own, expected] = [ours[index], viewOfReference(row, ours[index])]
        return JSON.stringify(own) === JSON.stringify(expected) ? [] : [{ own, expected }]
      })
      expect(different).toEqual([])
    })

    it('every name agrees', () => {
      const names = readNames()
      expect(Object.keys(names)).toHaveLength(2347)
      for (const [un, name] of Object.entries(names)) {
        for (const language of ['en', 'de', 'fr'] as const) {
          const given = name[language]
          if (given !== undefined) expect(table.namesOf(un)?.[language]).toBe(given.replaceAll(/\s+/g, ' ').trim())
        }
      }
    })
  })
