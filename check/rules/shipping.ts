import { findTransportMode, transportModes } from '../../shared/record/transport.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, has, type Rule, type Subject } from '../subject.ts'
import { isQuantity } from './read-figure.ts'

/** Section 14 against itself: names, exemptions, and what sea and road have in common. */
export const checkShipping: Rule = (subject) => [
  ...checkNames(subject),
  ...checkQuantities(subject),
  ...checkPrecautions(subject),
  ...checkReasons(subject),
  ...checkTranslations(subject),
]

/** The library's proper shipping names bear their number: ADR 3.1.2, IMDG Code 3.1.2. */
const ofNumber = /^shippingName\.un(\d{4})/

function checkNames({ record, context }: Subject): Finding[] {
  return transportModes.flatMap((name) => {
    const mode = findTransportMode(record.transport, name)
    if (mode === null || !('phrase' in mode.shippingName)) return []
    const number = ofNumber.exec(mode.shippingName.phrase)?.[1]
    const own = mode.number.replace(/^\D+/, '')
    if (number === undefined || number === own) return []
    const names = context.transportTable.namesOf(own)
    const stated = context.readEnglish(mode.shippingName) ?? `UN ${number}`
    return [
      finding('transport.nameDiffers', `transport.${name}.shippingName`, {
        params: { record: stated, found: names === undefined ? mode.number : `${mode.number} ${names.en}` },
      }),
    ]
  })
}

/** Limited quantities of one entry are the same by road and sea: both follow the Dangerous Goods List of the Model Regulations, column 7a. */
function checkQuantities({ record }: Subject): Finding[] {
  const [road, sea] = [findTransportMode(record.transport, 'road'), findTransportMode(record.transport, 'sea')]
  if (!road || !sea || road.number !== sea.number || road.packingGroup !== sea.packingGroup) return []
  const normalise = (value: string | undefined) => value?.replaceAll(/\s/g, '').toLowerCase()
  const [own, other] = [normalise(sea.limitedQuantity), normalise(road.limitedQuantity)]
  if (own === undefined || other === undefined || own === other) return []
  return [
    finding('transport.modesDiffer', 'transport.sea.limitedQuantity', {
      params: { record: sea.limitedQuantity ?? '', found: `ADR: ${road.limitedQuantity ?? ''}` },
    }),
  ]
}

/** mm²/s at 40 °C: what is as thin as water there is no viscous liquid at 23 °C, for which 20 mm²/s are the least (ADR 2.2.3.1.4). */
const thin = 5
/** Up to this a packaging of a viscous liquid is free. */
const mostOfViscous = { sign: '≤', value: 450, unit: 'l' } as const satisfies Quantity

/** Litres: ADR 2.2.3.1.5.2. */
const freeOfWater = 5

function checkPrecautions({ record }: Subject): Finding[] {
  const { transport, parameters } = record
  const numbers = [...new Set(transportModes.flatMap((name) => findTransportMode(transport, name)?.number ?? []))]
  const viscosity = parameters.find(({ property, quantity }) => property === 'kinematicViscosity' && quantity?.unit === 'mm²/s')?.quantity
  const contradict = (one: Text, index: number, other: string | Quantity, article: string) =>
    finding('sentences.contradict', `transport.precautions[${index}]`, { params: { one, other }, article })
  return transport.precautions.flatMap((text, index) => {
    if (!('phrase' in text) || numbers.length === 0) return []
    if (text.phrase === 'transportPrecaution.notDangerous')
      return [contradict(text, index, numbers.join(', '), 'REACH Annex II, 14; ADR 2.1')]
    if (text.phrase === 'transportPrecaution.environmentallyHazardousExemption' && !numbers.some((one) => /^UN 30(?:77|82)$/.test(one)))
      return [contradict(text, index, numbers.join(', '), 'ADR 3.3.1, special provision 375')]
    if (text.phrase === 'transportPrecaution.viscousExemption' && viscosity !== undefined && endsOfQuantity(viscosity).most < thin)
      return [contradict(text, index, viscosity, 'ADR 2.2.3.1.4 and 2.2.3.1.5')]
    const volume = text.phrase === 'transportPrecaution.viscousExemption' ? text.values?.['volume'] : undefined
    if (isQuantity(volume) && volume.unit === 'l' && endsOfQuantity(volume).most > mostOfViscous.value)
      return [contradict(text, index, mostOfViscous, 'ADR 2.2.3.1.5; IMDG Code 2.3.2.5')]
    const ofWater = findStatement(record, /^H4(?:00|1[01])$/)
    // What harms water is free in 5 litres alone.
    if (isQuantity(volume) && volume.unit === 'l' && ofWater !== undefined && endsOfQuantity(volume).most > freeOfWater)
      return [contradict(text, index, ofWater, 'ADR 2.2.3.1.5.2; IMDG Code 2.3.2.5')]
    return []
  })
}

/** °C: what flashes below it is viscous in no sense of the exemption (ADR 2.2.3.1.5.1). */
const flashFrom = 23

/** A mode from which viscosity frees a product that is as thin as water, or flashes too soon: nobody would carry it as dangerous goods. */
function checkReasons({ record: { transport, parameters } }: Subject): Finding[] {
  const figure = (name: Parameter['property'], unit: Quantity['unit']) =>
    parameters.find(({ property, quantity }) => property === name && quantity?.unit === unit)?.quantity
  const viscosity = figure('kinematicViscosity', 'mm²/s')
  const flashPoint = figure('flashPoint', '°C')
  const other =
    viscosity !== undefined && endsOfQuantity(viscosity).most < thin
      ? viscosity
      : flashPoint !== undefined && endsOfQuantity(flashPoint).most < flashFrom
        ? flashPoint
        : undefined
  if (!transport.regulated || other === undefined) return []
  return transportModes.flatMap((name) => {
    const mode = transport[name]
    if (mode.regulated !== false || mode.reason === undefined || !has([mode.reason], 'transportPrecaution.viscousExemption')) return []
    return [
      finding('sentences.contradict', `transport.${name}.reason`, {
        params: { one: mode.reason, other },
        article: 'ADR 2.2.3.1.4 and 2.2.3.1.5; IMDG Code 2.3.2.5',
      }),
    ]
  })
}

/** Letters alone, without accents, which capitals may go without: what a proper shipping name is known by. The technical name stands in brackets behind it. */
const lettersOf = (written: string): string =>
  (written.split('(')[0] ?? '')
    .normalize('NFD')
    .replaceAll(/\P{L}+/gu, '')
    .toUpperCase()

/** A name that a person wrote as the entry has it in English, and as another one in German or French: ADR 3.1.2, where each version is authentic. */
function checkTranslations({ record, context }: Subject): Finding[] {
  return transportModes.flatMap((mode) => {
    const own = findTransportMode(record.transport, mode)
    const names = own === null ? undefined : context.transportTable.namesOf(own.number.replace(/^\D+/, ''))
    if (own === null || names === undefined || !('text' in own.shippingName)) return []
    const { text } = own.shippingName
    // Names with words in small letters leave a choice.
    if (text.en === undefined || /\p{Ll}/u.test(names.en) || lettersOf(text.en) !== lettersOf(names.en)) return []
    const language = (['de', 'fr'] as const).find((one) => text[one] !== undefined && lettersOf(text[one]) !== lettersOf(names[one]))
    if (language === undefined) return []
    return [
      finding('transport.nameDiffers', `transport.${mode}.shippingName`, {
        params: { record: `${language}: ${text[language] ?? ''}`, found: `${own.number} ${names[language]}` },
        severity: 'warning',
      }),
    ]
  })
}
