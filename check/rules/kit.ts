import { findWeakerElements, type GraveElements } from '../../clp/label/kit-label.ts'
import { contains, listMarkings, listStatedMarkings } from '../../documents/label-duties.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findTransportMode, transportModes, type TransportModeName } from '../../shared/record/transport.ts'
import { findResinKit, kitPartOf, resinKitNumbers } from '../../clp/transport/propose-kit.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

const graveElementsOf = (record: Pick<ProductRecord, 'classification' | 'labelElements'>): GraveElements => ({
  ...labelElementsOf(record),
  supplementalStatements: record.labelElements.supplementalStatements.map(({ code }) => code),
})

/**
 * The label of a kit is that of an outer package whose components are not mixed yet: a person who opens it meets the gravest of them
 * (docs/decisions/046-kits.md). Where somebody has said why it is weaker, it is to be known and does not stop.
 */
export const checkKitLabel: Rule = ({ record, context }) => {
  const { kit } = record
  if (kit === undefined) return []
  const own = graveElementsOf(record)
  const said = listStatedMarkings(record, context.day)
  return context.components.flatMap((component) => {
    // What REACH Annex XVII demands of a component follows from no composition of the kit, in which there is less of it.
    const markings = listMarkings(component, context.day).filter((text) => !contains(said, text))
    const elements = [...findWeakerElements(own, graveElementsOf(component)), ...markings]
    if (elements.length === 0) return []
    return [
      finding('label.kitWeaker', kit.weakerBecause === undefined ? 'labelElements' : 'kit.weakerBecause', {
        severity: kit.weakerBecause === undefined ? 'error' : 'warning',
        params: { name: component.name, elements },
      }),
    ]
  })
}

/**
 * Section 14 of a kit against that of its components. What is packed together keeps its entries (ADR 4.1.10), and a record has one for each mode: the
 * others are to be named in a sentence. UN 3269 and 3527 stand for a base and its peroxide (special provision 236); that it is a chemical kit
 * (special provision 251) is for a person to say.
 */
export const checkKitTransport: Rule = (subject) => {
  const { record, context } = subject
  const { kit } = record
  // What is not known of a component is no reason to find fault.
  if (kit === undefined || context.components.length < kit.components.length) return []
  return transportModes.flatMap((name) => compareKit(subject, name))
}

const chemicalKit = '3316'

function compareKit({ record, context }: Subject, name: TransportModeName): Finding[] {
  const modes = context.components.map(({ transport }) => findTransportMode(transport, name))
  const numbers = [...new Set(modes.flatMap((mode) => mode?.number ?? []))]
  const own = findTransportMode(record.transport, name)
  const path = record.transport.regulated ? `transport.${name}` : 'transport.regulated'
  const found = numbers.join(', ')
  if (own === null) {
    const free = record.transport.regulated ? record.transport[name] : null
    const isFreeWithReason = free?.regulated === false && free.reason !== undefined
    // Where all of section 14 is denied, once is enough.
    const isSaid = !record.transport.regulated && name !== 'road'
    return numbers.length === 0 || isFreeWithReason || isSaid
      ? []
      : [finding('transport.notRegulated', path, { params: { number: found } })]
  }
  const resin = findResinKit(
    modes.map((mode) => mode && kitPartOf(mode)),
    context.transportTable,
  )
  const number = own.number.slice(-4)
  if (number === chemicalKit) return []
  if (resinKitNumbers.includes(number)) {
    if (resin === null) return [finding('transport.kitUnfounded', path, { params: { what: own.number } })]
    if (resin.unNumber !== number)
      return [finding('transport.kitDiffers', path, { params: { record: own.number, found: `UN ${resin.unNumber}` } })]
    if (resin.packingGroup === own.packingGroup) return []
    const params = { record: own.packingGroup ?? '–', found: resin.packingGroup }
    return [finding('transport.packingGroupDiffers', `${path}.packingGroup`, { params, article: 'ADR 3.3.1, special provision 236' })]
  }
  if (numbers.length === 0) return [finding('transport.unfounded', path, { params: { number: own.number } })]
  const said = JSON.stringify([own.number, own.shippingName, record.transport.precautions])
  const isNamed = numbers.every((one) => new RegExp(`\\b${one.slice(-4)}\\b`).test(said))
  return isNamed && numbers.includes(own.number) ? [] : [finding('transport.kitDiffers', path, { params: { record: own.number, found } })]
}
