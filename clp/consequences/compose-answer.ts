import type { Classification, ClassifiedHazard } from '../classification/classify-mixture.ts'
import type { ResolvedComponent } from '../classification/component.ts'
import { toNumber } from '../classification/exact.ts'
import type { AcuteToxicityEstimates, HazardResult } from '../classification/result.ts'
import type { Warning } from '../classification/warning.ts'
import { findMdiForPublic, glovesForPublicSource } from '../reach/mdi-for-public.ts'
import { readOnce } from '../read-once.ts'
import { remark } from '../classification/sentences.ts'
import type { AnsweredComponent } from './answered-component.ts'
import { asContained, isForPublic } from './classified.ts'
import { deriveConsequences, type Consequences, type ListsOfLaw } from './derive-consequences.ts'
import { withholdEntry } from './untested-leading-class.ts'

/** State of the rules of the engine: raised when a mixture is answered otherwise than before, which `engine-version.test.ts` tells. */
export const engineVersion = '24'

/** The answer of the contract, as JSON. */
export interface ClassificationAnswer extends Consequences {
  readonly at: string
  readonly engine: string
  readonly classification: readonly ClassifiedHazard[]
  readonly acuteToxicity: AcuteToxicityEstimates
  readonly hazards: readonly HazardResult[]
  readonly components: readonly AnsweredComponent[]
  /** % that no component accounts for */
  readonly remainder: number
  readonly warnings: readonly Warning[]
}

/**
 * What of a classification everybody reads: the same for the API, the command and the pages.
 */
export function composeAnswer(judged: Classification, lists: ListsOfLaw): ClassificationAnswer {
  const { law, classification, acuteToxicity, hazards, components, remainder, warnings } = judged
  const consequences = deriveConsequences(judged, lists)
  const answered = components.map(answerComponent)
  const { transport } = consequences
  return {
    at: law.day,
    engine: engineVersion,
    classification,
    acuteToxicity,
    ...consequences,
    transport: transport && withholdEntry({ hazards, components: answered }, transport),
    hazards,
    components: answered,
    remainder,
    warnings: [...warnings, ...warnOfDuties(judged)],
  }
}

/** Duties that nothing in the answer can fulfil. */
function warnOfDuties(judged: Classification): Warning[] {
  if (!isForPublic(judged)) return []
  const content = findMdiForPublic(judged.components.map(asContained), true, judged.law.day)
  return content === null ? [] : [{ ...remark('reach.mdiForPublic', glovesForPublicSource, { content }), path: 'mixture.components' }]
}

/** Of most components no Note takes anything off: then they are those of its entry. */
const answerClasses = readOnce((classes: ResolvedComponent['classes']): AnsweredComponent['classification'] =>
  classes.map(({ category, statement, source, minimum }) => ({ class: category, statement, source, minimum, leftOutBy: null })),
)

function answerClassesOf(component: ResolvedComponent): AnsweredComponent['classification'] {
  const { classes, lifted } = component
  if (lifted.length === 0) return classes.length === 0 ? [] : answerClasses(classes)
  const leftOut = lifted.map(({ category, statement, source, minimum, note }) => ({
    class: category,
    statement,
    source,
    minimum,
    leftOutBy: note,
  }))
  return [...leftOut, ...answerClasses(classes)]
}

function answerComponent(component: ResolvedComponent): AnsweredComponent {
  const { key, name, cas, ec, index, substance, paths, content, unknown, refusals, notes, entry } = component
  return {
    key,
    name,
    cas,
    ec,
    index,
    substance,
    paths,
    content: { from: toNumber(content.from), to: toNumber(content.to) },
    classification: answerClassesOf(component),
    notes,
    unknown: [...unknown],
    refused: refusals,
    entry: entry === null ? null : { index: entry.index, act: entry.act, appliesFrom: entry.appliesFrom },
  }
}
