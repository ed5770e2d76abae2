/** In what products a substance is sold. */
import { looked } from '../../test-kit/good-recipe.ts'
import { water, type Recipe } from '../../test-kit/say-for-recipe.ts'

type State = NonNullable<Recipe['physicalState']>
type Row = Recipe['components'][number] & { readonly content: number }

export interface Medium {
  readonly name: string
  readonly states: readonly [State, ...State[]]
  /** the rest of a recipe, of so much % */
  fill(content: number): readonly Row[]
  /** °C that somebody may measure of it: on each side of the limits of CLP Annex I, 2.6 */
  readonly flashPoints: readonly [number, ...number[]]
  /** % by mass of what burns in an aerosol: on each side of those of CLP Annex I, 2.3 */
  readonly flammable: readonly [number, ...number[]]
}

const noFlash = { flashPoints: [101], flammable: [0] } as const satisfies Partial<Medium>
const whiteSpirit = {
  cas: '64742-82-1',
  own: { classification: ['Flam. Liq. 3 H226', 'STOT SE 3 H336', 'Aquatic Chronic 2 H411'], notes: { P: true } },
}

const inWater: Medium = { ...noFlash, name: 'water', states: ['liquid'], fill: (content) => [{ ...water(content), content }] }
const inFiller: Medium = {
  ...noFlash,
  name: 'silica',
  states: ['solid'],
  fill: (content) => [{ cas: '7631-86-9', name: 'silicon dioxide', content, own: looked }],
}
const others: readonly Medium[] = [
  {
    ...noFlash,
    name: 'white spirit',
    states: ['liquid'],
    fill: (content) => [{ ...whiteSpirit, content }],
    flashPoints: [22.9, 23, 38, 55, 60, 60.1, 62],
  },
  { ...noFlash, name: 'acetone', states: ['liquid'], fill: (content) => [{ cas: '67-64-1', content }], flashPoints: [-18, 5, 22.9, 23] },
  {
    ...noFlash,
    name: 'ethanol',
    states: ['liquid'],
    fill: (content) => [{ cas: '64-17-5', content }],
    flashPoints: [12, 22.9, 23, 35, 60],
  },
  {
    ...noFlash,
    name: 'resin',
    states: ['liquid', 'solid'],
    fill: (content) => [{ name: 'Acrylic resin', content, own: looked }],
    flashPoints: [101, 61, 59],
  },
  {
    ...noFlash,
    name: 'propane and ethanol',
    states: ['aerosol'],
    fill: (content) => [
      { cas: '74-98-6', content: content * 0.4 },
      { cas: '64-17-5', content: content * 0.6 },
    ],
    flammable: [84, 86, 95],
  },
  {
    ...noFlash,
    name: 'nitrogen and water',
    states: ['aerosol'],
    fill: (content) => [
      { cas: '7727-37-9', name: 'nitrogen', content: content * 0.05, own: looked },
      { ...water(content * 0.95), content: content * 0.95 },
    ],
    flammable: [0, 0.9, 1.1, 20],
  },
]
const inNitrogen: Medium = {
  ...noFlash,
  name: 'nitrogen',
  states: ['gas'],
  fill: (content) => [{ cas: '7727-37-9', name: 'nitrogen', content, own: looked }],
}

const forAny: readonly [Medium, ...Medium[]] = [inWater, inWater, inFiller, inFiller, ...others]
const forGas: readonly [Medium, ...Medium[]] = [inNitrogen, inNitrogen, ...others.filter(({ states: [first] }) => first === 'aerosol')]

/** Water and solids more often than the rest, as on the market. */
export const mediaOf = (what: 'gas' | 'any'): readonly [Medium, ...Medium[]] => (what === 'gas' ? forGas : forAny)
