import type { HazardRule } from '../judge-hazard.ts'

/** CLP Annex I, Parts 4 and 5, in their order. */
export const environmentalRules: readonly HazardRule[] = []
