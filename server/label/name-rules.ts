import type { FastifyReply } from 'fastify'
import { listAppliedRules, type AppliedRule } from '../../documents/label/list-rules.ts'
import { labelLawDay, type RequestedLabel } from './find-label.ts'

/** The rules that a label follows: those of the day for which it is made. */
export const rulesOf = ({ product, options }: RequestedLabel): AppliedRule[] =>
  listAppliedRules(product.record, options, options.day ?? labelLawDay(product))

/** Those of them that concern a spreadsheet: its printing tool has a label of its own size, in letters of its own. */
export const rulesOfTexts = (requested: RequestedLabel): AppliedRule[] =>
  rulesOf(requested).filter(({ option }) => option !== 'emb' && option !== 'font')

/**
 * Names in the answer the rules that its label follows, or its labels, each with the option that it belongs to: a list of strings with a
 * parameter (RFC 9651), `"CLP Annex I, 1.2.1.6";option=fold`.
 */
export function nameRules(reply: FastifyReply, rules: readonly AppliedRule[]): void {
  const named = new Set(rules.map(({ option, source }) => `"${source}";option=${option}`))
  if (named.size > 0) reply.header('label-rules', [...named].join(', '))
}
