import { expect, it } from 'vitest'
import { kindOfRow } from './kind-of-row.ts'

const flammable = { class: 'Flam. Liq. 3', statement: 'H226', source: 'harmonised', minimum: false, leftOutBy: null } as const

it('a row of a recipe is drawn as classified, without hazard, or not known', () => {
  expect(kindOfRow([{ classification: [flammable], unknown: [] }])).toBe('')
  expect(kindOfRow([{ classification: [], unknown: [] }])).toBe('inert')
  expect(kindOfRow([{ classification: [], unknown: ['all'] }])).toBe('unknown')
  expect(
    kindOfRow([
      { classification: [], unknown: [] },
      { classification: [], unknown: ['all'] },
    ]),
  ).toBe('unknown')
  expect(
    kindOfRow([
      { classification: [flammable], unknown: [] },
      { classification: [], unknown: ['all'] },
    ]),
  ).toBe('')
  expect(kindOfRow([])).toBe('unknown')
})
