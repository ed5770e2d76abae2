import { expect, test } from 'vitest'
import { natureOf } from '../../clp/consequences/nature-of-hazard.ts'
import { classifyTyped, liquid } from '../../tests/classify-by-request.ts'
import { openRegister, openTable } from './open-register.ts'

test('a metal that has several entries in Annex VI is inorganic for all that: no “pyrophoric solid, organic”', () => {
  const register = openRegister(openTable([])).at('2026-11-29')
  const { components } = classifyTyped(liquid([{ cas: '7440-43-9', content: 100 }]), register)
  expect(components.map(({ index }) => index)).toEqual([null])
  expect(natureOf(components.map((component) => ({ component, classes: ['4.2'] }))).isOrganic).toBe(false)
})
