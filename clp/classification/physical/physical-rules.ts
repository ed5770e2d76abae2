import type { HazardRule } from '../judge-hazard.ts'

/** CLP Annex I, Part 2, in its order: aerosols stand before the flammable gases and liquids that they leave out. */
export const physicalRules: readonly HazardRule[] = []
