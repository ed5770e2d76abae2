/** What only a measurement says, on each side of the limits of CLP: flash and boiling point, viscosity, pH, what an aerosol does. */
import type { Recipe } from '../../test-kit/say-for-recipe.ts'
import type { Medium } from './media.ts'
import { pick, type Chance } from './pick.ts'

type Measured = NonNullable<Recipe['measured']>

export function measure(next: Chance, state: NonNullable<Recipe['physicalState']>, medium: Medium): Measured {
  const often = (share: number, figures: Measured): Measured => (next() < share ? figures : {})
  const isFluid = state === 'liquid' || state === 'aerosol'
  return {
    ...(state === 'liquid' ? measureLiquid(next, medium) : {}),
    ...(isFluid ? often(0.6, { kinematicViscosity40: pick(next, [1, 7, 20.4, 20.5, 20.6, 300]) }) : {}),
    ...(state === 'gas' ? {} : often(0.5, { pH: pick(next, [0.5, 1.9, 2, 2.1, 5, 7, 9, 11.4, 11.5, 11.6, 13.5]) })),
    ...(state === 'aerosol' ? measureAerosol(next, medium) : often(0.3, { vapourPressure50: pick(next, [1, 109, 111, 290]) })),
  }
}

function measureLiquid(next: Chance, { flashPoints }: Medium): Measured {
  const flashPoint = pick(next, flashPoints)
  return {
    ...(next() < 0.85 ? { flashPoint, initialBoilingPoint: pick(next, [undefined, undefined, 34, 35, 36, 60, 150]) } : {}),
    ...(flashPoint > 35 && next() < 0.3 ? { sustainsCombustion: next() < 0.5 } : {}),
    ...(next() < 0.4 ? { relativeDensity: pick(next, [0.8, 1, 1.3]) } : {}),
  }
}

function measureAerosol(next: Chance, { flammable }: Medium): Measured {
  return {
    flammableContent: pick(next, flammable),
    heatOfCombustion: pick(next, [0, 19, 21, 29, 31]),
    ...(next() < 0.5 ? { ignitionDistance: pick(next, [0, 14, 16, 74, 76]) } : {}),
    ...(next() < 0.3 ? { foam: { flameHeight: pick(next, [3, 5, 21]), flameDuration: pick(next, [1, 2.5, 8]) } } : {}),
  }
}
