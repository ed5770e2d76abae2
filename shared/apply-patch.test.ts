import { describe, expect, it } from 'vitest'
import { applyPatch, joinPatches } from './apply-patch.ts'
import type { PatchStep } from './json-patch.ts'

const record = { name: 'A', list: ['a', 'b', 'c'], inner: { flag: true, deep: [{ x: 1 }] }, 'a/b': 1 }

describe('a patch', () => {
  it.each([
    ['adds a field', { op: 'add', path: '/ufi', value: 'X' }, { ...record, ufi: 'X' }],
    ['adds to the end of a list', { op: 'add', path: '/list/-', value: 'd' }, { ...record, list: ['a', 'b', 'c', 'd'] }],
    ['adds within a list', { op: 'add', path: '/list/1', value: 'x' }, { ...record, list: ['a', 'x', 'b', 'c'] }],
    ['begins a list that was left out', { op: 'add', path: '/more/-', value: 'x' }, { ...record, more: ['x'] }],
    ['replaces', { op: 'replace', path: '/inner/deep/0/x', value: 2 }, { ...record, inner: { flag: true, deep: [{ x: 2 }] } }],
    ['removes a field', { op: 'remove', path: '/inner/flag' }, { ...record, inner: { deep: [{ x: 1 }] } }],
    ['removes from a list', { op: 'remove', path: '/list/0' }, { ...record, list: ['b', 'c'] }],
    ['reads an escaped name', { op: 'replace', path: '/a~1b', value: 2 }, { ...record, 'a/b': 2 }],
    ['leaves alone what is no longer there', { op: 'remove', path: '/list/7' }, record],
    ['and what is below it', { op: 'replace', path: '/none/deeper', value: 1 }, record],
  ] satisfies [string, PatchStep, object][])('%s', (_, step, after) => {
    const before = structuredClone(record)
    expect(applyPatch(record, [step])).toEqual(after)
    expect(record).toEqual(before)
  })
})

describe('several patches upon one record', () => {
  it('take out what was meant, whatever the order in which they were found', () => {
    const remove = (index: number): PatchStep[] => [{ op: 'remove', path: `/list/${index}` }]
    const steps = joinPatches([remove(0), [{ op: 'add', path: '/list/-', value: 'd' }], remove(2), remove(0)])
    expect(applyPatch(record, steps)).toMatchObject({ list: ['b', 'd'] })
  })
})
