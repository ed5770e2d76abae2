import { expect, it } from 'vitest'
import { pauseAfter } from './pause-after.ts'

it('a whole UFI is looked for at once, with hyphens, without, and in small letters', () => {
  expect(['J9SX-5836-M00X-SVYE', 'J9SX5836M00XSVYE', 'j9sx 5836 m00x svye', ' J9SX-5836-M00XSVYE '].map(pauseAfter)).toEqual([0, 0, 0, 0])
})

it('what may go on waits for the next letter', () => {
  expect(['', 'J9SX', 'J9SX-5836-M00X-SVY', 'J9SX-5836-M00X-SVYEX', 'lacquer', '2001001000011'].map(pauseAfter)).toEqual(Array(6).fill(150))
})
