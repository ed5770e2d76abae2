import type { HazardRule } from '../judge-hazard.ts'
import { judgeAquatic } from './aquatic.ts'
import { judgeDisruptionOfEnvironment, judgeMobile, judgeOzone, judgePersistent } from './lasting-hazards.ts'

/** CLP Annex I, Parts 4 and 5, in their order. */
export const environmentalRules: readonly HazardRule[] = [
  { hazardClass: 'aquaticHazard', judge: judgeAquatic },
  { hazardClass: 'endocrineDisruptionForTheEnvironment', judge: judgeDisruptionOfEnvironment },
  { hazardClass: 'persistentBioaccumulativeToxicProperties', judge: judgePersistent },
  { hazardClass: 'persistentMobileToxicProperties', judge: judgeMobile },
  { hazardClass: 'ozoneLayerHazard', judge: judgeOzone },
]
