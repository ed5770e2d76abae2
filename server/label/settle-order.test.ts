import { expect, it } from 'vitest'
import { settleOrder } from './settle-order.ts'

const settle = (search: string) => settleOrder(new URLSearchParams(search))?.toString()

it.each([
  ['a language more comes last', 'xlang=&order=2,1&xlang=1&xlang=2&xlang=3', 'xlang=2%2C1%2C3'],
  ['of what goes the next leads', 'xlang=&order=2,1,3&xlang=1&xlang=3', 'xlang=1%2C3'],
  ['no language is none', 'dim=7&xlang=&order=2,1', 'dim=7&xlang='],
  ['no product code is none', 'xlang=2,1&pCodes=&order=70803~70804', 'xlang=2%2C1&pCodes='],
  ['codes have an order too', 'pCodes=&order=70804~70803&pCodes=70803&pCodes=70804', 'pCodes=70804%7E70803'],
  ['an order of nothing goes', 'dim=7&order=x', 'dim=7'],
])('%s', (_name, sent, settled) => {
  expect(settle(sent)).toBe(settled)
})

it('leaves alone what no form sent', () => {
  expect(settle('xlang=3,1')).toBeUndefined()
})
