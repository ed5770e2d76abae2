import { expect, it } from 'vitest'
import { part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

it.each([
  ['zinc phosphide', '1314-84-7', 2.5, 'Acute Tox. 2 H300'],
  ['chlorophacinone', '3691-35-8', 0.5, 'Acute Tox. 1 H300'],
] as const)('a bait with %s is a pesticide, although no family of ADR Table A has it', (name, cas, content, ownClass) => {
  const bait: TypedMixture = {
    physicalState: 'solid',
    productKind: 'biocide',
    use: 'professional',
    measured: {},
    components: [named(name, cas, content, ownClass), part('wheat', 100 - content)],
  }
  expect(derive(bait).transport?.modes[0]?.unNumber).toBe('2588')
})
