import { expect, it } from 'vitest'
import { standInOf, withNumbersHere, withTakenIds } from './keep-own-ids.ts'

it('a number that two installations have is moved once, from the file to here, and no second time when the file is stored', () => {
  // 10003 of the file is 10001 here, and its own 10001 is 10015; another product of it is new.
  const numbers = new Map([
    [10_001, 10_015],
    [10_003, 10_001],
    [10_004, standInOf(0)],
  ])
  const components = [10_003, 10_001, 10_004].map((product) => ({ product, name: `Product ${product}` }))
  const record = { kit: { components }, formulationMixer: [{ type: 'M', product: 10_003 }, { type: 'N' }] }
  const planned = withNumbersHere(record, (number) => numbers.get(number)).record
  expect(planned).toMatchObject({ kit: { components: [{ product: 10_001 }, { product: 10_015 }, { product: standInOf(0) }] } })
  numbers.set(standInOf(0), 10_016)
  expect(withTakenIds(planned, [], numbers)).toMatchObject({
    kit: { components: [{ product: 10_001 }, { product: 10_015 }, { product: 10_016 }] },
    formulationMixer: [{ product: 10_001 }, { type: 'N' }],
  })
})
