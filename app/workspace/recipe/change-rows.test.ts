import { expect, it } from 'vitest'
import { emptyRecipe } from '../../../shared/recipe/recipe.ts'
import { withoutHazard } from './change-rows.ts'

it('says of the rows that were looked at that no hazard is known, and of no others', () => {
  const row = (key: string) => ({ key, name: key, share: '10' })
  const own = { ...row('known'), own: { classification: ['Eye Irrit. 2 H319'] } }
  const { rows } = withoutHazard(new Set(['chalk', 'talc']))({ ...emptyRecipe, rows: [row('chalk'), row('talc'), row('resin'), own] })
  expect(rows).toEqual([
    { ...row('chalk'), own: { classification: [] }, source: { kind: 'own' } },
    { ...row('talc'), own: { classification: [] }, source: { kind: 'own' } },
    row('resin'),
    own,
  ])
})
