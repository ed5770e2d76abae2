/** Flammable liquids that are viscous: ADR 2.2.3.1.4 and 2.2.3.1.5, IMDG 2.3.2.2 and 2.3.2.5, IATA DGR 3.3.3.1. */

export interface ViscousLiquid {
  /** °C, closed cup */
  flashPoint: number
  /** mm²/s at 23 °C, extrapolated to a shear rate near zero; null where it is not known */
  kinematicViscosity23: number | null
  /** efflux time at 23 °C by ISO 2431:2019, in seconds, and the jet in mm; null where it was not measured */
  flow: { seconds: number; jet: 4 | 6 } | null
  /** height of the layer of clear solvent that separates (Manual of Tests and Criteria, 32.5.1), % of the whole; null: not measured */
  separatedSolvent: number | null
  /** nitrocellulose, % */
  nitrocellulose: number
  /** substances of class 3 in the mixture, %; null where it is not known */
  flammableContent: number | null
  /** criteria of class 6.1 or 8 */
  isToxicOrCorrosive: boolean
  isEnvironmentallyHazardous: boolean
  /** capacity of the largest receptacle in litres; null where no pack is known */
  largestPack: number | null
}

/** What the viscosity changes, and under which conditions that nobody has confirmed yet. */
export interface ViscousResult {
  outcome: 'packingGroupIII' | 'notSubject' | 'notSubjectUpTo5Litres' | 'none'
  source: string
  /** data and conditions that are still needed: the outcome is offered only once they are there */
  missing: readonly ('viscosity' | 'solventSeparation' | 'packs' | 'flammableContent')[]
}

/** ADR 2025, 2.2.3.1.4, table: kinematic viscosity at 23 °C above which …, efflux time and jet, and the flash point that must be exceeded. */
const table = [
  { above: 20, upTo: 80, jet: 4, seconds: [20, 60], flashPointAbove: 17 },
  { above: 80, upTo: 135, jet: 4, seconds: [60, 100], flashPointAbove: 10 },
  { above: 135, upTo: 220, jet: 6, seconds: [20, 32], flashPointAbove: 5 },
  { above: 220, upTo: 300, jet: 6, seconds: [32, 44], flashPointAbove: -1 },
  { above: 300, upTo: 700, jet: 6, seconds: [44, 100], flashPointAbove: -5 },
  { above: 700, upTo: Infinity, jet: 6, seconds: [100, Infinity], flashPointAbove: -Infinity },
] as const

const none = (source: string): ViscousResult => ({ outcome: 'none', source, missing: [] })

/** What the viscosity of a liquid of class 3 and a flash point of up to 60 °C changes by road and sea. */
export function judgeViscousLiquid(liquid: ViscousLiquid): ViscousResult {
  return liquid.flashPoint < 23 ? judgeLowFlashPoint(liquid) : judgeExemption(liquid)
}

/**
 * What both paragraphs leave out: the criteria of class 6.1 or 8, 3 % of clear solvent or more, larger receptacles, and more than 20 % of
 * nitrocellulose, with a low flash point by the Note to 2.2.3.1.4 (UN 2059).
 * @param mostLitres of a receptacle
 */
function isLeftOut({ isToxicOrCorrosive, separatedSolvent, largestPack, nitrocellulose }: ViscousLiquid, mostLitres: number): boolean {
  return (
    isToxicOrCorrosive ||
    nitrocellulose > 20 ||
    (separatedSolvent !== null && separatedSolvent >= 3) ||
    (largestPack !== null && largestPack > mostLitres)
  )
}

/** ADR 2.2.3.1.4: paints, adhesives and the like with a flash point below 23 °C may be of packing group III. */
function judgeLowFlashPoint(liquid: ViscousLiquid): ViscousResult {
  const source = 'ADR 2.2.3.1.4'
  if (isLeftOut(liquid, 450)) return none(source)
  const row = rowOf(liquid)
  if (row === null || (row !== 'unknown' && liquid.flashPoint <= row.flashPointAbove)) return none(source)
  return { outcome: 'packingGroupIII', source, missing: missingOf(liquid, row === 'unknown' ? ['viscosity'] : []) }
}

function rowOf({ kinematicViscosity23, flow }: ViscousLiquid): (typeof table)[number] | 'unknown' | null {
  if (flow !== null) {
    return table.find(({ jet, seconds: [from, to] }) => jet === flow.jet && flow.seconds > from && flow.seconds <= to) ?? null
  }
  if (kinematicViscosity23 === null) return 'unknown'
  return table.find(({ above, upTo }) => kinematicViscosity23 > above && kinematicViscosity23 <= upTo) ?? null
}

/** ADR 2.2.3.1.5.1 and .2: viscous liquids from 23 to 60 °C that are not subject to ADR at all. */
function judgeExemption(liquid: ViscousLiquid): ViscousResult {
  const source = liquid.isEnvironmentallyHazardous ? 'ADR 2.2.3.1.5.2' : 'ADR 2.2.3.1.5.1'
  const { flow, flammableContent } = liquid
  if (isLeftOut(liquid, liquid.isEnvironmentallyHazardous ? 5 : 450)) return none(source)
  const needs: ViscousResult['missing'][number][] = []
  if (flow === null || flow.jet !== 6) needs.push('viscosity')
  else if (flow.seconds < 40) return none(source)
  else if (flow.seconds < 60) {
    // (b)(ii): from 40 seconds on, with at most 60 % of substances of class 3
    if (flammableContent === null) needs.push('flammableContent')
    else if (flammableContent > 60) return none(source)
  }
  return { outcome: liquid.isEnvironmentallyHazardous ? 'notSubjectUpTo5Litres' : 'notSubject', source, missing: missingOf(liquid, needs) }
}

function missingOf(
  { separatedSolvent, largestPack }: ViscousLiquid,
  needs: readonly ViscousResult['missing'][number][],
): ViscousResult['missing'] {
  return [
    ...needs,
    ...(separatedSolvent === null ? (['solventSeparation'] as const) : []),
    ...(largestPack === null ? (['packs'] as const) : []),
  ]
}
