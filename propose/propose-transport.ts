import { findOpenTransport } from '../clp/consequences/untested-leading-class.ts'
import type { ModeProposal } from '../clp/transport/transport-proposal.ts'
import { technicalNameOf } from '../clp/transport/shipping-names.ts'
import { transportClasses, type Transport } from '../shared/record/transport.ts'
import { carriedHot } from '../shared/classification/measured-of-record.ts'
import type { Text } from '../shared/record/texts.ts'
import type { Facts } from './facts.ts'
import { nameShipping } from './name-shipping.ts'
import { because, type Because, type Gap, type Wish } from './proposal.ts'

export type Mode = Extract<Transport, { regulated: true }>['road']

/**
 * Section 14 as one: number, name, class, packing group and conditions by road, sea and air are accepted together, since they depend on each other
 * (REACH Annex II, 14). Details of sea and air that go beyond the model regulations are added by a person, and kept.
 */
export function proposeTransport(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const { transport } = facts.answer
  if (transport === null)
    return { wishes: [], gaps: [gapOfTransport(because('noValue', { property: { term: 'property.physicalState' } }))] }
  const present = facts.record.transport
  const precautions = withHeat(present.precautions.length > 0 ? present.precautions : precautionsOf(facts), facts)
  const bulk = present.bulk.length > 0 ? present.bulk : [{ phrase: 'transportBulk.notApplicable' }]
  const isFree = transport.modes.every(({ regulated }) => !regulated)
  const unknown = isFree ? findUnknown(facts) : []
  if (unknown.length > 0)
    return { wishes: [], gaps: [gapOfTransport(because('unknownHazards', { substances: unknown.map((one) => facts.nameOf(one)) }))] }
  const open = findOpenTransport(facts.answer, transport)
  const whatIsOpen: Because[] = open === null ? [] : [{ code: 'engine', sentence: 'transportOpen', params: open.classes }]
  // What is not known is not denied, and nobody sends a peroxide as corrosive because its test lacks: another class may go before.
  if (open !== null && (isFree || open.mayLead)) return { wishes: [], gaps: whatIsOpen.map(gapOfTransport) }
  const unnamed = transport.warnings.flatMap(({ code, params = {} }): Because[] =>
    code === 'notNamed' ? [{ code: 'engine', sentence: code, params }] : [],
  )
  if (isFree)
    return { wishes: [transportWish({ regulated: false, precautions, bulk }, [...notesOf(transport.modes[0]), ...unnamed])], gaps: [] }
  const number = transport.modes.find(({ unNumber, regulated }) => regulated && unNumber !== null)?.unNumber
  const [road, sea, air] = (['road', 'sea', 'air'] as const).map((mode) => {
    const proposed = transport.modes.find((one) => one.mode === mode)
    const made = modeOf(mode, proposed, facts)
    const own = proposed?.unNumber ?? null
    // Gas oil above 60 °C is UN 1202 on the road alone.
    return made === null || made.regulated === false || own === number ? made : { ...made, ...optional('unNumber', own) }
  })
  if (number == null || !road || !sea || !air) return { wishes: [], gaps: [gapOfTransport(because('noEntry'))] }
  const value: Transport = { regulated: true, unNumber: number, road, sea, air, precautions, bulk }
  return { wishes: [transportWish(value, [...notesOf(transport.modes.find(({ regulated }) => regulated)), ...whatIsOpen])], gaps: [] }
}

/** @param source of transport law: where the entry follows from */
export const transportWish = (value: Transport, reasons: readonly Because[], source = 'ADR 2.1'): Wish => ({
  section: '14',
  place: '/transport',
  item: null,
  value,
  because: reasons,
  article: `REACH Annex II, 14; ${source}`,
})

/** %: from it on a component of which nobody knows anything is stated (CLP Annex I, 3.1.3.6.2.2), and may make dangerous goods of the mixture. */
const statedFrom = 1

const findUnknown = ({ answer }: Facts) =>
  answer.components.filter(({ unknown, content }) => unknown.includes('all') && content.to >= statedFrom)

export const gapOfTransport = (reason: Because): Gap => ({
  id: '/transport!',
  section: '14',
  place: '/transport',
  because: reason,
  article: 'REACH Annex II, 14; ADR 2.1',
})

/** The notes of the engine on the entry as reasons. */
function notesOf(mode: ModeProposal | undefined): Because[] {
  const notes = mode?.notes ?? []
  if (notes.length === 0) return [because('nothingElse')]
  return notes.map(({ code, params = {} }) => ({ code: 'engine' as const, sentence: code, params }))
}

/** Goods that the rules of one mode alone cover are free in the others. */
function modeOf(mode: ModeProposal['mode'], proposed: ModeProposal | undefined, facts: Facts): Mode | null {
  const present = facts.record.transport.regulated ? facts.record.transport[mode] : undefined
  if (proposed === undefined || !proposed.regulated) {
    const kept = present?.regulated === false ? present.reason : undefined
    return { regulated: false, ...(kept === undefined ? {} : { reason: kept }) }
  }
  const { unNumber, shippingName, transportClass, labels, packingGroup } = proposed
  // For a gas, ADR gives class 2; the division stands on the label.
  const hazardClass = transportClasses.find((one) => one === (transportClass === '2' ? labels?.[0] : transportClass))
  if (unNumber === null || hazardClass === undefined) return null
  const technical = proposed.technicalNames.map((name): Text => {
    const found = facts.answer.components.find((one) => technicalNameOf(one.name) === name)
    const named = found && facts.nameOf(found)
    if (named === undefined) return { text: { en: name } }
    if (!('text' in named)) return named
    // A name of Annex VI leaves the content of a solution open, which is no part of the substance's name.
    const written = Object.entries(named.text).map(([language, text]) => [language, technicalNameOf(text)] as const)
    return { text: { en: name, ...Object.fromEntries(written) } }
  })
  const own = present !== undefined && present.regulated !== false ? present : undefined
  const isRoad = mode === 'road'
  const isSameEntry = facts.record.transport.regulated && facts.record.transport.unNumber === unNumber
  const special = isRoad ? proposed.specialProvisions : (own?.specialProvisions ?? [])
  return {
    // Of the names of an entry a person may have chosen another: PAINT RELATED MATERIAL of UN 1263.
    shippingName: isSameEntry && technical.length === 0 && own ? own.shippingName : nameShipping(unNumber, shippingName, technical),
    hazardClass,
    subsidiaryHazards: transportClasses.filter((one) => proposed.subsidiary.includes(one)),
    ...(packingGroup === null ? {} : { packingGroup }),
    environmentallyHazardous: proposed.environmentallyHazardous,
    ...optional('classificationCode', proposed.classificationCode),
    ...optional('tunnelCode', isRoad && proposed.tunnelCode !== null ? bracket(proposed.tunnelCode) : null),
    ...optional('transportCategory', readCategory(proposed.transportCategory)),
    ...optional('hazardNumber', proposed.hazardNumber),
    ...optional('emergencySchedules', own?.emergencySchedules ?? null),
    ...optional('limitedQuantity', isWritable(proposed.limitedQuantity) ?? own?.limitedQuantity ?? null),
    ...optional('exceptedQuantity', proposed.exceptedQuantity),
    specialProvisions: special.filter((one) => one.length <= 10).slice(0, 20),
  }
}

export const optional = <Name extends string, Value>(name: Name, value: Value | null): Partial<Record<Name, Value>> => {
  const given: Partial<Record<Name, Value>> = {}
  if (value !== null) given[name] = value
  return given
}

const categories = ['0', '1', '2', '3', '4'] as const
const readCategory = (category: string | null) => categories.find((one) => one === category) ?? null
const bracket = (code: string): string => (/^[A-E]/.test(code) ? `(${code})` : code)

/** Null for “See SP 344” and the like, which is not a quantity. */
const isWritable = (quantity: string | null): string | null => (quantity !== null && quantity.length <= 16 ? quantity : null)

/** 14.6 names the temperature at which goods are handed over heated: whoever loads and drives them is burnt by it. */
function withHeat(texts: readonly Text[], { mixture: { measured } }: Facts): Text[] {
  const others = texts.filter((text) => !('phrase' in text) || text.phrase !== carriedHot)
  const value = measured.carriageTemperature
  return value === null ? [...texts] : [...others, { phrase: carriedHot, values: { temperature: { value, unit: '°C' } } }]
}

export function precautionsOf(facts: Facts): Text[] {
  const isAerosol = facts.mixture.physicalState === 'aerosol'
  return [
    { phrase: isAerosol ? 'transportPrecaution.ventilated' : 'transportPrecaution.uprightClosed' },
    { phrase: 'transportPrecaution.personsInformed' },
  ]
}
