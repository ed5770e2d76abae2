import { foldOutRules, labelSizeSource, letterRuleOn } from '../../clp/label/label-sizes.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import type { LabelOptionName } from '../../shared/label-query.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { reliefOfLabel } from './relieve-label.ts'

/** A rule of the law by which a label is what it is, and the option that brought it about. */
export interface AppliedRule {
  option: LabelOptionName
  source: string
}

/**
 * The rules that a label follows by its options: the sizes that its package requires, the height of its letters, a fold-out label, and each point of
 * the relief for small packages that was taken.
 * @param day ISO day whose law the label follows
 */
export function listAppliedRules(record: ProductRecord, options: LabelOptions, day: string): AppliedRule[] {
  const leftOut = options.useRelief ? (reliefOfLabel(record, options)?.leftOut ?? []) : []
  const points = [...new Set(leftOut.map(({ source }) => source))]
  return [
    { option: 'emb', source: labelSizeSource },
    { option: 'font', source: letterRuleOn(day).source },
    ...(options.foldPages === null ? [] : [{ option: 'fold' as const, source: foldOutRules.source }]),
    ...(options.foldPages === null || day >= foldOutRules.from ? [] : [{ option: 'fold' as const, source: foldOutRules.before }]),
    ...points.map((source) => ({ option: 'reliefON' as const, source })),
  ]
}
