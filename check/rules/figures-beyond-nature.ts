import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'
import { readFigure } from './read-figure.ts'

interface Bounds {
  readonly property: Parameter['property']
  /** ends by unit; a unit that is not here is not judged */
  readonly ends: Readonly<Record<string, readonly [least: number, most: number]>>
  readonly article: string
  readonly ofAerosol?: true
}

/**
 * Of log Kow models give −5 to 12 for what can be measured at all; the ends are those that the field of an ingredient takes. The most soluble salts, caesium
 * fluoride and zinc chloride, have some 4,000 g in a litre of water.
 */
const logKow = [-10, 20] as const
const dissolved = 6000
/** Bar at 50 °C that a dispenser may have at most, with gases that do not burn, and the pressure of the air. */
const dispenser = 15 + 1
const ofDispenser = { bar: [0, dispenser], kPa: [0, dispenser * 100], hPa: [0, dispenser * 1000] } as const

/** Vol-% and g/m³ of the air below which no vapour and no dust burns: the heaviest esters do from 0.3 %, the finest dusts from 10 g/m³. */
const burnsFrom = 0.2
const burnsFromGrams = 5

const bounds: readonly Bounds[] = [
  { property: 'partitionCoefficient', ends: { '': logKow }, article: 'REACH Annex II, 9.1(n)' },
  {
    property: 'solubility',
    ends: { 'g/l': [0, dissolved], 'mg/l': [0, dissolved * 1000], '%': [0, 100] },
    article: 'REACH Annex II, 9.1(m)',
  },
  {
    property: 'explosionLimits',
    ends: {
      'vol-%': [burnsFrom, 100],
      '%': [burnsFrom, 100],
      'mg/l': [burnsFromGrams, Infinity],
      'mg/m³': [burnsFromGrams * 1000, Infinity],
    },
    article: 'REACH Annex II, 9.1(g)',
  },
  { property: 'vapourPressure', ends: ofDispenser, article: 'Directive 75/324/EEC, Annex, 6.1.2', ofAerosol: true },
  { property: 'gasesUnderPressure', ends: ofDispenser, article: 'Directive 75/324/EEC, Annex, 6.1.2', ofAerosol: true },
]

/** Figures that no substance and no dispenser has: a lost decimal sign, or another unit. */
export const checkFiguresBeyondNature: Rule = ({ record }): Finding[] => {
  const isAerosol = stateKindOf(record.parameters) === 'Aerosol'
  return bounds.flatMap(({ property, ends, article, ofAerosol = false }) => {
    const figure = ofAerosol && !isAerosol ? null : readFigure(record, property, ...Object.keys(ends))
    if (figure === null) return []
    const { index, quantity, least, most } = figure
    const found = beyond(least, most, ends[quantity.unit] ?? [-Infinity, Infinity], quantity.unit)
    return found === null
      ? []
      : [finding('properties.figuresContradict', `parameters[${index}]`, { params: { record: quantity, found }, article })]
  })
}

/** The end that is passed; null: none. */
function beyond(least: number, most: number, [from, to]: readonly [number, number], unit: Quantity['unit']): Quantity | null {
  if (least > to) return { sign: '≤', value: to, unit }
  return most < from ? { sign: '≥', value: from, unit } : null
}
