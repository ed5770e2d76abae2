import { environmentalRules } from './environmental/environmental-rules.ts'
import { healthRules } from './health/health-rules.ts'
import type { HazardRule } from './judge-hazard.ts'
import { physicalRules } from './physical/physical-rules.ts'

/** Every hazard class of CLP Annex I with the function that judges it. */
export const hazardRules: readonly HazardRule[] = [...physicalRules, ...healthRules, ...environmentalRules]
