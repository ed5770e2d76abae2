import { expect, it } from 'vitest'
import { tallyClear } from './tally-clear.ts'

const rows = [
  { key: 'a', name: 'Xylene', cas: '1330-20-7', share: '9,0' },
  { key: 'b', name: 'Naphtha', cas: '64742-48-8', share: '2' },
  { key: 'c', name: 'Drier', share: '0,5' },
  { key: 'd', name: 'Typed by hand', share: '1' },
]
const pasted = ['a', 'b', 'c']

it('counts pasted rows as they are now: mended ones are clear, and what was taken out is not counted', () => {
  expect(tallyClear(rows, pasted)).toEqual({ clear: 1, total: 3 })
  const mended = rows.map((row) => (row.key === 'b' ? { ...row, cas: '64742-48-9' } : row))
  expect(tallyClear(mended, pasted)).toEqual({ clear: 2, total: 3 })
  const answered = mended.map((row) => (row.key === 'c' ? { ...row, substance: 'rm-1' } : row))
  expect(tallyClear(answered, pasted)).toEqual({ clear: 3, total: 3 })
  expect(tallyClear(answered.slice(1), pasted)).toEqual({ clear: 2, total: 2 })
  const said = (classification: string[]) => mended.map((row) => (row.key === 'c' ? { ...row, own: { classification } } : row))
  expect(tallyClear(said(['Skin Irrit. 2 H315']), pasted).clear).toBe(3)
  expect(tallyClear(said(['Skin Irrit. 2 H318']), pasted).clear).toBe(2)
  // Water is known to be without hazard; what stands beside it is still no share.
  const weighed = answered.map((row) => (row.key === 'c' ? { ...row, share: '2,500 kg' } : row))
  expect(tallyClear(weighed, pasted)).toEqual({ clear: 2, total: 3 })
})
