/** What a request says of a substance beside its harmonised entry: `own` of the contract. */
import { z } from 'zod'
import type { AnnexNote, MixtureNote } from '../../clp/annex-vi/entry.ts'
import { estimateTables } from '../../clp/classification/estimate-tables.ts'
import { exact } from '../../clp/classification/exact.ts'
import { categoryNumber, severerClass } from '../../clp/classification/join-entry.ts'
import {
  estimateRoutes,
  unknownEndpoints,
  type ComponentClass,
  type ComponentLimit,
  type EstimateRoute,
  type OwnData,
  type SupplementalLimit,
} from '../../clp/classification/mixture.ts'
import { readClass } from '../../clp/classification/read-class.ts'
import { supplementalStatementCodes, type SupplementalStatementCode } from '../../clp/statements.ts'
import { faultOfClass } from './fault-of-class.ts'
import { rule, ruleOf } from '../reasons/reason.ts'

const percent = z.number().min(0).max(100)
const estimate = z.number().positive().max(1e9)
const factor = z.number().min(1).max(1e9)

const noteNames = [
  ...(['A', 'B', 'C', 'D', 'F', 'G', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X'] as const),
  ...(['1', '2', '3', '5', '7', '8', '9', '10', '11', '12'] as const),
] satisfies readonly (AnnexNote | MixtureNote)[]

export const ownData = z
  .strictObject({
    classification: z
      .array(z.string().max(200))
      .max(60)
      .optional()
      .describe('classes with statement, such as “Acute Tox. 2 H330”; an empty list: looked at, nothing found'),
    ate: z
      .strictObject({
        oral: estimate.nullish().describe('mg/kg body weight'),
        dermal: estimate.nullish().describe('mg/kg body weight'),
        gas: estimate.nullish().describe('ppmV'),
        vapour: estimate.nullish().describe('mg/l'),
        mist: estimate.nullish().describe('mg/l'),
        dust: estimate.nullish().describe('mg/l'),
      })
      .optional(),
    m: z.strictObject({ acute: factor.nullish(), chronic: factor.nullish() }).optional(),
    limits: z
      .array(z.strictObject({ class: z.string().max(200), from: percent.nullish(), to: percent.nullish() }))
      .max(60)
      .optional()
      .describe('specific concentration limits in %, `from` included, `to` not; of a supplemental statement its code: EUH031'),
    unknown: z.array(z.enum(unknownEndpoints)).max(unknownEndpoints.length).optional(),
    notes: z
      .partialRecord(z.enum(noteNames), z.boolean())
      .optional()
      .describe('what a Note of Annex VI asks for is shown of this raw material'),
    supplemental: z.array(z.enum(supplementalStatementCodes)).max(30).optional(),
  })
  .transform(({ classification = [], ate = {}, m = {}, limits = [], unknown = [], notes = {}, supplemental = [] }, context): OwnData => {
    const estimates = Object.fromEntries(estimateRoutes.flatMap((route) => (ate[route] ? [[route, ate[route]]] : [])))
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const extra: SupplementalStatementCode[] = []
    const classes = classification.flatMap((text, index) => {
      const code = supplementalStatementCodes.find((one) => one === text.trim())
      if (code) {
        extra.push(code)
        return []
      }
      const read = readClass(text)
      if ('problem' in read) {
        refuse(['classification', index], ruleOf(faultOfClass(read, text)))
        return []
      }
      if (read.needs === null) return read.classes
      const byEstimate = read.needs === 'route' ? routesByEstimate(read.classes, estimates, classification.length) : []
      if (byEstimate.length === 0) refuse(['classification', index], rule('differentiationNeeded', { choices: wanted[read.needs] }))
      return byEstimate
    })
    const supplementalLimits: SupplementalLimit[] = []
    const readLimits = limits.flatMap(({ class: text, from, to }, index): ComponentLimit[] => {
      const code = supplementalStatementCodes.find((one) => one === text.trim())
      if (code) {
        if (typeof from !== 'number' || typeof to === 'number') refuse(['limits', index, 'from'], rule('lowerEndOnly', { code }))
        else supplementalLimits.push({ code, from: exact(from) })
        return []
      }
      const read = readClass(text)
      if ('problem' in read) {
        refuse(['limits', index, 'class'], ruleOf(faultOfClass(read, text)))
        return []
      }
      if (typeof from === 'number' && typeof to === 'number' && from >= to) refuse(['limits', index, 'to'], rule('range'))
      if (typeof from !== 'number' && typeof to !== 'number') refuse(['limits', index, 'from'], rule('anyEnd'))
      return read.classes.map(({ category, statement }) => ({
        category,
        statement,
        from: typeof from === 'number' ? exact(from) : null,
        fromInclusive: true,
        to: typeof to === 'number' ? exact(to) : null,
        toInclusive: false,
      }))
    })
    return {
      classification: classes,
      supplemental: [...new Set([...supplemental, ...extra, ...supplementalLimits.map(({ code }) => code)])],
      ate: estimates,
      m: { acute: m.acute ?? null, chronic: m.chronic ?? null },
      limits: readLimits,
      supplementalLimits,
      unknown,
      notes,
    }
  })

const wanted = { route: ['H300–H302', 'H310–H312', 'H330–H332'], effect: ['H335', 'H336'] }

/** A category of acute toxicity without its statement is of the routes for which an estimate stands beside it. */
function routesByEstimate(
  classes: readonly ComponentClass[],
  estimates: Readonly<Partial<Record<EstimateRoute, number>>>,
  stated: number,
): readonly ComponentClass[] {
  const routes = [...new Set(estimateRoutes.filter((route) => estimates[route] !== undefined).map((route) => estimateTables[route].route))]
  // Of several classes nobody knows which estimate belongs to which.
  if (routes.length === 0 || (stated > 1 && routes.length > 1)) return []
  return classes.flatMap(({ category, organs }) =>
    routes.map((route): ComponentClass => ({ ...severerClass(categoryNumber(category), route), routes: [route], organs })),
  )
}
