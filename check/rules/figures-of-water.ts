import { isSuppliedToPublic } from '../../documents/label-duties.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { finding, type Finding, type FindingValue } from '../finding.ts'
import { findStatement, has, type Rule } from '../subject.ts'
import { listTexts } from './list-texts.ts'
import { readFigure, type Figure } from './read-figure.ts'

/** Water and solvents: a pH without water, what evaporates beside what stays, and sentences on either that the figures deny. */
export const checkFiguresOfWater: Rule = ({ record }) => [
  ...checkPhWithoutWater(record),
  ...checkPhOfSolid(record),
  ...checkBoilingOfWater(record),
  ...checkVolatile(record),
  ...checkSolventsWithoutVoc(record),
  ...checkThickness(record),
  ...checkSentences(record),
  ...checkSewer(record),
  ...checkRinsing(record),
  ...checkAspiration(record),
]

/** Product types of the library that are solutions, emulsions or dispersions in water. */
const inWater = /^productType\.(?:sodiumHydroxideSolution|acidicCleaner|waterborneDispersionPaint|woodFiller|bitumenEmulsion)$/

const typeInWater = ({ composition }: ProductRecord): Text | undefined =>
  composition.description.find((text) => 'phrase' in text && inWater.test(text.phrase))

const asFigure = (name: string, quantity: Quantity): FindingValue => [{ term: `property.${name}` }, quantity]

/** Remarks that name no solution. */
const undiluted = ['method.at20', 'method.at23', 'method.undiluted'] as const

/** 9.1(k): a pH is one of water. Of what has none it is that of a solution, which the remark names. */
function checkPhWithoutWater(record: ProductRecord): Finding[] {
  const ph = readFigure(record, 'ph', '')
  if (ph === null || stateKindOf(record.parameters) !== 'Liquid') return []
  const remark = record.parameters[ph.index]?.remark
  if (remark !== undefined && !has([remark], ...undiluted)) return []
  const solvents = readFigure(record, 'solventContent', '%')
  const insoluble = record.parameters.find(
    ({ property, text }) => property === 'solubility' && text !== undefined && has([text], 'propertyNote.insolubleWater'),
  )?.text
  // What makes water acid or alkaline is in it.
  const isFlammable = findStatement(record, /^H22[456]$/) !== undefined || ph.most < 4 || ph.least > 10
  const other =
    solvents !== null && solvents.least >= 99 && isFlammable
      ? asFigure('solventContent', solvents.quantity)
      : insoluble !== undefined && isFlammable
        ? insoluble
        : undefined
  if (other === undefined) return []
  return [contradict(`parameters[${ph.index}]`, asFigure('ph', ph.quantity), other, 'REACH Annex II, 9.1(k)')]
}

const contradict = (path: string, one: FindingValue, other: FindingValue, article: string): Finding =>
  finding('sentences.figureContradicts', path, { params: { one, other }, article, severity: 'warning' })

/** 9.1(k): of a solid it is the pH of a solution, whose concentration stands beside it. */
function checkPhOfSolid(record: ProductRecord): Finding[] {
  const ph = readFigure(record, 'ph', '')
  if (ph === null || stateKindOf(record.parameters) !== 'Solid') return []
  const { remark, method } = record.parameters[ph.index] ?? {}
  if ((remark !== undefined && !has([remark], ...undiluted)) || /%|g\/l/.test(method ?? '')) return []
  return [
    finding('properties.unanswered', `parameters[${ph.index}]`, {
      params: { what: { phrase: 'method.solutionInWater', values: { content: '… %' } } },
      article: 'REACH Annex II, 9.1(k)',
      severity: 'hint',
    }),
  ]
}

/** °C: from here on not even the strongest solution begins to boil. */
const waterBoilsUpTo = 150

function checkBoilingOfWater(record: ProductRecord): Finding[] {
  const boiling = readFigure(record, 'boilingPoint', '°C')
  const other = typeInWater(record)
  if (boiling === null || other === undefined || boiling.least <= waterBoilsUpTo) return []
  return [contradict(`parameters[${boiling.index}]`, asFigure('boilingPoint', boiling.quantity), other, 'REACH Annex II, 9.1(e)')]
}

/** Percentage points by which solids and volatile compounds may be more than the whole: both are rounded, and reactive thinners are a little of both. */
const points = 5

/** Share of volatile compounds in %, from grams in a litre by the density where it is given so; `perPoint` in its own unit. */
function shareOfVoc(record: ProductRecord): (Figure & { readonly perPoint: number }) | null {
  const share = readFigure(record, 'vocContent', '%')
  if (share !== null) return { ...share, perPoint: 1 }
  const grams = readFigure(record, 'vocContent', 'g/l')
  const density = readFigure(record, 'density', 'g/cm³', 'kg/l', '')
  if (grams === null || density === null || !(density.least > 0)) return null
  return { ...grams, least: grams.least / density.most / 10, most: grams.most / density.least / 10, perPoint: density.most * 10 }
}

/** What evaporates is not what stays: ISO 3251 and ISO 11890. A dispenser's propellant counts in other ways. */
function checkVolatile(record: ProductRecord): Finding[] {
  const solids = readFigure(record, 'solidsContent', '%')
  const voc = shareOfVoc(record)
  if (solids === null || voc === null || stateKindOf(record.parameters) === 'Aerosol' || solids.least + voc.least <= 100 + points) return []
  const most = 100 - solids.least
  return [
    finding('properties.figuresContradict', `parameters[${voc.index}]`, {
      params: { record: voc.quantity, found: { sign: '≤', value: Number((most * voc.perPoint).toPrecision(3)), unit: voc.quantity.unit } },
      article: 'REACH Annex II, 9.2.2; Directive 2004/42/EC',
    }),
  ]
}

/** %: solvents of a flammable liquid from which some are volatile compounds by Directives 2004/42/EC (250 °C) and 2010/75/EU (0.01 kPa). */
const solventsFrom = 10

function checkSolventsWithoutVoc(record: ProductRecord): Finding[] {
  const solvents = readFigure(record, 'solventContent', '%')
  const voc = shareOfVoc(record)
  if (solvents === null || voc === null || stateKindOf(record.parameters) === 'Aerosol') return []
  if (solvents.least < solventsFrom || voc.most >= 1 || findStatement(record, /^H22[456]$/) === undefined) return []
  return [
    finding('properties.figuresContradict', `parameters[${voc.index}]`, {
      params: { record: voc.quantity, found: { sign: '≈', value: Math.round(solvents.least * voc.perPoint), unit: voc.quantity.unit } },
      article: 'REACH Annex II, 9.2.2; Directive 2004/42/EC',
    }),
  ]
}

/** Times by which twenty degrees make a liquid thinner at the very most. */
const thinnerBy = 200

/** The reverse, more at 40 °C than at 20 °C, is found by `physics.ts`. */
function checkThickness(record: ProductRecord): Finding[] {
  const dynamic = readFigure(record, 'dynamicViscosity', 'mPa·s')
  const kinematic = readFigure(record, 'kinematicViscosity', 'mm²/s')
  const density = readFigure(record, 'density', 'g/cm³', 'kg/l', '')
  if (dynamic === null || kinematic === null || density === null) return []
  const least = dynamic.least / density.most / thinnerBy
  if (!(least > kinematic.most)) return []
  return [
    finding('properties.figuresContradict', `parameters[${kinematic.index}]`, {
      params: { record: kinematic.quantity, found: { sign: '≥', value: Number(least.toPrecision(2)), unit: 'mm²/s' } },
      article: 'REACH Annex II, 9.1(l)',
    }),
  ]
}

const ofSolvents =
  /^(?:mobility\.solventsEvaporate|ecologyOther\.(?:photochemicalOzone|voc)|toxicology\.solvent(?:Vapours|Skin)|protection\.environment\.emissions)$/
const ofPh = /^(?:ecotoxicity\.acutePh|ecologyOther\.phRestored)$/
/** pH of rain and of the sea, between which nothing needs to be neutralised. */
const neutral = { from: 5.5, to: 9 } as const

/** Sentences on solvents that are not there, and on a pH that is neutral or none. */
function checkSentences(record: ProductRecord): Finding[] {
  const voc = readFigure(record, 'vocContent', '%', 'g/l')
  const solvents = readFigure(record, 'solventContent', '%')
  const ph = readFigure(record, 'ph', '')
  const noPh = record.parameters.find(
    ({ property, text }) => property === 'ph' && text !== undefined && has([text], 'propertyNote.notApplicableNonAqueous'),
  )?.text
  const none = voc !== null && voc.most <= 0 && (solvents === null || solvents.most <= 0) ? asFigure('vocContent', voc.quantity) : undefined
  const isNeutral = ph !== null && ph.least >= neutral.from && ph.most <= neutral.to
  const ofAcidity = isNeutral ? asFigure('ph', ph.quantity) : noPh
  return listTexts(record).flatMap(({ text, path, point }) => {
    if (!('phrase' in text)) return []
    if (none !== undefined && ofSolvents.test(text.phrase)) return [contradict(path, text, none, `REACH Annex II, ${point} and 9.2.2`)]
    if (ofAcidity !== undefined && ofPh.test(text.phrase)) return [contradict(path, text, ofAcidity, `REACH Annex II, ${point} and 9.1(k)`)]
    return []
  })
}

/** 13.1 discourages the way through the sewer (REACH Annex II, 13.1(c)); of what lasts and is toxic to water even small amounts do not go it. A household pours what is made for its drains. */
function checkSewer(record: ProductRecord): Finding[] {
  const index = record.disposal.product.findIndex((text) => has([text], 'disposal.product.smallAmounts'))
  const one = record.disposal.product[index]
  const other = findStatement(record, /^H41[01]$/)
  if (one === undefined || other === undefined || isSuppliedToPublic(record)) return []
  return [
    finding('sentences.contradict', `disposal.product[${index}]`, {
      params: { one, other },
      article: 'REACH Annex II, 13.1(c)',
      severity: 'warning',
    }),
  ]
}

/** Packaging is rinsed into the sewer. What harms water for long is not, but by a household that empties the bottle there by its use. */
function checkRinsing(record: ProductRecord): Finding[] {
  const index = record.disposal.packaging.findIndex((text) => has([text], 'disposal.packaging.rinse'))
  const one = record.disposal.packaging[index]
  const other = findStatement(record, /^H41[01]$/)
  if (one === undefined || other === undefined || isSuppliedToPublic(record)) return []
  return [
    finding('sentences.contradict', `disposal.packaging[${index}]`, {
      params: { one, other },
      article: 'REACH Annex II, 13.1(c)',
      severity: 'warning',
    }),
  ]
}

/** CLP Annex I, 3.10.2: what is classified for aspiration is a liquid of a viscosity, which may be unknown and never without meaning. */
function checkAspiration(record: ProductRecord): Finding[] {
  const other = findStatement(record, /^H304$/)
  if (other === undefined || stateKindOf(record.parameters) !== 'Liquid') return []
  return record.parameters.flatMap(({ property, text, quantity }, index) =>
    property === 'kinematicViscosity' && quantity === undefined && text !== undefined && has([text], 'propertyNote.notApplicable')
      ? [
          finding('sentences.contradict', `parameters[${index}]`, {
            params: { one: text, other },
            article: 'REACH Annex II, 9.1(l); CLP Annex I, 3.10.2',
            severity: 'warning',
          }),
        ]
      : [],
  )
}
