import { describe, expect, it } from 'vitest'
import { recipe } from '../../../shared/recipe/recipe.ts'
import { requestOfRecipe } from '../../../shared/recipe/request-of-recipe.ts'
import { lapsedClasses } from './lapsed-classes.ts'

const decided = (name: string, reason: string) => ({ class: name, category: null, basis: 'expertJudgement' as const, reason })

describe('a decision that has lapsed', () => {
  it('is named by its class, by the place that it has in the question and not in the recipe', () => {
    const request = requestOfRecipe(
      recipe.parse({
        rows: [{ key: 'a', name: 'Xylene', cas: '1330-20-7', share: '100' }],
        overrides: [
          decided('Skin Irrit.', ' '),
          decided('Eye Irrit.', 'OECD 492, report 7'),
          decided('Asp. Tox. 1', 'Viscosity 60 mm²/s, report 8'),
        ],
      }),
    )
    expect(lapsedClasses({ lapsedOverrides: ['mixture.overrides[1]'] }, request)).toEqual(['Asp. Tox. 1'])
    expect(lapsedClasses({ lapsedOverrides: [] }, request)).toEqual([])
  })
})
