/** Flash point and initial boiling point against each other and against what the mixture consists of. */
import { isOrganic } from '../is-organic.ts'
import { openNameTest, type ResolvedComponent } from '../component.ts'
import type { Warning } from '../warning.ts'
import { doubt, type Doubted } from './doubt.ts'
import { hasCategory, isWater, shareOf, waterOf } from './shares.ts'

const liquids = 'CLP Annex I, 2.6.2.1'

/** Vapours that put out flames raise a flash point, or leave none (test house experience; the Guidance on CLP, 2.6.4.3, excludes them from the calculation). */
const hasHalogen = openNameTest(/chlor|brom|fluor|iodo|iodide/i)
const isHalogenated = (one: ResolvedComponent): boolean => hasHalogen(one) && isOrganic(one) !== false
const mostHalogenated = 10

/**
 * °C above which a flash point is out of the question beside so much of what flashes early, by Raoult's law and Antoine's equation for the heaviest liquids of a
 * category in the lightest carrier: a fifth of what alone flashes at 23 °C is a tenfold thinner vapour at most, or some 40 °C.
 */
const flashes: readonly {
  readonly categories: readonly string[]
  readonly from: number
  readonly above: number
  readonly water: number
}[] = [
  { categories: ['Flam. Liq. 1', 'Flam. Liq. 2'], from: 50, above: 45, water: 2 },
  { categories: ['Flam. Liq. 1', 'Flam. Liq. 2'], from: 20, above: 60, water: 100 },
  { categories: ['Flam. Liq. 1', 'Flam. Liq. 2', 'Flam. Liq. 3'], from: 70, above: 93, water: 2 },
]

export function doubtFlashPoint({ mixture: { measured, physicalState }, components, remainder }: Doubted): Warning[] {
  const { flashPoint, initialBoilingPoint } = measured
  if (physicalState !== 'liquid' || flashPoint === null) return []
  const water = waterOf(components).content
  const beside = besideBoiling(flashPoint, initialBoilingPoint, water)
  if (shareOf(components, isHalogenated).content >= mostHalogenated) return beside
  for (const { categories, from, above, water: most } of flashes) {
    const share = shareOf(components, hasCategory(...categories))
    if (share.content >= from && flashPoint > above && water <= most)
      return [doubt('flashPoint', 'data.flashPoint', liquids, { value: flashPoint, ...share })]
  }
  // What is nothing but water and minerals does not flash.
  const isMineral = remainder < 1 && components.every((one) => isWater(one) || isOrganic(one) === false)
  const whole = shareOf(components, () => true)
  return isMineral && flashPoint <= 93 ? [doubt('flashPoint', 'data.flashPoint', liquids, { value: flashPoint, ...whole })] : beside
}

/** Beyond its boiling point no liquid is left whose vapours could be lit; out of a mixture with water that boils off first. */
function besideBoiling(flashPoint: number, boilingPoint: number | null, water: number): Warning[] {
  if (boilingPoint === null || flashPoint <= boilingPoint || water >= 5) return []
  return [doubt('flashPoint', 'data.flashAboveBoiling', liquids, { value: flashPoint, limit: boilingPoint })]
}

/** °C above which no mixture begins to boil that holds so much of what alone boils up to 35 °C, of what flashes below 23 °C, or of water. */
const boils: readonly { readonly categories: readonly string[] | null; readonly from: number; readonly above: number }[] = [
  { categories: ['Flam. Liq. 1'], from: 40, above: 70 },
  { categories: ['Flam. Liq. 1'], from: 20, above: 100 },
  { categories: ['Flam. Liq. 1', 'Flam. Liq. 2'], from: 50, above: 160 },
  { categories: ['Flam. Liq. 1', 'Flam. Liq. 2'], from: 20, above: 200 },
  { categories: null, from: 50, above: 150 },
]

export function doubtBoilingPoint({ mixture: { measured, physicalState }, components }: Doubted): Warning[] {
  const { initialBoilingPoint, meltingPoint, vapourPressure50 } = measured
  if (initialBoilingPoint === null || physicalState === 'aerosol') return []
  if (meltingPoint !== null && meltingPoint > initialBoilingPoint)
    return [
      doubt('meltingPoint', 'data.meltingAboveBoiling', 'REACH Annex II, 9.1(d) and 9.1(e)', {
        value: meltingPoint,
        limit: initialBoilingPoint,
      }),
    ]
  for (const { categories, from, above } of physicalState === 'liquid' ? boils : []) {
    const share = categories === null ? waterOf(components) : shareOf(components, hasCategory(...categories))
    if (share.content >= from && initialBoilingPoint > above)
      return [doubt('initialBoilingPoint', 'data.boilingPoint', liquids, { value: initialBoilingPoint, ...share })]
  }
  // At the boiling point the vapour has the pressure of the air, 101.3 kPa: five degrees and five per cent for what is rounded.
  const isTooHigh = vapourPressure50 !== null && initialBoilingPoint > 55 && vapourPressure50 > 106
  const isTooLow = vapourPressure50 !== null && initialBoilingPoint < 45 && vapourPressure50 < 96
  if (!isTooHigh && !isTooLow) return []
  const params = { value: vapourPressure50, limit: initialBoilingPoint }
  return [doubt('vapourPressure50', 'data.vapourPressure', 'REACH Annex II, 9.1(o); ADR 2.2.3.1.3', params)]
}
