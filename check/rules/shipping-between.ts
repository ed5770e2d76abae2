import type { FoundEntry } from '../../clp/annex-vi/register.ts'
import { isCarriedMolten } from '../../clp/transport/hot-goods.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import { findTransportMode, transportModes, type TransportMode } from '../../shared/record/transport.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'
import { isNameSure, isOfProduct } from './known-names.ts'

/** Section 14: modes against each other, schedules, special provisions, states, technical names, and what its sentences repeat. */
export const checkShippingBetween: Rule = (subject) => [
  ...checkModes(subject),
  ...checkSchedules(subject),
  ...checkProvisions(subject),
  ...checkState(subject),
  ...checkTechnicalNames(subject),
  ...checkOwnNames(subject),
  ...checkWords(subject),
]

const normalise = (value: string | undefined): string | undefined => value?.replaceAll(/\s/g, '').toLowerCase()

/** What the Model Regulations fix is the same in every mode: class, packing group and excepted quantities of one number. */
function checkModes({ record: { transport } }: Subject): Finding[] {
  const road = findTransportMode(transport, 'road')
  if (road === null) return []
  const classOf = ({ hazardClass }: TransportMode) => hazardClass
  return (['sea', 'air'] as const).flatMap((name) => {
    const mode = findTransportMode(transport, name)
    if (mode === null || mode.number !== road.number) return []
    const differing = [
      { field: 'hazardClass', own: classOf(mode), other: classOf(road), article: 'REACH Annex II, 14.3' },
      { field: 'packingGroup', own: mode.packingGroup, other: road.packingGroup, article: 'REACH Annex II, 14.4' },
      {
        field: 'exceptedQuantity',
        own: normalise(mode.exceptedQuantity),
        other: normalise(road.exceptedQuantity),
        article: 'REACH Annex II, 14; IMDG Code 3.5',
      },
    ]
    return differing.flatMap(({ field, own, other, article }) => {
      // ADR 2.2.3.1.4 and its like beside: a viscous liquid may be in another group by air.
      if (own === undefined || other === undefined || own === other || (name === 'air' && field === 'packingGroup')) return []
      return [
        finding('transport.modesDiffer', `transport.${name}.${field}`, {
          params: { record: own.toUpperCase(), found: `ADR: ${other.toUpperCase()}` },
          article,
        }),
      ]
    })
  })
}

/** IMDG Code 3.2, Dangerous Goods List, column 15: the schedules for fire and spillage that a class has, where it has one alone. */
function scheduleOf({ hazardClass, subsidiaryHazards, number }: TransportMode): { is: RegExp; written: string } | null {
  if (hazardClass === '3') return { is: /^F-E(?:,?\s*S-[CDE]|$)/, written: subsidiaryHazards.includes('8') ? 'F-E, S-C' : 'F-E, S-D / S-E' }
  if (hazardClass === '2.1') return { is: /^F-D(?:,?\s*S-U|$)/, written: 'F-D, S-U' }
  if (hazardClass === '8' && subsidiaryHazards.length === 0) return { is: /^F-(?!E|D)[A-J](?:,?\s*S-B|$)/, written: 'F-A, S-B' }
  if (hazardClass === '8' && !subsidiaryHazards.includes('3')) return { is: /^F-(?!E|D)/, written: 'F-A' }
  if (number === 'UN 3082' || number === 'UN 3077') return { is: /^F-A,?\s*S-F/, written: 'F-A, S-F' }
  return null
}

function checkSchedules({ record: { transport } }: Subject): Finding[] {
  const sea = findTransportMode(transport, 'sea')
  const own = sea?.emergencySchedules
  const usual = sea && scheduleOf(sea)
  if (own === undefined || usual === null || usual === undefined || usual.is.test(own)) return []
  return [finding('transport.schedulesContradict', 'transport.sea.emergencySchedules', { params: { record: own, found: usual.written } })]
}

/** ADR 3.2, Table A, column 6: provisions of the road are among those of the entry. */
function checkProvisions({ record: { transport }, context }: Subject): Finding[] {
  const road = findTransportMode(transport, 'road')
  if (road === null) return []
  const rows = context.transportTable.rowsOf(road.number.replace('UN ', ''))
  const listed = new Set(rows.flatMap(({ specialProvisions }) => specialProvisions))
  // 640 with its letter is of the rows of one packing group (ADR 3.3.1).
  const ofGroup = new Set(
    rows.flatMap(({ packingGroup, specialProvisions }) => (packingGroup === (road.packingGroup ?? null) ? specialProvisions : [])),
  )
  if (listed.size === 0) return []
  return road.specialProvisions.flatMap((one, index) => {
    const number = one.replace(/^SP\s*/i, '')
    // A table of one edition may lack what another has: only numbers of its own kind are judged.
    const isOfRow = /^640[A-Z]$/.test(number)
    if (!/^\d{2,3}[A-Z]?$/.test(number) || (isOfRow ? !listed.has(number) || ofGroup.has(number) : listed.has(number))) return []
    return [
      finding('transport.conditionDiffers', `transport.road.specialProvisions[${index}]`, {
        params: { record: number, found: `${road.number}: ${[...(isOfRow ? ofGroup : listed)].join(', ')}` },
        article: 'ADR 3.2, Table A, column 6',
        // Editions differ here more than in other columns.
        severity: 'warning',
      }),
    ]
  })
}

/** UN 3082 is of liquids and UN 3077 of solids, as other entries whose name says so: ADR 3.1.2 and 2.2.9.1.10. */
function checkState({ record: { transport, parameters }, context }: Subject): Finding[] {
  const kind = stateKindOf(parameters)
  const text = parameters.find(({ property }) => property === 'physicalState')?.text
  if (kind === undefined || kind === 'Paste' || text === undefined) return []
  const numbers = [...new Set(transportModes.flatMap((name) => findTransportMode(transport, name)?.number ?? []))]
  return numbers.flatMap((number) => {
    const name = context.transportTable.namesOf(number.replace(/^\D+/, ''))?.en ?? ''
    const wrong = kind === 'Solid' ? /\bLIQUID\b/ : /\bSOLIDS?\b/
    const right = kind === 'Solid' ? /\bSOLIDS?\b/ : /\bLIQUID\b/
    // Carried hot, what is solid in the store is a liquid: ADR 2.2.3.1.1 and 2.2.9.1.13.
    if (!wrong.test(name) || right.test(name) || isCarriedMolten(name)) return []
    return [
      finding('transport.stateContradicts', 'transport.unNumber', {
        params: { one: `${number} ${name}`, other: text },
        article: 'REACH Annex II, 14.2; ADR 3.1.2 and 2.2.9.1.10',
      }),
    ]
  })
}

/** ADR 3.1.2.8: technical names are of what the goods contain. Names that the library has for transport alone are taken as they are. */
function checkTechnicalNames(subject: Subject): Finding[] {
  const { record } = subject
  const { ingredients } = record.composition
  if (ingredients.length === 0 || record.kit !== undefined) return []
  return transportModes.flatMap((mode) => {
    const name = findTransportMode(record.transport, mode)?.shippingName
    const substances = name !== undefined && 'phrase' in name ? name.values?.['substances'] : undefined
    return (Array.isArray(substances) ? substances : []).flatMap((what) =>
      !('phrase' in what) || !what.phrase.startsWith('substance.') || isOfProduct(subject, what)
        ? []
        : [
            finding('sentences.substanceUnfounded', `transport.${mode}.shippingName`, {
              params: { what },
              article: 'ADR 3.1.2.8; REACH Annex II, 14.2',
              ...(isNameSure(what, ingredients) ? {} : { severity: 'warning' as const }),
            }),
          ],
    )
  })
}

/** Without the names that section 3 has as they stand: that of a reaction product names what it is made of, with commas. */
const withoutNames = (words: string, ingredients: readonly Ingredient[]): string =>
  ingredients
    .flatMap(({ name }) => ('text' in name ? Object.values(name.text) : []))
    .filter((name) => /,\s|;/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, ''), words)

type Numbers = Partial<Pick<Ingredient, 'casNumber' | 'ecNumber' | 'indexNumber'>>

const isOfNumbers = (
  { casNumber, ecNumber }: Numbers,
  known: { readonly cas: string | null; readonly ec: string | null } | null,
): boolean => (casNumber !== undefined && casNumber === known?.cas) || (ecNumber !== undefined && ecNumber === known?.ec)

const isOfEntry = ({ casNumber, ecNumber, indexNumber }: Numbers, { index, cas, ec }: FoundEntry['entry']): boolean =>
  index === indexNumber || cas.some(({ text }) => text === casNumber) || ec.some(({ text }) => text === ecNumber)

/** What stands in the brackets of a name that a person wrote. */
const inBrackets = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)/

/** ADR 3.1.2.8.1 and 3.3.1, special provision 274: the technical name stands in brackets behind the proper shipping name, and is of what the goods contain. */
function checkOwnNames({ record, context, recipe }: Subject): Finding[] {
  const { ingredients } = record.composition
  // What only burns is named for class 3, main or subsidiary, and need not stand in section 3 (REACH Annex II, 3.2.1): the recipe has it.
  const inRecipe = (recipe?.answer.components ?? []).map(({ cas, ec }) => ({ casNumber: cas ?? undefined, ecNumber: ec ?? undefined }))
  const contained: readonly Numbers[] = [...ingredients, ...inRecipe]
  const isContained = (written: string): boolean => {
    const known = context.findInLibrary({ cas: null, ec: null, index: null, name: written })
    const entries =
      known === null
        ? context
            .registerAt(context.day)
            .findByName(written)
            .map(({ entry }) => entry)
        : []
    // What nobody knows by this name may be contained under another.
    if (known === null && entries.length === 0) return true
    return contained.some((one) => isOfNumbers(one, known) || entries.some((entry) => isOfEntry(one, entry)))
  }
  return transportModes.flatMap((mode) => {
    const own = findTransportMode(record.transport, mode)
    const name = own?.shippingName
    const rows = own === null ? [] : context.transportTable.rowsOf(own.number.replace(/^\D+/, ''))
    if (own === null || name === undefined || !('text' in name) || rows.length === 0) return []
    const path = `transport.${mode}.shippingName`
    const written = Object.values(name.text)
    if (!rows.every(({ specialProvisions }) => specialProvisions.includes('274'))) return []
    if (written.every((words) => !inBrackets.test(words)))
      return [
        finding('transport.nameDiffers', path, {
          params: { record: name, found: `${own.number} ${context.transportTable.namesOf(own.number.replace(/^\D+/, ''))?.en ?? ''} (…)` },
          article: 'ADR 3.1.2.8.1 and 3.3.1, special provision 274; REACH Annex II, 14.2',
          severity: 'warning',
        }),
      ]
    if (ingredients.length === 0 || record.kit !== undefined) return []
    const mayBurn = own.subsidiaryHazards.includes('3') && recipe === null
    if (mayBurn || !/^(?:6\.1|8|9)$/.test(own.hazardClass)) return []
    const [foreign] = Object.entries(name.text).flatMap(([language, words]) =>
      withoutNames(inBrackets.exec(words)?.[1] ?? '', ingredients)
        .split(/,\s|;| and | und | et /)
        .flatMap((part) => (isContained(part.trim()) ? [] : [{ text: { [language]: part.trim() } }])),
    )
    if (foreign === undefined) return []
    const found = { params: { what: foreign }, article: 'ADR 3.1.2.8; REACH Annex II, 14.2', severity: 'warning' as const }
    return [finding('sentences.substanceUnfounded', path, found)]
  })
}

/** Litres and kilograms, whatever the unit and the sign for decimals are: 1 L is 1000 ml. */
function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [one, other].map((amount) => {
    const [, figure = '', thousandth, unit = ''] = /^([\d.,]+)(m?)(l|k?g)$/.exec(normalise(amount) ?? '') ?? []
    const inUnit = Number(figure.replace(',', '.')) / (thousandth === 'm' || unit === 'g' ? 1000 : 1)
    return unit === '' || Number.isNaN(inUnit) ? (normalise(amount) ?? '') : `${inUnit} ${unit === 'l' ? 'l' : 'kg'}`
  })
  return a === b
}

/** Sentences that repeat what stands in the columns, or speak of goods that are free. */
function checkWords({ record: { transport } }: Subject): Finding[] {
  return transport.precautions.flatMap((text, index): Finding[] => {
    if (!('phrase' in text)) return []
    const path = `transport.precautions[${index}]`
    // By a special provision goods are free: it may be named.
    const isOfGoods = /^transportPrecaution\.(?:limitedQuantity|segregation|paintKit|packedTogether)$/.test(text.phrase)
    if (!transport.regulated) return isOfGoods ? [finding('transport.precautionUnfounded', path, { params: { what: text } })] : []
    const quantity = text.values?.['quantity']
    const road = findTransportMode(transport, 'road')
    const sea = findTransportMode(transport, 'sea')
    const own = [road, sea].flatMap((mode) => normalise(mode?.limitedQuantity) ?? [])
    if (
      text.phrase !== 'transportPrecaution.limitedQuantity' ||
      typeof quantity !== 'string' ||
      own.length === 0 ||
      own.some((one) => isSameAmount(one, quantity))
    )
      return []
    return [
      finding('transport.conditionDiffers', path, {
        params: { record: quantity, found: (road ?? sea)?.limitedQuantity ?? '' },
        article: 'ADR 3.4 and 3.2, Table A, column 7a',
      }),
    ]
  })
}
