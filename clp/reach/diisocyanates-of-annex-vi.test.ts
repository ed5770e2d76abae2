import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openHarmonisedTable } from '../annex-vi/open-table.ts'
import { diisocyanates } from './annex-xvii-markings.ts'

describe('CLP Annex VI', () => {
  it('has no diisocyanate that the rule does not know', () => {
    const table = openHarmonisedTable(readFileSync(new URL('../annex-vi/table-3.txt', import.meta.url)))
    const entries = table.indexNumbers().flatMap((index) => table.lastEntry(index) ?? [])
    const isNamed = (name: string) => /di-?isocyanat|bis-?\(?(1-)?isocyanato|di\(.*isocyanate\)|isocyanatobenzyl/i.test(name)
    const named = entries.filter(({ names }) => names.some(({ text }) => isNamed(text)))
    expect(named.length).toBeGreaterThan(10)
    const unknown = named
      .filter(({ index }) => !diisocyanates.indexNumbers.includes(index))
      .filter(({ names }) => !names.some(({ text }) => notMeant.test(text)))
    expect(unknown.map(({ index, names }) => [index, names])).toEqual([])
  })
})

/** Ureas made of diisocyanates, and a complex of zinc: no two groups NCO on a hydrocarbon. */
const notMeant = /reaction product|diamminediisocyanatozinc/
