import type { Mixture } from '../../clp/classification/mixture.ts'
import type { OwnSubstance } from '../../clp/classification/register.ts'
import type { Register } from '../substances/open-register.ts'
import { judgeDecisions } from './judge-decisions.ts'
import { openEngine } from './open-engine.ts'
import { openJsonWriter } from './write-json.ts'

/** Everything besides the table that determines the answer. */
export interface ClassifyTask {
  mixture: Mixture
  /** YYYY-MM-DD */
  day: string
  own: ReadonlyMap<string, OwnSubstance>
}

/** @returns the `ClassificationAnswer` as JSON in UTF-8 */
export type JudgeRecipe = (task: ClassifyTask, register: Register) => Uint8Array<ArrayBuffer>

/** Classifies recipes in the calling thread. */
export function openJudge(): JudgeRecipe {
  const engine = openEngine()
  const json = openJsonWriter()
  return ({ mixture, day, own }, register) => {
    const law = { ...register.at(day), findOwn: (key: string) => own.get(key) ?? null }
    return json.write(judgeDecisions(mixture, (one) => engine(one, law)))
  }
}
