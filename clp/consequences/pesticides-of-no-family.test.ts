import { expect, it } from 'vitest'
import { liquid, type TypedMixture } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'

const roadOf = (mixture: TypedMixture) => derive(mixture).transport?.modes[0]
it.each([
  ['zinc phosphide', '1314-84-7', 2.5, ['Acute Tox. 2 H300']],
  ['chlorophacinone', '3691-35-8', 0.5, ['Acute Tox. 1 H300']],
])('a bait with %s is a pesticide, although no family of Table A has it', (name, cas, content, classes) => {
  const bait = {
    ...liquid([named(name, cas, content, ...classes), named('wheat', undefined, 100 - content)]),
    physicalState: 'solid',
    productKind: 'biocide',
  }
  expect(roadOf({ ...bait, measured: {} } as TypedMixture)?.unNumber).toBe('2588')
})
