import { expect, it } from 'vitest'
import { differencesOfPatch } from './differences-of-patch.ts'

const record = { ufi: 'N1QV', transport: { road: { packingGroup: 'III' } }, uses: [{ text: { en: 'Painting' } }], 'a/b': 1 }

it('tells what a patch takes away, changes and adds, with the values before and after', () => {
  expect(
    differencesOfPatch(record, [
      { op: 'remove', path: '/ufi' },
      { op: 'add', path: '/transport/road/packingGroup', value: 'II' },
      { op: 'add', path: '/uses/-', value: { phrase: 'use.professional' } },
      { op: 'add', path: '/uses/0', value: { phrase: 'use.industrial' } },
      { op: 'replace', path: '/a~1b', value: 2 },
      { op: 'add', path: '/regulatory/union/-', value: { phrase: 'regulation.seveso' } },
    ]),
  ).toEqual([
    { path: 'ufi', kind: 'removed', before: 'N1QV' },
    { path: 'transport.road.packingGroup', kind: 'changed', before: 'III', after: 'II' },
    { path: 'uses[1]', kind: 'added', after: { phrase: 'use.professional' } },
    { path: 'uses[0]', kind: 'added', after: { phrase: 'use.industrial' } },
    { path: 'a/b', kind: 'changed', before: 1, after: 2 },
    { path: 'regulatory.union[0]', kind: 'added', after: { phrase: 'regulation.seveso' } },
  ])
})
