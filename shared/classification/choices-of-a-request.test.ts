import { expect, it } from 'vitest'
import { classificationRequest } from './request.ts'

const request = (choice: object) => ({ mixture: { components: [{ name: 'water', content: 100 }], ...choice } })

it.each([
  ['mixture.productKind', { productKind: 'Paint' }],
  ['mixture.physicalState', { physicalState: 'Liquid' }],
  ['mixture.use', { use: 'public' }],
  ['mixture.inhalation', { inhalation: 'vapor' }],
  ['mixture.receptacle', { receptacle: 'drum' }],
])('a word that no rule knows is refused, and not passed over: %s', (place, choice) => {
  const { error } = classificationRequest.safeParse(request(choice))
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([place])
})

it('a kind of product that a rule knows is let in', () => {
  expect(classificationRequest.parse(request({ productKind: 'paint' })).mixture.productKind).toBe('paint')
})
