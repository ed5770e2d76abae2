import type { FastifyReply } from 'fastify'
import { listAppliedRules } from '../../documents/label/list-rules.ts'
import { labelLawDay, type RequestedLabel } from './find-label.ts'

/**
 * Names in the answer the rules that the label follows, each with the option that it belongs to: a list of strings with a parameter (RFC 9651),
 * `"CLP Annex I, 1.2.1.6";option=fold`.
 */
export function nameRules(reply: FastifyReply, { product, options }: RequestedLabel): void {
  const rules = listAppliedRules(product.record, options, labelLawDay(product))
  reply.header('label-rules', rules.map(({ option, source }) => `"${source}";option=${option}`).join(', '))
}
