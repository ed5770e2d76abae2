import { judgeDisruptionOfHealth } from '../environmental/lasting-hazards.ts'
import type { HazardRule } from '../judge-hazard.ts'
import { judgeAcuteToxicity } from './judge-acute.ts'
import { judgeAspiration } from './judge-aspiration.ts'
import { judgeCarcinogenicity, judgeMutagenicity, judgeReproductiveToxicity } from './judge-cmr.ts'
import { judgeEye } from './judge-eye.ts'
import { judgeAirwaySensitisation, judgeSkinSensitisation } from './judge-sensitisation.ts'
import { judgeSkin } from './judge-skin.ts'
import { judgeRepeatedExposure, judgeSingleExposure } from './judge-stot.ts'

/** CLP Annex I, Part 3, in its order: skin corrosion stands before serious eye damage, which it decides. */
export const healthRules: readonly HazardRule[] = [
  { hazardClass: 'acuteToxicity', judge: judgeAcuteToxicity },
  { hazardClass: 'skinCorrosionIrritation', judge: judgeSkin },
  { hazardClass: 'eyeDamageIrritation', judge: judgeEye },
  { hazardClass: 'respiratorySensitisation', judge: judgeAirwaySensitisation },
  { hazardClass: 'skinSensitisation', judge: judgeSkinSensitisation },
  { hazardClass: 'germCellMutagenicity', judge: judgeMutagenicity },
  { hazardClass: 'carcinogenicity', judge: judgeCarcinogenicity },
  { hazardClass: 'reproductiveToxicity', judge: judgeReproductiveToxicity },
  { hazardClass: 'specificTargetOrganToxicitySingleExposure', judge: judgeSingleExposure },
  { hazardClass: 'specificTargetOrganToxicityRepeatedExposure', judge: judgeRepeatedExposure },
  { hazardClass: 'aspirationHazard', judge: judgeAspiration },
  { hazardClass: 'endocrineDisruptionForHumanHealth', judge: judgeDisruptionOfHealth },
]
