import { restrictedSubstances } from '../../clp/reach/restricted-substances.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { PhraseText, Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { has, statementsOf, type Rule, type Subject } from '../subject.ts'

/** Major accidents and water in 15.1: what follows from the classes in the Union, and what Germany and France make of it. */
export const checkAccidentsAndWater: Rule = (subject) => [
  ...checkMissing(subject.record),
  ...checkStates(subject.record),
  ...checkWaterClass(subject.record),
  ...checkEntriesOfSubstances(subject),
]

/** Directive 2012/18/EU, Annex I, Part 1: categories by classes of which every product falls under one. */
const categories: readonly (readonly [RegExp, string])[] = [
  [/^Flam\. Liq\. [23]$/, 'P5c'],
  [/^Aerosol [12]$/, 'P3a'],
  [/^Aquatic (?:Acute|Chronic) 1$/, 'E1'],
  [/^Aquatic Chronic 2$/, 'E2'],
  [/^Acute Tox\. 1$/, 'H1'],
  [/^Acute Tox\. 2$/, 'H2'],
  [/^STOT SE 1$/, 'H3'],
  [/^Ox\. (?:Liq|Sol)\./, 'P8'],
]

function checkMissing({ regulatory: { union }, classification }: ProductRecord): Finding[] {
  // Who names no act at all has not come to it; words of a person may name any.
  if (
    union.length === 0 ||
    union.some((text) => 'text' in text) ||
    has(union, 'regulation.seveso', 'regulation.sevesoNamed', 'regulation.sevesoNone')
  )
    return []
  const found = classification.flatMap(({ category }) => {
    const named = categories.find(([pattern]) => pattern.test(category))?.[1]
    return named === undefined ? [] : [{ category, named }]
  })
  const [first] = found
  return first === undefined
    ? []
    : [
        finding('regulatory.sevesoMissing', 'regulatory.union', {
          params: { what: `2012/18/EU (${first.named})`, class: first.category },
        }),
      ]
}

/** Numbers of the German 12. BImSchV, Annex I, and headings of the French nomenclature, by the category of the Directive. */
const germanNumbers: Readonly<Record<string, string>> = {
  '1.1.1': 'H1',
  '1.1.2': 'H2',
  '1.1.3': 'H3',
  '1.2.3.1': 'P3a',
  '1.2.3.2': 'P3b',
  '1.2.5.1': 'P5a',
  '1.2.5.2': 'P5b',
  '1.2.5.3': 'P5c',
  '1.2.8': 'P8',
  '1.3.1': 'E1',
  '1.3.2': 'E2',
}
const frenchHeadings: Readonly<Record<string, string>> = {
  4110: 'H1',
  4120: 'H2',
  4320: 'P3a',
  4321: 'P3b',
  4330: 'P5a',
  4331: 'P5c',
  4510: 'E1',
  4511: 'E2',
}

const classesOf: Readonly<Record<string, RegExp>> = {
  H1: /^Acute Tox\. 1/,
  H2: /^Acute Tox\. [23]/,
  H3: /^STOT SE 1/,
  P3a: /^Aerosol [12]/,
  P3b: /^Aerosol [12]/,
  P5a: /^Flam\. Liq\./,
  P5b: /^Flam\. Liq\./,
  P5c: /^Flam\. Liq\. [23]/,
  P8: /^Ox\. /,
  E1: /^Aquatic (?:Acute|Chronic) 1/,
  E2: /^Aquatic Chronic 2/,
}

const isOf = (text: Text, pattern: RegExp): text is PhraseText => 'phrase' in text && pattern.test(text.phrase)
const wordsOf = (text: PhraseText): string =>
  Object.values(text.values ?? {})
    .map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''))
    .join(' ')

function checkStates({ regulatory: { national }, classification }: ProductRecord): Finding[] {
  return national.flatMap(({ texts }, at) =>
    texts.flatMap((text, index) => {
      const isGerman = isOf(text, /^regulation\.germany(?:MajorAccidents|Stoerfall)/)
      const isFrench = isOf(text, /^regulation\.franceIcpe/)
      if (!(isGerman || isFrench) || !('phrase' in text)) return []
      const named = isGerman ? (wordsOf(text).match(/\d(?:\.\d)+/g) ?? []) : (wordsOf(text).match(/\d{4}/g) ?? [])
      const table = isGerman ? germanNumbers : frenchHeadings
      const wrong = named.find((number) => {
        const pattern = classesOf[table[number] ?? '']
        return pattern !== undefined && !classification.some(({ category }) => pattern.test(category))
      })
      if (wrong === undefined) return []
      return [
        finding('regulatory.sevesoDiffers', `regulatory.national[${at}].texts[${index}]`, {
          params: { what: `${wrong}: ${table[wrong] ?? ''}` },
          article: isGerman ? '12. BImSchV, Annex I; REACH Annex II, 15.1' : 'Code de l’environnement, R. 511-9; REACH Annex II, 15.1',
        }),
      ]
    }),
  )
}

/** AwSV, Annex 1: what is toxic to water by its class is never “not hazardous to water”, and of category 1 more than slightly hazardous. */
function checkWaterClass({ regulatory: { national }, classification }: ProductRecord): Finding[] {
  const codes = statementsOf(classification)
  return national.flatMap(({ texts }, at) =>
    texts.flatMap((text, index) => {
      if (!isOf(text, /^regulation\.germanyWgk$/)) return []
      const own = wordsOf(text).trim().toLowerCase()
      // AwSV, section 3 (1): there are three, and what is in none.
      if (/^\d+$/.test(own) && !/^[1-3]$/.test(own))
        return [
          finding('regulatory.waterClassUnknown', `regulatory.national[${at}].texts[${index}]`, {
            params: { record: `WGK ${own}`, found: '1, 2, 3' },
          }),
        ]
      const contradicting = /^(?:nwg|awg|0)$/.test(own)
        ? /^H(?:4(?:00|1[0-3])|30[0-2]|31[0-2]|34|35|36)/
        : /^1$/.test(own)
          ? /^H4(?:00|10)$/
          : null
      const what = contradicting === null ? undefined : codes.find((code) => contradicting.test(code))
      return what === undefined
        ? []
        : [finding('regulatory.waterClassContradicts', `regulatory.national[${at}].texts[${index}]`, { params: { what } })]
    }),
  )
}

/** Entries of REACH Annex XVII that are of single substances: those of their own, and 56 of MDI. */
const substancesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['56', ['26447-40-5', '101-68-8', '5873-54-1', '2536-05-2', '9016-87-9']],
  ...restrictedSubstances.filter(({ isGroup }) => isGroup !== true).map(({ entry, casNumbers }) => [String(entry), casNumbers] as const),
])

/** What has no class stands in no section 3, as ammonium nitrate: the recipe has it. */
function checkEntriesOfSubstances({ record, recipe }: Subject): Finding[] {
  const { regulatory, composition, kit } = record
  if (composition.ingredients.length === 0 || kit !== undefined) return []
  const contained = new Set([
    ...composition.ingredients.map(({ casNumber }) => casNumber),
    ...(recipe?.answer.components ?? []).map(({ cas }) => cas ?? undefined),
  ])
  return regulatory.union.flatMap((text, index) => {
    if (!isOf(text, /^regulation\.reachAnnexXvii(?:One)?$/)) return []
    return (wordsOf(text).match(/\d+/g) ?? []).flatMap((entry) => {
      const numbers = substancesOf.get(entry)
      if (numbers === undefined || numbers.some((one) => contained.has(one))) return []
      const article = `REACH Annex XVII, entry ${entry}`
      return [
        finding('regulatory.restrictionUnfounded', `regulatory.union[${index}]`, { params: { what: `REACH XVII, ${entry}` }, article }),
      ]
    })
  })
}
