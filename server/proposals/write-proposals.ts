import { labelSizes, packageSizes } from '../../clp/label/label-sizes.ts'
import { writeValue } from '../../check/write-finding.ts'
import { writePlace, writeSumIn } from '../../documents/report/write-places.ts'
import { createTextWriter, plainText, type TextWriter } from '../../documents/text/write-text.ts'
import type { Because, Gap, Proposal } from '../../propose/proposal.ts'
import { classificationEntry, ingredient } from '../../shared/record/composition.ts'
import { readPointer } from '../../shared/json-patch.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { labelElements } from '../../shared/record/label.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { parameter } from '../../shared/record/properties.ts'
import { quantity, text, type Text } from '../../shared/record/texts.ts'
import { findTransportMode, transport, transportModes } from '../../shared/record/transport.ts'
import type { ProposalsAnswer, ToldProposal } from '../../shared/proposals/answer.ts'

/** Proposals as text in one language: the wording as it is printed, the reasons as sentences. */
export function writeProposals(proposals: readonly Proposal[], language: LanguageCode): ToldProposal[] {
  const writer = createTextWriter(language)
  return proposals.map((one) => {
    const shown = one.state === 'gone' ? one.present : one.value
    const isOther = one.state === 'differs' || one.state === 'changed' || (one.state === 'open' && one.present !== null)
    return {
      id: one.id,
      section: one.section,
      place: one.place,
      path: pathOf(one),
      state: one.state,
      name: nameOf(one),
      text: writeAt(one.place, shown, writer),
      presentText: isOther && one.present !== null ? writeAt(one.place, one.present, writer) : null,
      value: one.value,
      because: one.because.map((reason) => writeBecause(reason, writer)),
      article: writePlace(one.article, writer),
      madeFor: one.madeFor,
      decision: one.decision && { answer: one.decision.answer, person: one.decision.person, day: one.decision.day },
    }
  })
}

export function writeGaps(gaps: readonly Gap[], language: LanguageCode): ProposalsAnswer['gaps'] {
  const writer = createTextWriter(language)
  return gaps.map(({ id, section, place, because, article }) => ({
    id,
    section,
    path: pathOf({ place, position: null }),
    because: writeBecause(because, writer),
    article: writePlace(article, writer),
  }))
}

/** A place as findings name it: `firefighting.suitableMedia[2]`. */
const pathOf = ({ place, position }: Pick<Proposal, 'place' | 'position'>): string =>
  writePath([...readPointer(place), ...(position === null ? [] : [position])])

function writeBecause(reason: Because, writer: TextWriter): { code: string; message: string } {
  if (reason.code === 'engine') {
    const params = Object.fromEntries(Object.entries(reason.params).map(([name, value]) => [name, writeValue(dayOf(value), writer)]))
    return { code: reason.code, message: writer.term(`engine.${reason.sentence}`, params) }
  }
  const params = Object.fromEntries(Object.entries(reason.params).map(([name, value]) => [name, writeParam(name, value, writer)]))
  return { code: reason.code, message: writer.term(`because.${reason.code}`, params) }
}

/** A use of section 1.2 is a sentence by itself; here it is part of one. A sum is written with the number format of the language. */
function writeParam(name: string, value: Exclude<Because, { code: 'engine' }>['params'][string], writer: TextWriter): string {
  if (name === 'sum' && typeof value === 'string') return writeSumIn(value, writer)
  return writeValue(value, writer).replaceAll(/\.(?=,|$)/g, '')
}

const dayOf = (value: string | number) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? { day: value } : value)

function nameOf({ place, value, present }: Proposal): string {
  const held = value ?? present
  if (place.startsWith('/labelElements/') && place.endsWith('Statements')) {
    const read = statement.safeParse(held)
    return read.success ? read.data.code.replaceAll('+', ' + ') : ''
  }
  return ''
}

const elements = labelElements.out.shape
const statement = elements.precautionaryStatements.unwrap().element.or(elements.supplementalStatements.unwrap().element)

/** Shares of components of which little is known, with the sentence that label and sheet have of them. */
const unknownShares: Readonly<Record<string, string>> = {
  '/toxicology/unknownAcuteToxicityPercent': 'sds.unknownAcuteToxicity',
  '/ecology/unknownAquaticHazardPercent': 'sds.unknownAquaticHazard',
}

/** The value at a place of the record, as the documents print it; places that are not listed here hold a text, a quantity or a code. */
function writeAt(place: string, value: unknown, writer: TextWriter): string {
  if (place.startsWith('/labelElements/') && place.endsWith('Statements')) return writeStatement(value, writer)
  if (place === '/classification') return writeClass(value, writer)
  if (place === '/composition/ingredients') return writeIngredient(value, writer)
  if (place === '/parameters') return writeParameter(value, writer)
  if (place === '/transport') return writeTransport(value, writer)
  if (place === '/toxicology/estimates') return writeEstimate(value, writer)
  if (place === '/disposal/wasteCodes') return writeWaste(value, writer)
  if (place === '/exposureControls/gloves') return writeGlove(value, writer)
  // The content that the label states may stand beside it.
  if (place === '/labelElements/packSizes') return writePair(writer.term('tds.packs'), writeAny(value, writer), writer)
  const sentence = unknownShares[place]
  if (sentence !== undefined && typeof value === 'number') return writer.term(sentence, { percent: writer.number(value) })
  return place.startsWith('/labelDefaults/') ? writeFormat(place, value, writer) : writeAny(value, writer)
}

/** The format of the label by its size in mm, and the package by its capacity (CLP Annex I, 1.2.1.4, Table 1.3). */
function writeFormat(place: string, value: unknown, writer: TextWriter): string {
  const label = labelSizes.find(({ id }) => id === value)
  if (place === '/labelDefaults/labelSize')
    return label === undefined ? '–' : `${label.width} × ${writer.quantity({ value: label.height, unit: 'mm' })}`
  if (place === '/labelDefaults/packContent') return typeof value === 'string' && value !== '' ? value : '–'
  const size = packageSizes.find(({ id }) => id === value)
  if (size === undefined) return '–'
  if (size.upTo === null) return writer.quantity({ sign: '>', value: size.above ?? 0, unit: 'l' })
  return writer.quantity({ sign: '≤', value: size.upTo, unit: 'l' })
}

const writePair = (name: string, value: string, writer: TextWriter): string => `${name}${writer.term('document.colon')} ${value}`

function writeAny(value: unknown, writer: TextWriter): string {
  if (value === null || value === undefined) return '–'
  if (value === 'criteriaNotMet') return writer.term('sds.criteriaNotMet')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const asText = text.safeParse(value)
  if (asText.success) return writeText(asText.data, writer)
  const asQuantity = quantity.safeParse(value)
  return asQuantity.success ? writer.quantity(asQuantity.data) : '–'
}

const writeText = (value: Text, writer: TextWriter): string => writeValue(value, writer)

function writeStatement(value: unknown, writer: TextWriter): string {
  const read = statement.safeParse(value)
  if (!read.success) return '–'
  const { code, values } = read.data
  const chosen = 'choices' in read.data || 'bracketText' in read.data ? read.data : {}
  return plainText(writer.statement(code, values ?? {}, chosen))
}

function writeClass(value: unknown, writer: TextWriter): string {
  const read = classificationEntry.safeParse(value)
  if (!read.success) return '–'
  const { category, statements, organs, route } = read.data
  const values = { ...(organs === undefined ? {} : { organs }), ...(route === undefined ? {} : { route }) }
  return [category, ...statements.map((code) => `${code} ${plainText(writer.statement(code, values))}`)].join(' · ')
}

function writeIngredient(value: unknown, writer: TextWriter): string {
  const read = ingredient.safeParse(value)
  if (!read.success) return '–'
  const { name, contentRange, classification } = read.data
  const classes = classification.map(({ category, statements }) => [category, ...statements].join(' '))
  return [`${writeText(name, writer)}, ${writer.contentRange(contentRange)}`, ...classes].join(' · ')
}

function writeParameter(value: unknown, writer: TextWriter): string {
  const read = parameter.safeParse(value)
  if (!read.success) return '–'
  const { property, quantity: figure, text: said, method, remark } = read.data
  const parts = [
    figure === undefined ? null : writer.quantity(figure),
    said === undefined ? null : writeText(said, writer),
    method === undefined ? null : writer.method(method),
    remark === undefined ? null : writeText(remark, writer),
  ]
  return writePair(writer.term(`property.${property}`), parts.filter((part) => part !== null).join(', '), writer)
}

const modeNames = { road: 'ADR', sea: 'IMDG', air: 'IATA' } as const

/** Every mode with all its data, since proposals may differ only in a special provision. */
function writeTransport(value: unknown, writer: TextWriter): string {
  const read = transport.safeParse(value)
  if (!read.success) return '–'
  if (!read.data.regulated) return plainText(writer.text({ phrase: 'transportPrecaution.notDangerous' }))
  const modes = transportModes.map((name) => {
    const mode = findTransportMode(read.data, name)
    if (mode === null) return `${modeNames[name]}: –`
    const provisions = mode.specialProvisions.length === 0 ? undefined : `SP ${mode.specialProvisions.join(', ')}`
    const quantity = mode.limitedQuantity === undefined ? undefined : `LQ ${writer.writtenQuantity(mode.limitedQuantity)}`
    const hazards = [[mode.hazardClass, ...mode.subsidiaryHazards].join(', '), mode.packingGroup, mode.classificationCode]
    const conditions = [
      quantity,
      mode.exceptedQuantity,
      mode.transportCategory,
      mode.tunnelCode,
      mode.hazardNumber,
      mode.emergencySchedules,
    ]
    const mark = mode.environmentallyHazardous ? writer.term('sds.environmentallyHazardous') : undefined
    const parts = [mode.number, writeText(mode.shippingName, writer), ...hazards, ...conditions, provisions, mark]
    return `${modeNames[name]}: ${parts.filter((part) => part !== undefined).join(' · ')}`
  })
  const further = [...read.data.precautions, ...read.data.bulk].map((one) => writeText(one, writer))
  return [...modes, ...further].join('\n')
}

const toxicology = productRecord.shape.toxicology
const estimate = toxicology.unwrap().shape.estimates.unwrap().element
function writeEstimate(value: unknown, writer: TextWriter): string {
  const read = estimate.safeParse(value)
  return read.success ? writePair(writer.term(`route.${read.data.route}`), writer.quantity(read.data.quantity), writer) : '–'
}

const wasteCode = productRecord.shape.disposal.unwrap().shape.wasteCodes.unwrap().element
function writeWaste(value: unknown, writer: TextWriter): string {
  const read = wasteCode.safeParse(value)
  return read.success ? `${read.data.code} ${writeText(read.data.name, writer)}` : '–'
}

const glove = productRecord.shape.exposureControls.unwrap().shape.gloves.unwrap().element
function writeGlove(value: unknown, writer: TextWriter): string {
  const read = glove.safeParse(value)
  if (!read.success) return '–'
  const { material, thickness, breakthrough, standard } = read.data
  return [
    writeText(material, writer),
    ...[thickness, breakthrough].flatMap((one) => (one === undefined ? [] : [writer.quantity(one)])),
    ...(standard === undefined ? [] : [standard]),
  ].join(', ')
}
