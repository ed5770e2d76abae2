/** What somebody measured of a recipe of a trade, on each side of the limits of CLP and ADR. */
import type { Recipe } from '../../test-kit/say-for-recipe.ts'
import { pick, pickAny, type Chance } from './pick.ts'

type Measured = NonNullable<Recipe['measured']>

const tests = [
  { class: 'Skin Corr. 1', result: 'negative', method: 'OECD 431' },
  { class: 'Met. Corr. 1', result: 'positive', method: 'UN Manual of Tests and Criteria, 37.4' },
  { class: 'Met. Corr. 1', result: 'negative', method: 'UN Manual of Tests and Criteria, 37.4' },
] as const

export function measureFormula(next: Chance, state: NonNullable<Recipe['physicalState']>): Measured {
  const often = (share: number, figures: Measured): Measured => (next() < share ? figures : {})
  if (state === 'gas') return {}
  const reserve = next() < 0.4 ? { acidReserve: pick(next, [0.1, 2, 10]), alkaliReserve: pick(next, [0.1, 2, 10]) } : {}
  return {
    ...(state === 'liquid' ? measureLiquid(next) : {}),
    ...(state === 'solid' ? often(0.1, { flashPoint: pick(next, [30, 60, 61]) }) : {}),
    ...(state === 'aerosol' ? { flammableContent: pick(next, [0, 1, 20, 84, 85]), heatOfCombustion: pick(next, [0, 19, 20, 29, 30]) } : {}),
    ...(state === 'solid' ? {} : often(0.6, { kinematicViscosity40: pick(next, [1, 7, 20.4, 20.5, 20.6, 300]) })),
    ...often(0.5, { pH: pick(next, [0.5, 2, 2.1, 5, 7, 9, 11.4, 11.5, 13.5]), ...reserve }),
    ...often(0.4, { relativeDensity: pick(next, [0.8, 1, 1.3]) }),
    ...often(0.3, { vapourPressure50: pick(next, [1, 109, 110, 111, 290, 301]) }),
    ...often(0.1, { tests: [pickAny(next, tests)] }),
  }
}

function measureLiquid(next: Chance): Measured {
  const carried = { carriageTemperature: pick(next, [50, 70, 120, 260]), meltingPoint: pick(next, [-10, 18]), initialBoilingPoint: 300 }
  if (next() < 0.05) return { flashPoint: 101, ...carried }
  if (next() < 0.15) return {}
  return {
    flashPoint: pick(next, [-20, 22.9, 23, 35, 35.1, 55, 60, 60.1, 93, 101]),
    initialBoilingPoint: pick(next, [undefined, 34, 35, 36, 80, 150]),
    ...(next() < 0.15 ? { sustainsCombustion: next() < 0.5 } : {}),
  }
}
