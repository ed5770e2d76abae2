import type { Mixture } from '../../clp/classification/mixture.ts'
import type { HazardResult } from '../../clp/classification/result.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { Section3Threshold } from '../../clp/consequences/section-3.ts'
import type { ModeProposal } from '../../clp/transport/transport-proposal.ts'
import type { PlainFact, PlainTable } from '../plain/print-document.ts'
import { capitalise, plainText, type TextWriter } from '../text/write-text.ts'
import { headOfContent } from './list-inputs.ts'
import { writePlace } from './write-places.ts'
import { writeSentence } from './write-sentence.ts'

const routeTerms = {
  oral: 'sds.ateMixture.oral',
  dermal: 'sds.ateMixture.dermal',
  gas: 'sds.ateMixture.inhalationGas',
  vapour: 'sds.ateMixture.inhalationVapour',
  mist: 'sds.ateMixture.inhalationDust',
  dust: 'sds.ateMixture.inhalationDust',
} as const
const units = { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV', vapour: 'mg/l', mist: 'mg/l', dust: 'mg/l' } as const
const routes = ['oral', 'dermal', 'gas', 'vapour', 'mist', 'dust'] as const

/** What the mixture is: every class with its answer, estimates, label, section 3 and transport. */
export function listResults(
  answer: ClassificationAnswer,
  state: Mixture['physicalState'],
  writer: TextWriter,
): { facts: PlainFact[]; tables: PlainTable[] } {
  return {
    facts: [...listLabel(answer, writer), ...listEstimates(answer, writer)],
    tables: [
      listClasses(answer, writer),
      ...listStatements(answer, writer),
      ...listSection3(answer, state, writer),
      ...listTransport(answer, writer),
    ],
  }
}

/** A class with what parts it: a route, an effect, acute and long-term. */
export function titleOf(
  { hazardClass, differentiation }: Pick<HazardResult, 'hazardClass' | 'differentiation'>,
  writer: TextWriter,
): string {
  const part = differentiation === null ? null : partTerms[differentiation]
  const name = writer.term(`hazardClass.${hazardClass}`)
  return part === undefined || part === null ? name : `${name} – ${part.startsWith('H') ? part : writer.term(part)}`
}

/** Parts of classes in the words of the sheet; where it has none, by the statement. */
const partTerms: Readonly<Record<string, string>> = {
  oral: 'route.oral',
  dermal: 'route.dermal',
  inhalation: 'route.inhalation',
  narcotic: 'H336',
  respiratory: 'H335',
  lactation: 'H362',
  acute: 'H400',
  longTerm: 'H410, H411, H412, H413',
  PBT: 'concern.PBT',
  vPvB: 'concern.vPvB',
  PMT: 'concern.PMT',
  vPvM: 'concern.vPvM',
}

function listClasses({ hazards }: ClassificationAnswer, writer: TextWriter): PlainTable {
  return {
    caption: writer.term('sds.classificationCaption'),
    columns: [
      { head: writer.term('sds.hazardCategory'), width: 62 },
      { head: writer.term('report.results'), width: 62 },
      { head: writer.term('sds.procedure'), width: 50 },
    ],
    rows: hazards.map((hazard) => [[titleOf(hazard, writer)], writeOutcome(hazard, writer), writeProcedure(hazard, writer)]),
  }
}

function writeOutcome(
  { outcome, category, statements, worstCase }: Pick<HazardResult, 'outcome' | 'category' | 'statements' | 'worstCase'>,
  writer: TextWriter,
): string[] {
  if (outcome === 'classified') return [[category, ...statements].filter((part) => part !== null).join(', ')]
  if (outcome === 'notApplicable') return [writer.term('document.notApplicable')]
  if (outcome === 'notClassified') return [writer.term('sds.criteriaNotMet')]
  return [
    writer.term('sds.notClassified.dataLacking'),
    ...(worstCase
      ? [
          `${writer.term('report.worst')}${writer.term('document.colon')} ${[worstCase.category, ...worstCase.statements].join(', ')}`,
          writeSentence(worstCase.reason, writer),
        ]
      : []),
  ]
}

/** What was calculated where a person decided otherwise; of data that lack, which. */
function writeCalculated({ overridden, remarks }: HazardResult, writer: TextWriter): string[] {
  if (overridden === undefined) return []
  const { outcome, category, reason } = overridden
  const [found = ''] = category === null ? writeOutcome({ outcome, category, statements: [] }, writer) : [category]
  return [
    `${writer.term('report.calculated')}${writer.term('document.colon')} ${found}`,
    ...(outcome === 'dataLacking' ? remarks.map((one) => writeSentence(one, writer)) : []),
    reason,
  ]
}

function writeProcedure(result: HazardResult, writer: TextWriter): string[] {
  const { basis, steps, unknown } = result
  const places = [...new Set(steps.map(({ rule }) => writePlace(rule, writer)))]
  return [
    ...(basis === 'calculation' ? [] : [writer.term(`basis.${basis}`)]),
    ...writeCalculated(result, writer),
    ...(places.length > 0 ? places : ['–']),
    ...(unknown > 0 ? [`${writer.term('report.unknown')}${writer.term('document.colon')} ${writer.number(unknown)}\u00a0%`] : []),
  ]
}

function listEstimates({ acuteToxicity }: ClassificationAnswer, writer: TextWriter): PlainFact[] {
  return routes.flatMap((route): PlainFact[] => {
    const found = acuteToxicity[route]
    if (!found) return []
    const figure = found.estimate === null ? '–' : `${writer.number(Number(found.estimate.toPrecision(6)))}\u00a0${units[route]}`
    const unknown =
      found.unknown > 0
        ? `${writer.term('document.semicolon')} ${writer.term('report.unknown')}${writer.term('document.colon')} ${writer.number(found.unknown)}\u00a0%`
        : ''
    return [{ term: writer.term(routeTerms[route]), value: `${figure}${unknown}` }]
  })
}

/** Code of the product category, which is the same in every language. */
const categoryOf = ({ category }: ClassificationAnswer['poisonCentreGroup']): string => (category === null ? '' : ` · EuPCS ${category}`)

function listLabel({ label, ufiRequired, poisonCentreGroup }: ClassificationAnswer, writer: TextWriter): PlainFact[] {
  const signal = label.signalWord === 'Danger' ? 'signalWord.danger' : 'signalWord.warning'
  // Some of the terms are parts of sentences elsewhere.
  const fact = (term: string, parts: readonly string[]): PlainFact[] =>
    parts.length === 0 ? [] : [{ term: capitalise(writer.term(term), writer.language), value: parts.join(', ') }]
  const because = (text: string, codes: readonly string[]): string => writer.term(text, { because: codes.join(', ') })
  return [
    { term: writer.heading('2.2'), value: label.signalWord === null ? writer.term('sds.noPictogram') : writer.heading(signal) },
    ...fact('label.part.pictograms', label.pictograms),
    ...fact(
      'sds.contains',
      label.named.map(({ name }) => name),
    ),
    ...fact(
      'report.leftOut',
      label.because.omitted.map(
        ({ element, source }) =>
          `${element === 'warning' ? writer.heading('signalWord.warning') : element} (${writePlace(source, writer)})`,
      ),
    ),
    ...(label.childResistantFastening
      ? [{ term: '', value: because('label.note.childResistantFastening', label.because.childResistantFastening) }]
      : []),
    ...(label.tactileWarning ? [{ term: '', value: because('label.note.tactileWarning', label.because.tactileWarning) }] : []),
    {
      term: writer.term('sds.ufi'),
      value: ufiRequired
        ? `${poisonCentreGroup.because.join(', ')} (${writePlace(poisonCentreGroup.article, writer)})${categoryOf(poisonCentreGroup)}`
        : '–',
    },
  ]
}

function listStatements({ label, components }: ClassificationAnswer, writer: TextWriter): PlainTable[] {
  const names = new Map(components.map(({ key, name }) => [key, name]))
  const supplemental = label.because.supplemental.statements
  const rows = [
    ...label.hazardStatements.map((code) => [[code], [plainText(writer.statement(code))]]),
    ...supplemental.map(({ code, components: of, article }) => {
      const substance = { text: { [writer.language]: of.map((key) => names.get(key) ?? key).join(', ') } }
      return [[code, writePlace(article, writer)], [plainText(writer.statement(code, { substance }))]]
    }),
    ...label.precautionaryStatements.map((code) => [[code], [plainText(writer.statement(code))]]),
  ]
  if (rows.length === 0) return []
  return [
    {
      caption: writer.heading('2.2'),
      columns: [
        { head: writer.term('sds.code'), width: 40 },
        { head: writer.term('sds.hazardStatement'), width: 134 },
      ],
      rows,
    },
  ]
}

function listSection3({ section3 }: ClassificationAnswer, state: Mixture['physicalState'], writer: TextWriter): PlainTable[] {
  if (section3.length === 0) return []
  return [
    {
      caption: `3.2 ${writer.heading('3.2')}`,
      columns: [
        { head: writer.term('sds.substance'), width: 74 },
        { head: headOfContent(state, writer), width: 30 },
        { head: writer.term('report.limit'), width: 70 },
      ],
      rows: section3.map(({ name, range, threshold }) => [
        [name],
        [writer.contentRange({ ...range, toInclusive: false })],
        [writeThreshold(threshold, writer), writePlace(threshold.article, writer)],
      ]),
    },
  ]
}

function writeThreshold({ limit, category, reason }: Section3Threshold, writer: TextWriter): string {
  const colon = writer.term('document.colon')
  if (category !== null) return `${category}${colon} ${writer.number(limit)}\u00a0%`
  return 'limit' in reason
    ? `${writer.term('sds.exposureLimits')}${colon} ${reason.limit}`
    : `${writer.term('concern.candidateList')}${colon} ${writePlace(reason.concern, writer)}`
}

function listTransport({ transport }: ClassificationAnswer, writer: TextWriter): PlainTable[] {
  if (transport === null) return []
  const caption = `14 ${writer.heading('14')}`
  if (!transport.isDangerous)
    return [
      {
        caption,
        columns: [{ head: writer.term('report.results'), width: 174 }],
        rows: [[[writer.term('sds.notRegulatedForTransport')]]],
      },
    ]
  return [
    {
      caption,
      columns: [
        { head: writer.term('report.rule'), width: 44 },
        { head: writer.heading('14.2'), width: 76 },
        { head: writer.term('report.results'), width: 54 },
      ],
      rows: transport.modes.map((mode) => describeMode(mode, writer)),
    },
  ]
}

function describeMode(mode: ModeProposal, writer: TextWriter): string[][] {
  if (!mode.regulated)
    return [[mode.edition], [writer.term('sds.notRegulatedForTransport')], [...new Set(mode.notes.map(({ source }) => source))]]
  const { unNumber, shippingName, technicalNames, transportClass, subsidiary, packingGroup, tunnelCode, classificationCode } = mode
  const technical = technicalNames.length > 0 ? ` (${technicalNames.join(', ')})` : ''
  const name =
    shippingName === null
      ? '–'
      : ((writer.language === 'de' ? shippingName.de : writer.language === 'fr' ? shippingName.fr : null) ?? shippingName.en)
  const pair = (term: string, value: string | null): string[] =>
    value === null || value === '' ? [] : [`${term}${writer.term('document.colon')} ${value}`]
  return [
    [mode.edition],
    [unNumber === null ? '–' : `UN ${unNumber}`, `${name}${technical}`],
    [
      ...pair(writer.heading('14.3'), transportClass === null ? null : [transportClass, ...subsidiary].join(' + ')),
      ...pair(writer.heading('14.4'), packingGroup),
      ...pair(writer.term('sds.classificationCode'), classificationCode),
      ...pair(writer.term('sds.tunnelCode'), tunnelCode),
      ...pair(writer.term('sds.transportCategory'), mode.transportCategory),
      ...pair(writer.term('sds.limitedQuantity'), mode.limitedQuantity),
      ...pair(writer.term('sds.exceptedQuantity'), mode.exceptedQuantity),
      ...pair(writer.term('sds.specialProvisions'), mode.specialProvisions.join(', ')),
      writer.term(mode.environmentallyHazardous ? 'sds.environmentallyHazardous' : 'sds.notEnvironmentallyHazardous'),
    ],
  ]
}
