import type { Ingredient } from '../../shared/record/composition.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

/** 8.1: limits at the workplace against themselves and against the act that they cite. */
export const checkWorkplaceLimits: Rule = (subject) =>
  subject.record.composition.ingredients.flatMap((ingredient, index) => [
    ...checkOrder(ingredient, index),
    ...checkAct(subject, ingredient, index),
  ])

type Limit = Ingredient['exposureLimits'][number]
const units = [
  { field: 'mgPerM3', unit: 'mg/m³' },
  { field: 'ppm', unit: 'ppm' },
] as const satisfies readonly { field: string; unit: Quantity['unit'] }[]

/** A quarter of an hour may have more than eight hours, and never less: Directive 98/24/EC, Annex I. */
function checkOrder({ exposureLimits }: Ingredient, index: number): Finding[] {
  return exposureLimits.flatMap(({ longTerm, shortTerm }, at) => {
    const wrong = units.find(({ field }) => (shortTerm?.[field] ?? Number.POSITIVE_INFINITY) < (longTerm?.[field] ?? 0))
    if (wrong === undefined) return []
    const quantity = (value: number | undefined, sign?: '≥'): Quantity => ({
      value: value ?? 0,
      unit: wrong.unit,
      ...(sign === undefined ? {} : { sign }),
    })
    return [
      finding('protection.limitsContradict', `composition.ingredients[${index}].exposureLimits[${at}]`, {
        params: { record: quantity(shortTerm?.[wrong.field]), found: quantity(longTerm?.[wrong.field], '≥') },
      }),
    ]
  })
}

/** Share by which rounding of mg/m³ from ppm may differ. */
const rounding = 0.03

/** A limit of the Union has the figure of its act, as far as the library of substances has it. */
function checkAct({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { casNumber = null, ecNumber = null, indexNumber = null, exposureLimits } = ingredient
  const known = context.unionLimitsOf({ cas: casNumber, ec: ecNumber, index: indexNumber })
  return exposureLimits.flatMap((limit, at) => {
    if (limit.country !== undefined) return []
    // One act may have several: for a fraction, or for a time.
    const ofAct = known.filter(({ basis }) => basis === limit.basis)
    const [first] = ofAct
    if (first === undefined || ofAct.some((one) => isSame(one, limit))) return []
    const [own, found] = [write(limit), write(first)]
    return [
      finding('protection.unionLimitDiffers', `composition.ingredients[${index}].exposureLimits[${at}]`, {
        params: { record: own, found: `${found} (${first.basis})` },
        fix: [{ op: 'replace', path: `/composition/ingredients/${index}/exposureLimits/${at}`, value: first }],
      }),
    ]
  })
}

const isSame = (one: Limit, other: Limit): boolean =>
  (['longTerm', 'shortTerm'] as const).every((time) =>
    units.every(({ field }) => {
      const [a, b] = [one[time]?.[field], other[time]?.[field]]
      return a === undefined || b === undefined || Math.abs(a - b) <= rounding * a
    }),
  )

const write = ({ longTerm, shortTerm }: Limit): string =>
  [longTerm, shortTerm]
    .flatMap((one) =>
      one === undefined
        ? []
        : [units.flatMap(({ field, unit }) => (one[field] === undefined ? [] : [`${one[field]} ${unit}`])).join(' / ')],
    )
    .join('; ')
