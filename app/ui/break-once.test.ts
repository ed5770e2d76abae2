import { expect, it } from 'vitest'
import { breakOnce } from './break-once.ts'

it.each([
  ['Технически информационен лист', 'Технически информационен\u00a0лист'],
  ['Информационен лист за безопасност', 'Информационен\u00a0лист за\u00a0безопасност'],
  ['Safety data sheet', 'Safety data\u00a0sheet'],
  ['Safety instructions', 'Safety instructions'],
  ['Sicherheitsdatenblatt', 'Sicherheitsdatenblatt'],
])('%s breaks in the middle and nowhere else', (name, broken) => {
  expect(breakOnce(name)).toBe(broken)
})
