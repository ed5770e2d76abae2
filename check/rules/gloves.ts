import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity, Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { findStatement, type Rule, type Subject } from '../subject.ts'
import { englishNamesOf } from './known-names.ts'
import { isQuantity } from './read-figure.ts'

/** 8.2.2.2(b): gloves by material, thickness and time, against what section 3 contains. */
export const checkGloves: Rule = (subject) => [...checkMaterials(subject), ...checkDetails(subject.record)]

const ketonesAndEsters =
  '67-64-1 78-93-3 108-10-1 108-94-1 141-78-6 123-86-4 110-19-0 108-65-6 75-09-2 79-01-6 127-18-4 109-99-9 80-62-6 100-42-5'.split(' ')
const aromatics = '108-88-3 1330-20-7 100-41-4'.split(' ')
const alkanes = '110-54-3 142-82-5 110-82-7'.split(' ')
/** Petrol, white spirit and their fractions, by the names that registrants and Annex VI give them. */
const mineralSpirits = /^hydrocarbons,|\bnaphtha\b|white spirit|petroleum distillate|^distillates \(petroleum\)/i

/** Of which solvents gloves do not hold for hours (EN ISO 374-1; manufacturers' tables agree): by material, solvents and minutes. */
/** Resins that pass latex and vinyl and sensitise through them: the lists of gloves of the accident insurers for epoxy resins have neither. */
const epoxies = /epoxy|epichlor[o]?hydrin|glycidyl|oxirane/i

const weak: readonly { material: RegExp; passes: readonly string[]; named?: RegExp; minutes: number }[] = [
  { material: /\.(?:natural|pvc)$/, passes: [...ketonesAndEsters, ...aromatics, ...alkanes], named: mineralSpirits, minutes: 60 },
  { material: /\.(?:natural|pvc)$/, passes: ['25068-38-6', '9003-36-5', '1675-54-3'], named: epoxies, minutes: 0 },
  { material: /\.nitrile$/, passes: ketonesAndEsters, minutes: 120 },
  { material: /\.neoprene$/, passes: [...aromatics, ...ketonesAndEsters.filter((one) => one !== '67-64-1')], minutes: 240 },
  { material: /\.butyl$/, passes: [...aromatics, ...alkanes], named: mineralSpirits, minutes: 240 },
]
/** % of such solvents from which they decide. */
const solventsFrom = 10

interface Glove {
  readonly path: string
  readonly material: Text
  readonly thickness: Quantity | undefined
  readonly breakthrough: Quantity | undefined
  readonly standard?: string | undefined
}

/** Gloves of the table, and those that a sentence of the library names with all that belongs to them. */
function listGloves({ exposureControls: { gloves, hands } }: ProductRecord): Glove[] {
  return [
    ...gloves.map(({ material, thickness, breakthrough, standard }, index) => ({
      path: `exposureControls.gloves[${index}]`,
      material,
      thickness,
      breakthrough,
      standard,
    })),
    ...hands.flatMap((text, index) => {
      const { material, thickness, time } = 'phrase' in text ? (text.values ?? {}) : {}
      return typeof material === 'object' && !Array.isArray(material) && !('unit' in material)
        ? [
            {
              path: `exposureControls.hands[${index}]`,
              material,
              thickness: isQuantity(thickness) ? thickness : undefined,
              breakthrough: isQuantity(time) ? time : undefined,
            },
          ]
        : []
    }),
  ]
}

function minutesOf(time: Quantity | undefined): number {
  const least = time?.value ?? time?.from ?? 0
  return time?.unit === 'h' ? least * 60 : time?.unit === 'min' ? least : time?.unit === 's' ? least / 60 : 0
}

function checkMaterials(subject: Subject): Finding[] {
  const { record } = subject
  return listGloves(record).flatMap(({ path, material, breakthrough }) => {
    const known =
      'phrase' in material ? weak.filter((one) => one.material.test(material.phrase) && minutesOf(breakthrough) >= one.minutes) : []
    const passing = record.composition.ingredients.find(
      (one, index) =>
        (one.content ?? one.contentRange.from) >= solventsFrom &&
        known.some(
          ({ passes, named }) =>
            passes.includes(one.casNumber ?? '') ||
            (named !== undefined && englishNamesOf(subject, one, index).some((name) => named.test(name))),
        ),
    )
    return passing === undefined ? [] : [finding('protection.gloveDoesNotHold', path, { params: { substance: passing.name } })]
  })
}

/** Minutes of the lowest class of permeation: EN ISO 374-1, Table 1 and 5.3. */
const leastMinutes = 10
/** Standards of gloves for medicine, cuts, heat, cold and live wires, none of which is about chemicals. */
const ofOtherGloves = /^(?:DIN |BS |NF )?EN(?: ISO)? (?:455|388|407|511|60903)\b/

/** mm: no glove against chemicals is thicker. */
const thickest = 5

/** The sheet says how thick gloves are and how long they hold, where the product harms the skin. */
function checkDetails(record: ProductRecord): Finding[] {
  const isNeeded = findStatement(record, /^H31[0-57]$/) !== undefined
  // In own words it may stand beside the table.
  const isSaid = record.exposureControls.hands.some((text) => 'text' in text)
  return listGloves(record).flatMap(({ path, material, thickness, breakthrough, standard }) => {
    const isShort = breakthrough !== undefined && !['<', '≤'].includes(breakthrough.sign ?? '') && isNeeded
    const isThick = thickness?.unit === 'mm' && (thickness.value ?? thickness.from ?? 0) > thickest
    return [
      ...(isNeeded && !isSaid && (thickness === undefined || breakthrough === undefined)
        ? [finding('protection.gloveIncomplete', path, { params: { section: 8, what: { term: 'because.breakthrough' } } })]
        : []),
      ...(isShort && minutesOf({ ...breakthrough, value: breakthrough.value ?? breakthrough.to }) < leastMinutes
        ? [finding('protection.gloveUnlikely', path, { params: { one: breakthrough, other: 'EN ISO 374-1: > 10 min' } })]
        : []),
      ...(standard !== undefined && isNeeded && ofOtherGloves.test(standard)
        ? [finding('protection.gloveUnlikely', path, { params: { one: standard, other: 'EN ISO 374-1' } })]
        : []),
      ...(isThick ? [finding('protection.gloveUnlikely', path, { params: { one: material, other: thickness } })] : []),
    ]
  })
}
