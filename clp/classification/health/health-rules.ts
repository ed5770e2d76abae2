import type { HazardRule } from '../judge-hazard.ts'

/** CLP Annex I, Part 3, in its order: skin corrosion stands before serious eye damage, which it decides. */
export const healthRules: readonly HazardRule[] = []
