import { recipe, water, type Recipe } from './say-for-recipe.ts'

/** Cyanide in a lye, of which a test of the pH is known. */
export const silverBath = recipe(
  [water(82), { cas: '151-50-8', content: 12 }, { cas: '584-08-7', content: 6, own: { classification: [] } }],
  {
    inhalation: 'mist',
    measured: { pH: 12.2 },
  },
)

export const lye = recipe([water(88), { cas: '1310-73-2', content: 12 }], { measured: { pH: 13.8 } })

export const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }

export const bleachingPowder = recipe(
  [
    { cas: '7775-14-6', content: 85 },
    { cas: '497-19-8', content: 15 },
  ],
  solid,
)
