import type { FastifyReply } from 'fastify'
import { listAppliedRules, type AppliedRule } from '../../documents/label/list-rules.ts'
import { labelLawDay, type RequestedLabel } from './find-label.ts'

/** The rules that a label follows: those of the day for which it is made. */
export const rulesOf = ({ product, options }: RequestedLabel): AppliedRule[] =>
  listAppliedRules(product.record, options, options.day ?? labelLawDay(product))

/** The rules that concern a spreadsheet; sizes and letters are those of the printing tool's own label. */
export const rulesOfTexts = (requested: RequestedLabel): AppliedRule[] =>
  rulesOf(requested).filter(({ option }) => option !== 'emb' && option !== 'font')

/**
 * Sets the response header with the rules that its labels follow, each with the option to which it belongs: a list of strings with a
 * parameter (RFC 9651), `"CLP Annex I, 1.2.1.6";option=fold`.
 */
export function nameRules(reply: FastifyReply, rules: readonly AppliedRule[]): void {
  const named = new Set(rules.map(({ option, source }) => `"${source}";option=${option}`))
  if (named.size > 0) reply.header('label-rules', [...named].join(', '))
}
