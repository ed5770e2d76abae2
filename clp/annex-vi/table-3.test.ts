import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isValidCasNumber, isValidEcNumber } from '../substance-numbers.ts'
import { acts } from './acts.ts'
import type { HarmonisedEntry } from './entry.ts'
import { openHarmonisedTable } from './open-table.ts'
import { measureWork } from '../../tests/measure-work.ts'

const bytes = readFileSync(new URL('table-3.txt', import.meta.url))
const table = openHarmonisedTable(bytes)
const today = '2026-11-23'
const entries = table.indexNumbers().flatMap((index) => table.lastEntry(index) ?? [])

describe('Table 3', () => {
  it('has every entry, each with a name, valid numbers and an act whose day is known', () => {
    expect(entries).toHaveLength(4441)
    for (const { index, names, ec, cas, act } of entries) {
      expect(names.length, index).toBeGreaterThan(0)
      expect(
        ec.every(({ text }) => isValidEcNumber(text)),
        index,
      ).toBe(true)
      expect(
        cas.every(({ text }) => isValidCasNumber(text)),
        index,
      ).toBe(true)
      expect(acts[act], index).toBeDefined()
    }
  })

  it('is the table that was compared: a fingerprint of each hundred entries', () => {
    const fingerprints: string[] = []
    for (let from = 0; from < entries.length; from += 100) {
      const hundred = entries.slice(from, from + 100)
      fingerprints.push(createHash('sha256').update(JSON.stringify(hundred)).digest('hex').slice(0, 8))
    }
    expect(fingerprints.join(' ')).toMatchInlineSnapshot(
      `"8b914d90 3eaacc05 212d92a6 7d80652e 646aabfe 209cf11f 24a12040 a07d245b 853e0b8f fb0dbfa4 5bde817e 79259d41 27d9f60f 782a3146 a65340ff b950f2fc 4570ebee bb3fcfe2 41cc6da8 b26925d5 cf597e10 5eee84e1 bf1e980a f2b831cd 56937eed c5045774 6cfd8f33 a361ec21 91ea113c 1e1d631c 693f5ed0 80d4c511 12339164 b3a9ee32 92dd566f 344bf954 0467ca23 f5d24c0a f445f852 09d0a22c cd199b5b 3e09c595 9df7052c 0f9b5a8b 708e63c0"`,
    )
  })

  it('counts as the acts do', () => {
    const count = (test: (entry: HarmonisedEntry) => boolean): number => entries.filter(test).length
    const lines = entries.flatMap(({ classification }) => classification)
    expect({
      lines: lines.length,
      minimum: lines.filter(({ minimum }) => minimum).length,
      marks: ['*', '**', '***', '****'].map((mark) => lines.filter((line) => line.mark === mark).length),
      aspiration: lines.filter(({ category }) => category === 'Asp. Tox. 1').length,
      limits: entries.flatMap(({ limits }) => limits).length,
      estimates: entries.flatMap(({ estimates }) => estimates).length,
      acuteFactors: count(({ factors }) => factors.acute !== null),
      chronicFactors: count(({ factors }) => factors.chronic !== null),
      untranslated: count(({ untranslatedLimits }) => untranslatedLimits !== null),
      notes: entries.flatMap(({ notes }) => notes).length,
      announced: count(({ act }) => act === '32025R1222'),
    }).toMatchInlineSnapshot(`
      {
        "acuteFactors": 357,
        "announced": 32,
        "aspiration": 204,
        "chronicFactors": 348,
        "estimates": 206,
        "limits": 488,
        "lines": 13608,
        "marks": [
          1,
          447,
          166,
          5,
        ],
        "minimum": 2720,
        "notes": 1210,
        "untranslated": 83,
      }
    `)
  })
})

describe('the register of a day', () => {
  const register = table.registerAt(today)

  it('finds by CAS number, EC number and index number', () => {
    for (const found of [register.findByCas('108-88-3'), register.findByEc('203-625-9'), register.findByIndex('601-021-00-3')]) {
      expect(found.map(({ entry, part, standing }) => [entry.names[0]?.text, part, standing])).toEqual([['toluene', null, 'applies']])
    }
  })

  it('tells the part of an entry that a number belongs to', () => {
    expect(register.findByCas('95-47-6')).toMatchObject([{ entry: { index: '601-022-00-9' }, part: 1 }])
    expect(register.findByCas('1330-20-7')).toMatchObject([{ entry: { index: '601-022-00-9' }, part: 4 }])
  })

  it('gives every entry under a number that several have', () => {
    expect(register.findByCas('7697-37-2').map(({ entry }) => entry.index)).toEqual(['007-004-00-1', '007-030-00-3'])
  })

  it('knows what applies and what is announced: isophorone diisocyanate before, on and after the day', () => {
    const standings = (day: string) =>
      table
        .registerAt(day)
        .findByCas('4098-71-9')
        .map(({ entry, standing }) => [standing, entry.limits.at(-1)?.from, entry.appliesUntil])
    expect(standings('2027-01-31')).toEqual([
      ['applies', 0.5, '2027-01-31'],
      ['announced', 0.001, null],
    ])
    expect(standings('2027-02-01')).toEqual([['applies', 0.001, null]])
  })

  it('announces what was not listed before', () => {
    expect(register.findByCas('10028-15-6')).toMatchObject([
      { standing: 'announced', entry: { names: [{ text: 'ozone' }], appliesFrom: '2027-02-01' } },
    ])
    expect(table.registerAt('2027-02-01').findByCas('10028-15-6')).toMatchObject([{ standing: 'applies' }])
  })

  it('has no titanium dioxide since the judgment of 1 August 2025', () => {
    expect(register.findByCas('13463-67-7')).toEqual([])
  })

  it.each(['', '0', '108-88', 'toluene', '__proto__', '108-88-3 [1]', '999-99-9'])('finds nothing under %o', (number) => {
    expect([register.findByCas(number), register.findByEc(number), register.findByIndex(number)]).toEqual([[], [], []])
  })

  it('takes less than a millisecond to look a number up', async () => {
    const numbers = entries.flatMap(({ cas }) => cas.map(({ text }) => text))
    expect((await measureWork(() => numbers.map((number) => register.findByCas(number)))) / numbers.length).toBeLessThan(1)
  })

  it('keeps few of the days that are asked', () => {
    for (let year = 1000; year < 1250; year += 1) table.registerAt(`${year}-01-01`)
    expect(table.registerAt(today).findByCas('108-88-3')).toHaveLength(1)
  })
})

const reference = new URL('../../../shared/reference/substances/annex-vi.json', import.meta.url)
const hasReference = existsSync(reference)

describe.skipIf(!hasReference)('compared with the reference (skipped where ../shared is absent)', () => {
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
  const schema = z.object({
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
  const given = hasReference ? schema.parse(JSON.parse(readFileSync(reference, 'utf8'))).entries : []

  /** What the reference says, in the words of our form; the factors and the classes that the table leaves open are compared by themselves. */
  it('no entry differs', () => {
    const different = given.flatMap((entry): { index: string; ours: unknown; expected: unknown }[] => {
      const own = table.lastEntry(entry.index)
      if (own === undefined) return [{ index: entry.index, ours: null, expected: null }]
      const parts = (list: readonly (readonly [string] | readonly [string, number])[]) =>
        list.map(([text, number]) => ({ text, part: number ?? null }))
      const expected = {
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
      const ours = {
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
      return JSON.stringify(ours) === JSON.stringify(expected) ? [] : [{ index: entry.index, ours, expected }]
    })
    expect(given).toHaveLength(4441)
    expect(different).toEqual([])
  })

  it('the forms that the 23rd adaptation replaced have the classes of the consolidation before it', () => {
    const { rows } = z
      .object({ rows: z.array(z.tuple([z.string(), z.array(z.string()), z.array(z.string())])) })
      .parse(JSON.parse(readFileSync(new URL('../rules/annex-vi-class-h.json', reference), 'utf8')))
    const before = new Map(rows.map(([index, classes, statements]) => [index, { classes, statements }]))
    const replaced = entries.filter(({ act, index }) => act === '32025R1222' && before.has(index))
    expect(replaced).toHaveLength(10)
    for (const { index } of replaced) {
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
