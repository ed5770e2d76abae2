import type { ResolvedComponent } from '../component.ts'
import { exact } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { sumStep } from '../make-step.ts'
import type { HazardResult } from '../result.ts'
import { remark, say } from '../sentences.ts'
import { plainTerm } from '../term.ts'
import { physicalResult } from './physical-result.ts'

/** % of flammable liquids from which a solid may be readily combustible. No act gives the figure: the perfume of a soap is no firelighter. */
const suggestiveFrom = 5
const rule = 'CLP Annex I, 2.7.1.1'

const isFlammableLiquid = ({ classes }: ResolvedComponent): boolean => classes.some(({ category }) => category.startsWith('Flam. Liq.'))

/** CLP Annex I, 2.7: beside the solids that burn, firelighters, wipes and pastes hold flammable liquids. */
export const askForLiquids =
  (judge: JudgeHazard): JudgeHazard =>
  (judging) =>
    judge(judging).map((result) => ask(result, judging))

function ask(result: HazardResult, judging: Judging): HazardResult {
  if (judging.mixture.physicalState !== 'solid' || result.outcome !== 'notClassified' || result.basis === 'testData') return result
  const liquids = judging.components.filter(isFlammableLiquid)
  if (liquids.length === 0) return result
  const terms = liquids.map((component) => plainTerm(component, 'Flam. Liq.', 0))
  const step = sumStep(judging, terms, exact(suggestiveFrom), { rule, what: say('liquidInSolid'), gives: null })
  if (!step.isMet) return { ...result, steps: [...result.steps, step] }
  return physicalResult('flammableSolids', 'dataLacking', null, {
    steps: [step],
    unknown: result.unknown,
    remarks: [
      remark('testMissing', 'CLP Annex I, 2.7.2.1'),
      remark('suggestedBy', rule, { substances: liquids.map(({ name }) => name).join(', ') }),
    ],
  })
}
