import { findHazardCategory, type HazardClass } from '../../clp/hazard-categories.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'
import { readFigure } from './read-figure.ts'

/** Section 9: figures that cannot be, figures of another state, methods of another property, and classes that section 2 does not have. */
export const checkPropertiesBetween: Rule = ({ record }) => [
  ...checkPossible(record),
  ...checkState(record),
  ...checkMethods(record),
  ...checkClasses(record),
  ...checkInapplicable(record),
  ...checkDecomposition(record),
  ...checkSolventsByDensity(record),
  ...checkFlammableShare(record),
]

/** What a figure cannot leave, by property or by unit: shares, and the pH as water has it. */
const possible: readonly { property: RegExp; unit: string; from: number; to: number; point: string }[] = [
  { property: /^ph$/, unit: '', from: -2, to: 16, point: '9.1(k)' },
  { property: /^explosionLimits$/, unit: 'vol-%', from: 0, to: 100, point: '9.1(g)' },
  { property: /^explosionLimits$/, unit: '%', from: 0, to: 100, point: '9.1(g)' },
  { property: /^flammableComponents$/, unit: '%', from: 0, to: 100, point: '9.2.1(c)' },
  { property: /^(?:solidsContent|solventContent|vocContent)$/, unit: '%', from: 0, to: 100, point: '9.2.2' },
]

function checkPossible({ parameters }: ProductRecord): Finding[] {
  return parameters.flatMap(({ property, quantity }, index) => {
    const range = quantity && possible.find((one) => one.property.test(property) && one.unit === quantity.unit)
    if (quantity === undefined || range === undefined) return []
    const { value = 0, from = value, to = value } = quantity
    if (from >= range.from && to <= range.to) return []
    const usual: Quantity = { from: Math.max(0, range.from), to: property === 'ph' ? 14 : range.to, unit: quantity.unit }
    return [
      finding('properties.impossible', `parameters[${index}]`, {
        params: { one: [{ term: `property.${property}` }, quantity], other: usual },
        article: `REACH Annex II, ${range.point}`,
      }),
    ]
  })
}

/** °C around which a product is stored and used: what melts well above is no liquid there, what boils below no liquid either. */
const room = { melts: 40, freezes: 5, boils: 15 } as const

function checkState(record: ProductRecord): Finding[] {
  const kind = stateKindOf(record.parameters)
  const other = record.parameters.find(({ property }) => property === 'physicalState')?.text
  if (kind === undefined || other === undefined) return []
  const contradict = (index: number, figure: Quantity, point: string) =>
    finding('sentences.figureContradicts', `parameters[${index}]`, {
      params: { one: [{ term: `property.${record.parameters[index]?.property ?? ''}` }, figure], other },
      article: `REACH Annex II, ${point} and 9.1(a)`,
      // Melts, liquefied gases and what sublimes are called by one state or the other.
      severity: 'warning',
    })
  const melting = readFigure(record, 'meltingPoint', '°C')
  const boiling = readFigure(record, 'boilingPoint', '°C')
  // Particles of a dispersion have their size, those of nanoforms before all (REACH Annex II, 3.2.4 and 9.1(r)).
  const isNano = record.composition.ingredients.some(({ concerns }) => concerns.includes('nanoform'))
  const isPlain = has([other], 'state.liquid', 'state.viscousLiquid') && !isNano
  const foreign = record.parameters.flatMap(({ property, quantity }, index) => {
    if (quantity === undefined) return []
    const isOfSolid = property === 'particleCharacteristics' && (kind === 'Aerosol' || (kind === 'Liquid' && isPlain))
    const isOfLiquid = (property === 'relativeVapourDensity' || property === 'kinematicViscosity') && kind === 'Solid'
    return isOfSolid || isOfLiquid ? [contradict(index, quantity, '9.1')] : []
  })
  return [
    ...foreign,
    ...(melting !== null && kind === 'Liquid' && melting.least > room.melts ? [contradict(melting.index, melting.quantity, '9.1(d)')] : []),
    ...(melting !== null && kind === 'Solid' && melting.most < room.freezes ? [contradict(melting.index, melting.quantity, '9.1(d)')] : []),
    ...(boiling !== null && kind === 'Liquid' && boiling.most < room.boils ? [contradict(boiling.index, boiling.quantity, '9.1(e)')] : []),
  ]
}

/** Standards that measure one property alone, and the cup of each of those for flash points (CLP Annex I, 2.6.4.4: closed cups). */
const standards: readonly (readonly [RegExp, Parameter['property'] | 'closed' | 'open'])[] = [
  [/\bISO (?:2719|3679|3680|1523|1516|13736)\b|\bDIN 51755\b/, 'closed'],
  [/\bISO 2592\b/, 'open'],
  [/\bISO (?:2811|1183|12185|3675)\b|\bDIN 51757\b/, 'density'],
  [/\bISO (?:19396|976|4316)\b|\bDIN 19268\b/, 'ph'],
  [/\bISO 3104\b|\bDIN 51562\b/, 'kinematicViscosity'],
  [/\bDIN 51794\b/, 'autoIgnitionTemperature'],
  [/\bISO 2431\b|\bDIN 53211\b/, 'flowTime'],
  [/\bISO 11890\b/, 'vocContent'],
  [/\bISO 3251\b/, 'solidsContent'],
]
/** Where a standard is used besides: the flow time of what is applied. */
const alike: Partial<Record<Parameter['property'], readonly string[]>> = {
  applicationViscosity: ['flowTime'],
  // Calculated from what is measured by them.
  kinematicViscosity: ['flowTime'],
  dynamicViscosity: ['kinematicViscosity', 'flowTime'],
  solventContent: ['vocContent', 'solidsContent'],
  sustainedCombustion: ['closed'],
}

function checkMethods({ parameters }: ProductRecord): Finding[] {
  return parameters.flatMap(({ property, method, remark }, index) => {
    const found = method === undefined ? undefined : standards.find(([pattern]) => pattern.test(method))?.[1]
    if (method === undefined || found === undefined) return []
    const path = `parameters[${index}]`
    const isCup = found === 'closed' || found === 'open'
    if (property === 'flashPoint' && isCup) {
      const wrong = found === 'closed' ? 'method.openCup' : 'method.closedCup'
      if (remark === undefined || !has([remark], wrong)) return []
      return [
        finding('properties.methodContradicts', path, {
          params: { one: method, other: remark },
          article: 'REACH Annex II, 9.1(h); CLP Annex I, 2.6.4.4',
        }),
      ]
    }
    if (found === property || alike[property]?.includes(found) === true) return []
    return [finding('properties.methodContradicts', path, { params: { one: method, other: { term: `property.${property}` } } })]
  })
}

/** What section 9 says of a class, and the class. */
const stating: readonly (readonly [phrase: string, hazardClass: HazardClass])[] = [
  ['propertyNote.flammableLiquid', 'flammableLiquids'],
  ['propertyNote.extremelyFlammableAerosol', 'aerosols'],
  ['propertyNote.flammableAerosol', 'aerosols'],
  ['propertyNote.corrosiveMetals', 'metalCorrosives'],
]

/** Classes of which such a sentence names the category. */
const numbered: Partial<Readonly<Record<HazardClass, string>>> = { flammableLiquids: 'Flam. Liq.', aerosols: 'Aerosol' }

function checkClasses({ parameters, classification }: ProductRecord): Finding[] {
  return parameters.flatMap(({ text }, index) => {
    const said = text !== undefined && 'phrase' in text ? stating.find(([phrase]) => phrase === text.phrase) : undefined
    if (text === undefined || said === undefined || !('phrase' in text)) return []
    const path = `parameters[${index}]`
    const own = classification.find(({ category }) => findHazardCategory(category).hazardClass === said[1])
    if (own === undefined) return [finding('properties.classUnfounded', path, { params: { what: text } })]
    const category = Number(text.values?.['category'])
    const kind = numbered[said[1]]
    if (kind === undefined || Number.isNaN(category) || own.category === `${kind} ${category}`) return []
    const value = { phrase: text.phrase, values: { ...text.values, category: Number(own.category.slice(-1)) } }
    return [
      finding('properties.flammabilityDiffers', path, {
        params: { record: `${kind} ${category}`, found: own.category },
        // The sentences on aerosols say by their words in which category they are.
        fix: kind === 'Flam. Liq.' ? [{ op: 'replace', path: `/parameters/${index}/text`, value }] : null,
      }),
    ]
  })
}

const burning: ReadonlySet<HazardClass> = new Set(['flammableLiquids'])
const figuresOfFire: readonly Parameter['property'][] = ['flashPoint', 'explosionLimits', 'autoIgnitionTemperature']
const noFigure = [
  'propertyNote.notApplicable',
  'propertyNote.notApplicableAqueous',
  'propertyNote.noFlashPoint',
  'propertyNote.notApplicableInorganic',
  'propertyNote.notFlammable',
]

/** A flammable liquid has a flash point, limits of explosion and a temperature at which it ignites: they may be unknown, and never without meaning. */
function checkInapplicable({ parameters, classification }: ProductRecord): Finding[] {
  const stated = classification.find(({ category }) => burning.has(findHazardCategory(category).hazardClass))?.category
  if (stated === undefined) return []
  return parameters.flatMap(({ property, text, quantity }, index) =>
    text !== undefined && quantity === undefined && figuresOfFire.includes(property) && has([text], ...noFigure)
      ? [
          finding('properties.flammabilityDenied', `parameters[${index}]`, {
            params: { what: stated },
            // Its category rests on the flash point; the others many have not measured, and say it with these words.
            ...(property === 'flashPoint' ? {} : { severity: 'warning' as const }),
          }),
        ]
      : [],
  )
}

/** What is heated for use decomposes above that temperature. */
function checkDecomposition(record: ProductRecord): Finding[] {
  const decomposition = readFigure(record, 'decompositionTemperature', '°C')
  const heated = readFigure(record, 'processingTemperature', '°C')
  if (decomposition === null || heated === null || decomposition.most >= heated.most) return []
  return [
    finding('properties.temperaturesContradict', `parameters[${decomposition.index}]`, {
      params: { record: decomposition.quantity, found: { sign: '≥', value: heated.most, unit: '°C' } },
      article: 'REACH Annex II, 9.1(j)',
    }),
  ]
}

/** Share by which g/l may differ from the share of solvents by the density: both are rounded, and of what evaporates a part may not count. */
const rounding = 0.08

/** Directive 2004/42/EC: grams in a litre are the density by the share of solvents. Of an aerosol the propellant counts, which is no solvent. */
function checkSolventsByDensity(record: ProductRecord): Finding[] {
  if (stateKindOf(record.parameters) === 'Aerosol') return []
  const grams = readFigure(record, 'vocContent', 'g/l')
  const share = readFigure(record, 'solventContent', '%')
  const density = readFigure(record, 'density', 'g/cm³', 'kg/l', '')
  if (grams === null || share === null || density === null || share.least < 1) return []
  const [least, most] = [density.least * share.least * 10 * (1 - rounding), density.most * share.most * 10 * (1 + rounding)]
  if (grams.most >= least && grams.least <= most) return []
  return [
    finding('properties.figuresContradict', `parameters[${grams.index}]`, {
      params: { record: grams.quantity, found: { sign: '≈', value: Math.round(density.most * share.most * 10), unit: 'g/l' } },
      article: 'REACH Annex II, 9.2.2; Directive 2004/42/EC',
    }),
  ]
}

/** 9.2.1(c): flammable components are at least those of section 3. */
function checkFlammableShare(record: ProductRecord): Finding[] {
  const stated = readFigure(record, 'flammableComponents', '%')
  if (stated === null) return []
  const flammable = record.composition.ingredients.filter((one) =>
    one.classification.some(({ category }) => /^(?:Flam\. (?:Liq|Gas|Sol)|Pyr)/.test(category)),
  )
  const least = flammable.reduce((sum, { content, contentRange }) => sum + (content ?? contentRange.from), 0)
  if (stated.most >= least - 1) return []
  return [
    finding('properties.figuresContradict', `parameters[${stated.index}]`, {
      params: { record: stated.quantity, found: { sign: '≥', value: Number(least.toFixed(1)), unit: '%' } },
      article: 'REACH Annex II, 9.2.1(c)',
    }),
  ]
}

/** Whether two quantities of one unit have anything in common. */
export function overlap(one: Quantity, other: Quantity): boolean {
  const [a, b] = [endsOfQuantity(one), endsOfQuantity(other)]
  return a.least <= b.most * 1.02 && a.most >= b.least * 0.98
}
