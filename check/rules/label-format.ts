import { isLabelLargeEnough, letterRuleOn, letterRules, packageSizeOf } from '../../clp/label/label-sizes.ts'
import { exceedsPackage } from '../../clp/label/pack-content.ts'
import { asksForDisposal } from '../../clp/precautions/linked-statements.ts'
import { detergentsRegulationFrom } from '../../clp/label/detergents-law.ts'
import { demandsIngredientList, isPublicDetergent, isSuppliedToPublic } from '../../documents/label-duties.ts'
import { composeLabel } from '../../documents/label/compose-label.ts'
import { fitLabel } from '../../documents/label/fit-label.ts'
import { measureNeed } from '../../documents/label/measure-need.ts'
import { labelSizeOfOptions, readLabelOptions, type LabelOptions } from '../../shared/label-options.ts'
import { labelQuery } from '../../shared/label-query.ts'
import { languageCodes } from '../../shared/languages.ts'
import type { CheckCode } from '../check-catalogue.ts'
import { finding, type Finding } from '../finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { workUses } from '../../shared/record/uses.ts'
import { has, statementsOf, type Rule, type Subject } from '../subject.ts'

/** Share of the area up to which every label was found to fit (docs/decisions/034-fitting-by-trials.md). */
const surelyFits = 0.85
/** The label as it is by itself. */
const usualOptions = labelQuery.parse({})

/** The label as the record’s defaults make it: what may not be left out, and the limits of CLP Annex I, 1.2.1, by the day. */
export const checkLabelFormat: Rule = (subject) => {
  const { record, elements } = subject
  const switched = checkSwitched(record)
  if (!record.documents.label) return switched
  const { labelDefaults: defaults } = record
  const packageSize = packageSizeOf(defaults.packageSize)
  const isHazardous = record.classification.length > 0
  const { precautionaryStatements, supplementalStatements } = record.labelElements
  const chosen = [...precautionaryStatements, ...supplementalStatements].map(({ code }) => code)
  const statements = [...elements.hazardStatements, ...chosen]
  return [
    ...switched,
    ...checkDispenser(record),
    ...hidden('label.pictogramsHidden', 'hidePictograms', defaults.hidePictograms, elements.pictograms),
    ...hidden('label.statementsHidden', 'hideStatements', defaults.hideStatements, statements),
    ...hidden('label.ufiHidden', 'hideUfi', defaults.hideUfi, record.ufi === undefined ? [] : [record.ufi]),
    ...(defaults.hideMetalCorrosionPictogram && !isSuppliedToPublic(record)
      ? [
          finding('label.metalCorrosionHidden', 'labelDefaults.hideMetalCorrosionPictogram', {
            fix: switchOff('hideMetalCorrosionPictogram'),
          }),
        ]
      : []),
    ...(isHazardous && exceedsPackage(defaults.packContent, packageSize)
      ? [finding('label.contentAbovePackage', 'labelDefaults.packageSize', { params: { elements: defaults.packContent } })]
      : []),
    // Elsewhere on the package it may stand, too.
    // A figure without a unit says no quantity.
    ...(isHazardous && isSuppliedToPublic(record) && !/\p{L}/u.test(defaults.packContent)
      ? [finding('label.quantityMissing', 'labelDefaults.packContent')]
      : []),
    ...(isSuppliedToPublic(record) &&
    asksForDisposal(record.classification) &&
    !record.labelElements.precautionaryStatements.some(({ code }) => code.startsWith('P50'))
      ? [finding('label.disposalMissing', 'labelElements.precautionaryStatements')]
      : []),
    ...(isHazardous ? checkSize(subject) : []),
    ...(demandsIngredientList(record, subject.context.day) && record.labelElements.ingredientListAddress === undefined
      ? [finding('label.ingredientListMissing', 'labelElements.ingredientListAddress')]
      : []),
    ...(isPublicDetergent(record) && subject.context.day < detergentsRegulationFrom
      ? [
          finding('rule.detergents', 'regulatory.union', {
            params: { date: { day: detergentsRegulationFrom } },
            from: detergentsRegulationFrom,
          }),
        ]
      : []),
  ]
}

/** A hazardous product has a label, and a sheet unless it goes to the public alone: CLP Article 4(4), REACH Article 31(1) and (4). */
function checkSwitched({ documents, classification, uses }: ProductRecord): Finding[] {
  const [what] = statementsOf(classification)
  const isForWork = has(uses, ...workUses)
  const off = (code: CheckCode, flag: 'label' | 'sds') => [
    finding(code, `documents.${flag}`, {
      params: { what: what ?? '' },
      fix: [{ op: 'replace', path: `/documents/${flag}`, value: true }],
    }),
  ]
  if (what === undefined) return []
  return [
    ...(documents.label ? [] : off('documents.labelOff', 'label')),
    ...(documents.sds || !isForWork ? [] : off('documents.sheetOff', 'sds')),
  ]
}

/** Litres that a dispenser of metal holds at most; of glass and plastics it holds less: Directive 75/324/EEC, Annex, 4.1.1, 5.1 and 5.2. */
const dispenserUpTo = 1

function checkDispenser({ classification, labelElements }: ProductRecord): Finding[] {
  if (!classification.some(({ category }) => category.startsWith('Aerosol'))) return []
  return labelElements.packSizes.flatMap((size, index) => {
    const litres = size.unit === 'l' ? size.value : size.unit === 'ml' ? (size.value ?? 0) / 1000 : undefined
    if (litres === undefined || litres <= dispenserUpTo) return []
    return [
      finding('label.dispenserTooLarge', `labelElements.packSizes[${index}]`, {
        params: { record: size, found: { sign: '≤', value: dispenserUpTo, unit: 'l' } },
      }),
    ]
  })
}

const switchOff = (flag: string) => [{ op: 'replace' as const, path: `/labelDefaults/${flag}`, value: false }]

function hidden(code: CheckCode, flag: string, isHidden: boolean, elements: readonly string[]): Finding[] {
  if (!isHidden || elements.length === 0) return []
  return [finding(code, `labelDefaults.${flag}`, { params: { elements: elements.join(', ') }, fix: switchOff(flag) })]
}

function checkSize(subject: Subject): Finding[] {
  const { record, context } = subject
  const options = readLabelOptions(usualOptions, record.labelDefaults, languageCodes)
  const size = labelSizeOfOptions(options)
  const shown = { width: size.width, height: size.height }
  if (!isLabelLargeEnough(size, packageSizeOf(options.packageSize)))
    return [finding('label.sizeTooSmall', 'labelDefaults.labelSize', { params: shown })]
  const day = options.day ?? context.day
  if (!holds(subject, options, day)) {
    // Where it held by the rule before, what is proposed of the new one is worth knowing. It stays a draft.
    const isByNewRule = letterRules.some(({ until }) => until !== null && until < day && holds(subject, options, until))
    return [
      finding('label.tooFull', 'labelDefaults.labelSize', { params: shown, article: letterRuleOn(day).source }),
      ...(isByNewRule ? [finding('rule.labelDraft', 'labelDefaults.labelSize')] : []),
    ]
  }
  // Rules to come: a clock, never an error.
  return letterRules.flatMap(({ from }) => {
    if (from === null || from <= day || holds(subject, options, from)) return []
    return [
      finding('rule.labelTooSmallFrom', 'labelDefaults.labelSize', { params: { ...shown, date: { day: from } }, from }),
      finding('rule.labelDraft', 'labelDefaults.labelSize', { params: { date: { day: from } }, from }),
    ]
  })
}

/** Whether the default label holds what the law demands by the rules of the day. */
function holds({ record }: Subject, usual: LabelOptions, day: string): boolean {
  const compose = (options: LabelOptions) => composeLabel({ record, permalink: 'https://example.com/p/1', stampedOn: day }, options)
  const options = { ...usual, day }
  // What nearly every label holds is measured without its code, which is drawn only to be arranged: the law demands none.
  return measureNeed(compose({ ...options, qrTarget: 0 })) <= surelyFits || fitLabel(compose(options)).fits
}
