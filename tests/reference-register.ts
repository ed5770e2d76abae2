/** The register made from the reference beside the project, for tests that compare with it. */
import { readFileSync } from 'node:fs'
import type { EntryPart, HarmonisedEntry } from '../clp/annex-vi/entry.ts'
import type { FoundEntry } from '../clp/annex-vi/register.ts'
import type { SubstanceRegister } from '../clp/classification/register.ts'
import { findHazardCategory, isHazardCategoryCode } from '../clp/hazard-categories.ts'

/* oxlint-disable typescript/no-explicit-any -- the reference is read as it lies */
const partsOf = (texts: readonly (readonly [string, string?])[] = []): EntryPart[] =>
  texts.map(([text, part]) => ({ text, part: part === undefined ? null : Number(part) }))

const routesIn = (text: string) => (['oral', 'dermal', 'inhalation'] as const).filter((route) => text.includes(route))

function readEntry(raw: any): HarmonisedEntry {
  const factors: number[] = (raw.limits ?? []).filter((one: any) => one.kind === 'M').map((one: any) => one.value)
  return {
    index: raw.index,
    names: raw.names.map((text: string) => ({ text, part: null })),
    ec: partsOf(raw.ec),
    cas: partsOf(raw.cas),
    classification: raw.classification.map((one: any) => {
      const [code = ''] = String(one.h ?? '').split(' ')
      const inner = [...String(one.h ?? '').matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text)
      return {
        category: isHazardCategoryCode(one.class) ? findHazardCategory(one.class).code : null,
        statement: code === '' ? null : code,
        routes: inner.flatMap(routesIn),
        organs: inner.filter((text) => routesIn(text).length === 0).flatMap((text) => text.split(', ')),
        minimum: one.minimum === true,
        mark: one.hNote ?? null,
      }
    }),
    signalWord: null,
    pictograms: [],
    labelStatements: raw.labelH,
    supplemental: raw.euh ?? [],
    limits: (raw.limits ?? [])
      .filter((one: any) => one.kind === 'SCL')
      .map((one: any) => ({
        category: isHazardCategoryCode(one.class ?? '') ? findHazardCategory(one.class).code : null,
        statement: one.h,
        from: one.from ?? null,
        fromInclusive: one.fromInclusive ?? true,
        to: one.to ?? null,
        toInclusive: one.toInclusive ?? false,
        needsTestData: one.needsTestData === true,
      })),
    untranslatedLimits: null,
    estimates: (raw.limits ?? [])
      .filter((one: any) => one.kind === 'ATE')
      .map((one: any) => ({
        route:
          one.route !== 'inhalation'
            ? one.route
            : one.form?.startsWith('vapour')
              ? 'vapour'
              : one.form?.startsWith('dust')
                ? 'dustOrMist'
                : 'gas',
        value: one.value,
        form: null,
      })),
    factors: { acute: factors[0] ?? null, chronic: factors[1] ?? factors[0] ?? null },
    notes: raw.notes ?? [],
    act: raw.act,
    appliesFrom: '2009-01-20',
    appliesUntil: null,
  }
}

/** Reads `substances/annex-vi.json` of the reference. */
export function readReferenceRegister(path: string): SubstanceRegister {
  const entries: HarmonisedEntry[] = JSON.parse(readFileSync(path, 'utf8')).entries.map(readEntry)
  const byNumber = new Map<string, FoundEntry[]>()
  const note = (key: string, found: FoundEntry) => byNumber.set(key, [...(byNumber.get(key) ?? []), found])
  for (const entry of entries) {
    note(entry.index, { entry, part: null, standing: 'applies' })
    for (const { text, part } of [...entry.cas, ...entry.ec]) note(text, { entry, part, standing: 'applies' })
  }
  const find = (number: string) => byNumber.get(number) ?? []
  return {
    harmonised: { day: '2026-11-23', completeFrom: '2026-05-01', findByCas: find, findByEc: find, findByIndex: find },
    findByName: () => [],
    findOwn: () => null,
  }
}
