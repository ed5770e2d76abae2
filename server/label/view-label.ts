import { isLabelLargeEnough, labelSizes, letterRuleOn, letterRules, packageSizes, type LabelSize } from '../../clp/label/label-sizes.ts'
import { codesOf, withOwnContent } from '../../documents/label/choose-codes.ts'
import {
  describeFurtherWays,
  describeLabel,
  describeLetterRule,
  describeOverflow,
  describePackage,
  type LabelChoice,
} from '../../documents/label/describe-label.ts'
import { findFurtherWays } from '../../documents/label/find-further-ways.ts'
import { nameSizeOf } from '../../documents/label/text-sizes.ts'
import { foldPagesFor } from '../../documents/label/fold-label.ts'
import { noteFit } from '../../documents/label/note-label.ts'
import type { OverflowReport } from '../../documents/label/report-overflow.ts'
import { labelsPerSheet } from '../../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../../documents/label/write-label-preview.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import { labelOptionValues, nameProductCodes, readLabelOptions, writeFileQuery, type LabelOptions } from '../../shared/label-options.ts'
import { labelQuery, type LabelOptionName } from '../../shared/label-query.ts'
import { ignoredName, leftOutName, type LabelView } from '../../shared/label-view.ts'
import { findLanguageByCode, languageIdOf, type LanguageCode } from '../../shared/languages.ts'
import { readLanguageNumber } from '../../shared/read-language.ts'
import { nameSize } from '../../shared/name-size.ts'
import type { Product } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { composeProductLabel, findLabelLanguages, labelSourceOf, labelVersionOf, leadBy } from './find-label.ts'
import { listComponents } from './list-components.ts'
import type { LabelAddress } from './read-label-address.ts'

export interface RequestedLabelPage {
  product: Product
  address: LabelAddress
  /** Language of the page's address; that of the label too, unless the address names another. */
  language: LanguageCode
  interfaceLanguage: LanguageCode
}

/** The label as its pages show it: options, fit, duties and warnings. */
export async function viewLabel(
  services: Services,
  { product, address, language, interfaceLanguage }: RequestedLabelPage,
): Promise<LabelView> {
  const { record } = product
  const valid = await findLabelLanguages(services, product)
  const defaults = { ...record.labelDefaults, languages: leadBy(language, record.labelDefaults) }
  const { query, search } = address
  const options = withOwnContent(record, readLabelOptions(query, defaults, valid), query.vseb !== undefined)
  const label = composeProductLabel(services, { product, options })
  const { fit, width, height, ...preview } = labelPreviewJob(label)
  const report = preview.report()
  const writer = createTextWriter(interfaceLanguage)
  const overflow = report ? describeOverflow(report, label, writer) : null
  const further = report ? describeFurtherWays(findFurtherWays(labelSourceOf(services, product), options), writer) : []
  const notes = [...label.notes, ...noteFit(label, fit)]
  const described = describeLabel({ ...label, notes }, writer)
  const { packageSize, size } = label.format
  const timestamp = Date.parse(labelVersionOf(product).revisedOn)
  return {
    values: labelOptionValues(options),
    usual: labelOptionValues(readLabelOptions({}, defaults, valid)),
    fileQuery: writeFileQuery(options, timestamp),
    timestamp,
    languages: valid.map((code) => ({ id: languageIdOf(code), code, name: findLanguageByCode(code)?.name ?? code })),
    productCodes: nameProductCodes(codesOf(record)),
    printedCodes: label.productCodes.map(({ id }) => id),
    labelSizes: labelSizes.map((one) => ({
      id: one.id,
      text: `${nameSize(one)}\u00a0mm`,
      isLargeEnough: isLabelLargeEnough(one, packageSize),
    })),
    packageSizes: packageSizes.map((one) => ({ id: one.id, text: describePackage(one, writer) })),
    packSizes: record.labelElements.packSizes.map((packSize) => writer.quantity(packSize)),
    labelsPerSheet: label.fold ? 1 : labelsPerSheet(label),
    foldPages: foldPagesFor(options.languages.length),
    preview: { width, height },
    size: { width: size.width, height: size.height },
    set: { textSize: fit.layout.textSize, titleSize: nameSizeOf(fit.layout), xHeight: packageSize.xHeight },
    letterRules: letterRules.map((rule) => ({
      day: rule.until ?? rule.from ?? '',
      text: describeLetterRule(rule, options.packageSize, writer),
      holds: rule === letterRuleOn(label.format.day),
    })),
    fittingSize: viewFittingSize(report),
    report: overflow && { ...overflow, choices: [...further, ...overflow.choices].map((choice) => viewChoice(choice, options)) },
    warnings: described.warnings,
    components: await listComponents(services, record, 'printed'),
    notes: described.notes.map((note, index) => ({ ...note, kind: notes[index]?.kind ?? '' })),
    ignored: listIgnored(search),
    leftOut: listLeftOut(search, valid),
    lacking: (['xlang', 'pCodes'] as const).filter((name) => search.has(name) && search.getAll(name).every((value) => value.trim() === '')),
  }
}

function viewFittingSize(report: OverflowReport | null): LabelView['fittingSize'] {
  const area = ({ width, height }: LabelSize) => width * height
  const [smallest] = labelSizes.filter(({ id }) => report?.sizes.includes(id)).toSorted((one, other) => area(one) - area(other))
  return smallest ? { id: smallest.id, text: `${nameSize(smallest)}\u00a0mm` } : null
}

/** Names of the options that were removed before the redirect to this address; any other value of the parameter is ignored. */
function listIgnored(search: URLSearchParams): string[] {
  const names = search.get(ignoredName)?.split(',') ?? []
  return names.filter((name) => Object.hasOwn(labelQuery.shape, name))
}

function listLeftOut(search: URLSearchParams, valid: readonly LanguageCode[]): string[] {
  const found = (search.get(leftOutName)?.split(',') ?? []).flatMap((id) => readLanguageNumber(id) ?? [])
  return [...new Set(found.flatMap(({ code, name }) => (valid.includes(code) ? [] : [name])))]
}

function viewChoice({ text, change }: LabelChoice, options: LabelOptions) {
  if (change === null) return { text, values: null }
  const before = new Map(Object.entries(labelOptionValues(options)))
  const after = Object.entries(labelOptionValues({ ...options, ...change }))
  const values: Partial<Record<LabelOptionName, string>> = Object.fromEntries(after.filter(([name, value]) => value !== before.get(name)))
  return { text, values }
}
