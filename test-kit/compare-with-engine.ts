/** What a record of a product says and what the engine finds for its composition, part by part. */
import { labelRestrictions } from '../clp/label/label-restrictions.ts'
import type { Override } from '../clp/classification/mixture.ts'
import type { ClassificationAnswer } from '../clp/consequences/compose-answer.ts'
import type { ModeProposal } from '../clp/transport/transport-proposal.ts'
import { isSuppliedToPublic } from '../documents/label-duties.ts'
import { labelElementsOf } from '../documents/label-elements-of-record.ts'
import { openEngine } from '../server/classify/open-engine.ts'
import { readEnglish } from '../server/classify/read-english.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { mixtureOfRecord } from '../shared/classification/mixture-of-record.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { TextValue } from '../shared/record/texts.ts'
import { findTransportMode, transportModes } from '../shared/record/transport.ts'

export interface Difference {
  readonly part: string
  /** what the record alone says */
  readonly record: readonly string[]
  /** what the engine alone finds */
  readonly engine: readonly string[]
}

const engine = openEngine()
const register = openRegister(openTable([]))

/** Every difference of record and engine, by the law of a day. @param overrides what a person decided for a class, with the reason */
export function compareWithEngine(record: ProductRecord, overrides: readonly Override[], day: string): Difference[] {
  const answer = engine({ ...mixtureOfRecord(record, readEnglish), overrides }, register.at(day))
  const { label } = answer
  const elements = labelElementsOf(record)
  const { supplementalStatements, contains } = record.labelElements
  const restrictions = labelRestrictions(elements.hazardStatements, record.composition.ingredients)
  const isForPublic = isSuppliedToPublic(record)
  return [
    ...differ('classification', classesOfRecord(record), classesOfEngine(answer)),
    // A record that claims nothing claims too that it has the data.
    ...differ('data lacking', [], lackingOf(answer)),
    ...differ('signal word', [elements.signalWord ?? 'none'], [label.signalWord?.toLowerCase() ?? 'none']),
    ...differ('pictograms', elements.pictograms, label.pictograms),
    ...differ('hazard statements', takeApart(elements.hazardStatements), label.hazardStatements),
    ...differ(
      'supplemental statements',
      supplementalStatements.map(({ code }) => code),
      label.supplementalStatements,
    ),
    ...differ(
      'named in EUH208',
      supplementalStatements.filter(({ code }) => code === 'EUH208').flatMap(({ values = {} }) => substancesIn(Object.values(values))),
      namedInEuh208(answer),
    ),
    ...differ(
      'named substances',
      contains.map((text) => readEnglish(text) ?? ''),
      label.named.map(({ name }) => name),
    ),
    ...differ(
      'child-resistant fastening',
      [write(isForPublic && restrictions.childResistantFastening)],
      [write(label.childResistantFastening)],
    ),
    ...differ('tactile warning', [write(isForPublic && restrictions.tactileWarning)], [write(label.tactileWarning)]),
    ...differ('UFI', [write(record.ufi !== undefined)], [write(answer.ufiRequired)]),
    ...transportModes.flatMap((name) => differ(`transport by ${name}`, transportOfRecord(record, name), transportOfEngine(answer, name))),
  ]
}

function differ(part: string, ofRecord: readonly string[], ofEngine: readonly string[]): Difference[] {
  const record = ofRecord.filter((one) => !ofEngine.includes(one))
  const found = ofEngine.filter((one) => !ofRecord.includes(one))
  return record.length + found.length === 0 ? [] : [{ part, record, engine: found }]
}

const write = (is: boolean): string => (is ? 'yes' : 'no')
const takeApart = (codes: readonly string[]): string[] => codes.flatMap((code) => code.split('+'))

const classesOfRecord = ({ classification }: ProductRecord): string[] =>
  classification.flatMap(({ category, statements }) => takeApart(statements).map((code) => `${category} ${code}`))

const classesOfEngine = ({ classification }: ClassificationAnswer): string[] =>
  classification.flatMap((one) => one.statements.map((code) => `${one.class} ${code}`))

const lackingOf = ({ hazards }: ClassificationAnswer): string[] =>
  hazards.flatMap(({ outcome, hazardClass }) => (outcome === 'dataLacking' ? [hazardClass] : []))

/** Names of the substances that the fill-ins of a statement hold, lists in lists. */
function substancesIn(values: readonly (TextValue | undefined)[]): string[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return substancesIn(value)
    if (typeof value !== 'object' || !('phrase' in value)) return []
    if (value.phrase.startsWith('substance.')) return [readEnglish(value) ?? '']
    return substancesIn(Object.values(value.values ?? {}))
  })
}

function namedInEuh208({ label, components }: ClassificationAnswer): string[] {
  const keys = label.because.supplemental.statements.filter(({ code }) => code === 'EUH208').flatMap((one) => one.components)
  return components.filter(({ key }) => keys.includes(key)).map(({ name }) => name)
}

function transportOfRecord({ transport }: ProductRecord, name: (typeof transportModes)[number]): string[] {
  const mode = findTransportMode(transport, name)
  if (mode === null) return ['free']
  const { number, hazardClass, subsidiaryHazards, packingGroup, environmentallyHazardous } = mode
  return goods(number, hazardClass, subsidiaryHazards, packingGroup ?? null, environmentallyHazardous)
}

function transportOfEngine({ transport }: ClassificationAnswer, name: ModeProposal['mode']): string[] {
  if (transport === null) return ['not known']
  const mode = transport.modes.find((one) => one.mode === name)
  if (!mode?.regulated) return ['free']
  const { unNumber, transportClass, labels, subsidiary, packingGroup, environmentallyHazardous } = mode
  // Of a gas ADR has class 2, and the division on the label, which is what section 14.3 of the record holds.
  const hazardClass = transportClass === '2' ? (labels?.[0] ?? '2') : (transportClass ?? '')
  return goods(`UN ${unNumber}`, hazardClass, subsidiary, packingGroup, environmentallyHazardous)
}

const goods = (number: string, hazardClass: string, subsidiary: readonly string[], group: string | null, isHazardousToWater: boolean) => [
  number,
  `class ${hazardClass}`,
  ...subsidiary.map((one) => `subsidiary hazard ${one}`),
  `packing group ${group ?? 'none'}`,
  `environmentally hazardous: ${write(isHazardousToWater)}`,
]
