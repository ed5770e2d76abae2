import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findStrangers, holdToReference, isLawAtHand, readLaw } from '../../tests/law-fingerprints.ts'
import { acts } from './acts.ts'
import type { HarmonisedEntry } from './entry.ts'
import { openHarmonisedTable } from './open-table.ts'

const table = openHarmonisedTable(readFileSync(new URL('table-3.txt', import.meta.url)))
const today = '2026-11-23'
const entries = table.indexNumbers().flatMap((index) => table.lastEntry(index) ?? [])
const file = new URL('table-3.fingerprints.json', import.meta.url)
const law = { source: 'CLP Annex VI, Table 3, up to Delegated Regulation (EU) 2025/1222', state: '2026-07-01' }

const optional = <T extends z.ZodType>(schema: T) => schema.optional()
const part = z.tuple([z.string()]).or(z.tuple([z.string(), z.number()]))
const limit = z.object({
  kind: z.enum(['SCL', 'M', 'ATE', 'see-note']),
  h: optional(z.string()),
  class: optional(z.string()),
  from: optional(z.number()),
  fromInclusive: optional(z.boolean()),
  to: optional(z.number()),
  toInclusive: optional(z.boolean()),
  needsTestData: optional(z.boolean()),
  route: optional(z.string()),
  value: optional(z.number()),
  unit: optional(z.string()),
  form: optional(z.string()),
  raw: optional(z.string()),
})
const reference = z.object({
  entries: z.array(
    z.object({
      index: z.string(),
      act: z.string(),
      names: z.array(z.string()),
      ec: z.array(part).default([]),
      cas: z.array(part).default([]),
      classification: z.array(
        z.object({
          class: z.string(),
          h: optional(z.string()),
          minimum: z.boolean().default(false),
          hNote: z.string().nullable().default(null),
        }),
      ),
      signal: optional(z.string()),
      pictograms: z.array(z.string()).default([]),
      labelH: z.array(z.string()),
      euh: z.array(z.string()).default([]),
      limits: z.array(limit).default([]),
      notes: z.array(z.string()).default([]),
    }),
  ),
})

type ReferenceEntry = z.infer<typeof reference>['entries'][number]

/** What the reference says, in the words of our form. */
function viewOfReference(entry: ReferenceEntry) {
  const parts = (list: readonly (readonly [string] | readonly [string, number])[]) =>
    list.map(([text, number]) => ({ text, part: number ?? null }))
  return {
    act: entry.act,
    names: entry.names.map((printed) => {
      const name = printed.replaceAll(/\s+/g, ' ').trim()
      const match = /^(.*?)[;\s]*\[(\d+)\]$/.exec(name)
      return match !== null && entry.names.length > 1 ? { text: match[1], part: Number(match[2]) } : { text: name, part: null }
    }),
    ec: parts(entry.ec),
    cas: parts(entry.cas),
    classes: entry.classification.map((line) => [
      line.class === '' || line.class === 'Expl.' ? null : line.class,
      line.h === undefined || line.h === '' ? null : line.h,
      line.hNote === '****' ? false : line.minimum,
      line.hNote,
    ]),
    signal: entry.signal?.toLowerCase() ?? null,
    pictograms: entry.pictograms,
    labelH: entry.labelH,
    euh: entry.euh,
    notes: entry.notes,
    limits: entry.limits
      .filter(({ kind }) => kind === 'SCL')
      .map((line) => [
        line.class ?? null,
        line.h,
        line.from ?? null,
        line.fromInclusive ?? false,
        line.to ?? null,
        line.toInclusive ?? false,
        line.needsTestData ?? false,
      ]),
    estimates: entry.limits
      .filter(({ kind }) => kind === 'ATE')
      .map((line) => [
        line.route === 'inhalation'
          ? (({ 'dusts or mists': 'dustOrMist', vapours: 'vapour' } as Record<string, string>)[line.form ?? ''] ?? 'gas')
          : line.route,
        line.value,
        line.form?.startsWith('(') ? line.form.slice(1, -1) : null,
      ]),
    untranslated: entry.limits.filter(({ kind }) => kind === 'see-note').map(({ raw }) => raw?.slice(2) || 'all')[0] ?? null,
    factors: (() => {
      const [first = null, second] = entry.limits.filter(({ kind }) => kind === 'M').map(({ value }) => value ?? null)
      const has = (name: string): boolean => entry.classification.some((line) => line.class === name)
      return [has('Aquatic Acute 1') ? first : null, has('Aquatic Chronic 1') ? (second ?? first) : null]
    })(),
  }
}

/** An entry of ours without what its act and the day give. */
function viewOf(own: HarmonisedEntry) {
  return {
    act: own.act,
    names: own.names,
    ec: own.ec,
    cas: own.cas,
    classes: own.classification.map((line) => {
      const brackets = [line.routes, line.organs].filter((list) => list.length > 0).map((list) => ` (${list.join(', ')})`)
      return [line.category, line.statement === null ? null : line.statement + brackets.join(''), line.minimum, line.mark]
    }),
    signal: own.signalWord,
    pictograms: own.pictograms,
    labelH: own.labelStatements,
    euh: own.supplemental,
    notes: own.notes,
    limits: own.limits.map((line) => [
      line.category,
      line.statement,
      line.from,
      line.fromInclusive,
      line.to,
      line.toInclusive,
      line.needsTestData,
    ]),
    estimates: own.estimates.map(({ route, value, form }) => [route, value, form]),
    untranslated: own.untranslatedLimits,
    factors: [own.factors.acute, own.factors.chronic],
  }
}

const given = () => reference.parse(readLaw('substances', 'annex-vi.json')).entries
const announced = entries.filter(({ act }) => act === '32025R1222')
/** The ten entries that the 23rd adaptation replaces, as they stand until it applies. */
const replaced = announced.flatMap(({ index }) =>
  table
    .registerAt(today)
    .findByIndex(index)
    .flatMap(({ entry, standing }) => (standing === 'applies' ? [entry] : [])),
)

/** Which act applies from when: the reference lacks it. */
const days = Object.entries(acts).map(([celex, act]): [string, unknown] => [`act ${celex}`, act])

describe('Table 3 by the fingerprints of its entries', () => {
  holdToReference(file, law, () => [
    ...given().map((entry): [string, unknown] => [entry.index, viewOfReference(entry)]),
    ...replaced.map((entry): [string, unknown] => [`${entry.index} before`, viewOf(entry)]),
    ...days,
  ])

  it('has every entry as the law has it, and those that are being replaced as they were', () => {
    expect(replaced).toHaveLength(10)
    const views = [
      ...entries.map((entry): [string, unknown] => [entry.index, viewOf(entry)]),
      ...replaced.map((entry): [string, unknown] => [`${entry.index} before`, viewOf(entry)]),
      ...days,
    ]
    expect(findStrangers(file, views)).toEqual([])
  })
})

if (isLawAtHand)
  describe('Table 3 compared with the reference', () => {
    it('no entry differs', () => {
      const different = given().flatMap((entry): { index: string; ours: unknown; expected: unknown }[] => {
        const own = table.lastEntry(entry.index)
        const [ours, expected] = [own && viewOf(own), viewOfReference(entry)]
        return JSON.stringify(ours) === JSON.stringify(expected) ? [] : [{ index: entry.index, ours, expected }]
      })
      expect(given()).toHaveLength(4441)
      expect(different).toEqual([])
    })

    it('the forms that the 23rd adaptation replaced have the classes of the consolidation before it', () => {
      const { rows } = z
        .object({ rows: z.array(z.tuple([z.string(), z.array(z.string()), z.array(z.string())])) })
        .parse(readLaw('rules', 'annex-vi-class-h.json'))
      const before = new Map(rows.map(([index, classes, statements]) => [index, { classes, statements }]))
      const known = announced.filter(({ index }) => before.has(index))
      expect(known).toHaveLength(10)
      for (const { index } of known) {
        const [found] = table.registerAt(today).findByIndex(index)
        const classes = found?.entry.classification.map(({ category, minimum }) => `${category}${minimum ? ' *' : ''}`)
        expect([index, classes]).toEqual([index, before.get(index)?.classes])
        expect(found?.entry.classification.map(({ statement }) => statement)).toEqual(
          before
            .get(index)
            ?.statements.join(' ')
            .match(/H\d+\w*/g),
        )
      }
    })
  })
