/** The report of `npm run classify`: what the mixture is, and why, for a screen. */
import type { ClassificationAnswer } from '../clp/consequences/compose-answer.ts'
import type { HazardResult, Step } from '../clp/classification/result.ts'

/** @param place where the recipe stands: its file */
export function writeClassification(place: string, answer: ClassificationAnswer): string {
  const { classification, acuteToxicity, hazards, remainder, warnings, at, engine } = answer
  const names = new Map(answer.components.map(({ key, name }) => [key, name]))
  const classes = classification.map(
    (one) => `  ${[one.class, ...one.statements, one.organs ? `(${one.organs.join(', ')})` : ''].join(' ').trim()}`,
  )
  const lacking = hazards.filter(({ outcome }) => outcome === 'dataLacking')
  const estimates = Object.entries(acuteToxicity).map(
    ([route, one]) => `  ${route}: ${one.estimate ?? '–'}${one.unknown > 0 ? `, ${one.unknown} % unknown` : ''}`,
  )
  return [
    `${place} (law of ${at}, engine ${engine})`,
    ...(classes.length > 0 ? classes : ['  no class is reached']),
    ...section('Label', labelLines(answer)),
    ...section(
      'Section 3',
      answer.section3.map(
        ({ cas, name, range, threshold }) => `  ${cas ?? '–'} ${name}, ${range.from} – < ${range.to} % (${threshold.article})`,
      ),
    ),
    ...section('Transport', transportLines(answer)),
    ...section(
      'Data are lacking',
      lacking.map(
        (one) =>
          `  ${titleOf(one)}${one.worstCase ? `; at worst ${one.worstCase.category}` : ''}: ${one.remarks.map(({ message }) => message).join(' ')}`,
      ),
    ),
    ...section('Acute toxicity estimates', estimates),
    ...section(
      'Why',
      hazards
        .filter(isTold)
        .flatMap((one) => [
          `  ${titleOf(one)}: ${one.category ?? one.outcome}`,
          ...one.steps.filter(hasFigure).flatMap((step) => writeStep(step, names)),
        ]),
    ),
    ...section('To be looked at', [
      ...(remainder > 0 ? [`  ${remainder} % are not named`] : []),
      ...warnings.map(({ path, message }) => `  ${path}: ${message}`),
    ]),
    '',
  ].join('\n')
}

/** Signal word and codes, one kind on each line. */
function labelLines({ label, ufiRequired }: ClassificationAnswer): string[] {
  const codes = [label.pictograms, label.hazardStatements, label.supplementalStatements, label.precautionaryStatements]
  return [
    ...(label.signalWord === null ? [] : [`  ${label.signalWord}`]),
    ...codes.flatMap((list) => (list.length > 0 ? [`  ${list.join(' ')}`] : [])),
    ...(label.named.length > 0 ? [`  names ${label.named.map(({ name }) => name).join(', ')}`] : []),
    ...(label.childResistantFastening ? ['  child-resistant fastening'] : []),
    ...(label.tactileWarning ? ['  tactile warning'] : []),
    ...(ufiRequired ? ['  UFI'] : []),
  ]
}

/** One line for each mode, with what a person is to know of it. */
function transportLines({ transport }: ClassificationAnswer): string[] {
  if (transport === null) return []
  const modes = transport.modes.map(
    ({ mode, regulated, unNumber, shippingName, technicalNames, transportClass, subsidiary, packingGroup, tunnelCode }) => {
      if (!regulated) return `  ${mode}: not subject`
      const technical = technicalNames.length > 0 ? ` (${technicalNames.join(', ')})` : ''
      const hazards = [transportClass ?? 'class open', ...(subsidiary.length > 0 ? [`(${subsidiary.join(', ')})`] : [])].join(' ')
      const name = unNumber === null ? 'no entry' : `UN ${unNumber} ${shippingName?.en ?? ''}${technical}`
      return `  ${mode}: ${[name, hazards, packingGroup, tunnelCode === null ? null : `(${tunnelCode})`].filter((one) => one !== null).join(', ')}`
    },
  )
  const open = transport.warnings.map(({ message }) => `  ${message}`)
  return [...(modes.length > 0 ? modes : ['  no dangerous goods']), ...open]
}

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : [])
const titleOf = ({ hazardClass, differentiation }: HazardResult): string =>
  differentiation === null ? hazardClass : `${hazardClass} (${differentiation})`
const isTold = ({ outcome, steps }: HazardResult): boolean => outcome === 'classified' || steps.some(({ counted }) => counted.length > 0)
const hasFigure = ({ counted, isMet, arithmetic }: Step): boolean => counted.length > 0 || isMet || arithmetic === 'value'

function writeStep(
  { rule, what, sum, total, unit, limit, comparison, isMet, gives, leftOut, decidedBy }: Step,
  names: ReadonlyMap<string, string>,
): string[] {
  const nameOf = (key: string): string => names.get(key) ?? key
  const figure = sum ?? (total === null ? '' : `${total}`)
  const against = limit === null || comparison === null ? '' : ` (${comparison} ${limit}${unit ? ` ${unit}` : ''})`
  const left = leftOut.map(({ component, reason }) => `${nameOf(component)}: ${reason}`)
  return [
    `    ${isMet ? '✓' : '–'} ${gives === null ? '' : `${gives}, `}${rule}: ${what.message}${figure === '' ? '' : `: ${figure}`}${against}`,
    ...(decidedBy ? [`        decided by the range of ${decidedBy.map(nameOf).join(', ')}`] : []),
    ...(left.length > 0 ? [`        left out: ${left.join(', ')}`] : []),
  ]
}
