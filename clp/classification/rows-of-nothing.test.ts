import { expect, it } from 'vitest'
import { liquid } from '../../tests/classify-by-request.ts'
import { derive, named } from '../../tests/derive-by-request.ts'
import { modeOf } from '../../tests/goods-by-hand.ts'

it('a row of 0 %, as a spreadsheet of several variants has it, is no component', () => {
  const acid = named('sulphuric acid', '7664-93-9', 0, 'Skin Corr. 1A H314')
  const descaler = liquid([acid, named('water', '7732-18-5', 100)], { pH: 1 })
  expect(derive(descaler).label.named).toEqual([])
  expect(derive(descaler).section3).toEqual([])
  expect(modeOf(descaler)).toMatchObject({ unNumber: '1760', technicalNames: [] })
  const some = liquid([{ ...acid, content: { from: 0, to: 3 } }, named('water', '7732-18-5', 97)], { pH: 1 })
  expect(derive(some).label.named).toHaveLength(1)
})
