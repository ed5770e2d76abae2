/** Density and pH against the water of the mixture. */
import { openNameTest } from '../component.ts'
import type { Warning } from '../warning.ts'
import { doubt, type Doubted } from './doubt.ts'
import { hasCategory, shareOf, waterOf } from './shares.ts'

/** % of water from which it sets the density. */
const from = 40
/** kg/l: the lightest liquids beside it, and by how much mixing may change a volume. */
const lightest = 0.6
const mixing = 0.07
const isLight = openNameTest(/microspher|hollow|expanded|perlite|aerogel|foam|cellular|balloon|bubble/i)
/** % that nobody named, from which it may be anything. */
const unnamed = 5

export function doubtDensity({ mixture: { measured, physicalState }, components, remainder }: Doubted): Warning[] {
  const { relativeDensity } = measured
  const water = waterOf(components)
  if (physicalState !== 'liquid' || relativeDensity === null || water.content < from) return []
  const share = water.content / 100
  // Beside water of volume 1 what is infinitely heavy has none, and what is lightest has most.
  const isTooHeavy = relativeDensity > (1 + mixing) / share
  const mayFoam = remainder > unnamed || components.some(isLight)
  const isTooLight = !mayFoam && relativeDensity < (1 - mixing) / (share + (1 - share) / lightest)
  if (!isTooHeavy && !isTooLight) return []
  return [doubt('relativeDensity', 'data.density', 'REACH Annex II, 9.1(p)', { value: relativeDensity, ...water })]
}

/** pH by which a mixture is corrosive (CLP Annex I, 3.2.3.1.2). */
const [acid, alkaline] = [2, 11.5] as const
const corrodes = hasCategory('Skin Corr.', 'Eye Dam.', 'Met. Corr.')
const isAqueous = openNameTest(/\bsolution\b|\baqueous\b|\bhydrat|\.\.\. ?%|… ?%/i)

/** A pH is one of water: without any, and without what corrodes, it was measured of a dilution or is a slip. */
export function doubtPH({ mixture: { measured, physicalState }, components, remainder }: Doubted): Warning[] {
  const { pH } = measured
  if (physicalState !== 'liquid' || pH === null || (pH > acid && pH < alkaline)) return []
  const mayHoldWater = remainder >= 1 || shareOf(components, (one) => one.unknown.has('all') || isAqueous(one)).content > 0
  if (mayHoldWater || waterOf(components).content > 0 || components.some(corrodes)) return []
  return [doubt('pH', 'data.pHWithoutWater', 'REACH Annex II, 9.1(k); CLP Annex I, 3.2.3.1.2', { value: pH })]
}
