import { categoryOfEstimate } from '../../clp/classification/estimate-tables.ts'
import type { EstimateRoute } from '../../clp/classification/mixture.ts'
import { findHazardCategory, type HazardCategoryCode } from '../../clp/hazard-categories.ts'
import { unionLimitOf } from '../../clp/reach/union-limits.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { finding, type Finding } from '../finding.ts'
import { statedClasses } from '../stated-classes.ts'
import type { Rule, Subject } from '../subject.ts'

/** What section 3 and 8.1 say of each ingredient, against what they say of it elsewhere. */
export const checkIngredients: Rule = (subject) =>
  subject.record.composition.ingredients.flatMap((ingredient, index) => [
    ...checkEstimates(ingredient, index),
    ...checkLimits(ingredient, index),
    ...checkUnionLimit(subject, ingredient, index),
  ])

type EstimateOfRecord = Ingredient['acuteToxicityEstimates'][number]

/** The statements of a route, and the column of Table 3.1.1 in which its estimates stand. */
const routes: Readonly<Record<EstimateOfRecord['route'], { statements: RegExp; column: EstimateRoute }>> = {
  oral: { statements: /^H30[0-2]/, column: 'oral' },
  dermal: { statements: /^H31[0-2]/, column: 'dermal' },
  inhalationGas: { statements: /^H33[0-2]/, column: 'gas' },
  inhalationVapour: { statements: /^H33[0-2]/, column: 'vapour' },
  inhalationDust: { statements: /^H33[0-2]/, column: 'dust' },
}

/**
 * An estimate that is milder than the category beside it: CLP Annex I, Table 3.1.1. A test may stand against a harmonised class, so a person is
 * asked; a stricter one is what a minimum classification of Annex VI leaves room for.
 */
function checkEstimates({ classification, acuteToxicityEstimates }: Ingredient, index: number): Finding[] {
  const stated = statedClasses(classification)
  const isMilder = ({ route, value }: EstimateOfRecord, category: string) =>
    (categoryOfEstimate(routes[route].column, value) ?? 5) > Number(category.slice(-1))
  return acuteToxicityEstimates.flatMap((estimate, at) => {
    const { statements } = routes[estimate.route]
    const own = stated.find(({ category, statement }) => category.startsWith('Acute Tox.') && statements.test(statement ?? ''))
    // A substance may be breathed in two forms, of which one alone makes the class.
    const ofClass = acuteToxicityEstimates.filter(({ route }) => routes[route].statements.source === statements.source)
    if (own === undefined || !ofClass.every((one) => isMilder(one, own.category))) return []
    const record = `ATE = ${estimate.value} ${estimate.unit}`
    return [
      finding('composition.estimateContradicts', `composition.ingredients[${index}].acuteToxicityEstimates[${at}]`, {
        params: { record, found: `${own.category}, ${own.statement}` },
      }),
    ]
  })
}

/** Limits in %, from which one component alone makes the mixture hazardous: CLP Annex I, Tables 3.4.5, 3.5.2, 3.6.2, 3.7.2, 3.8.3 and 3.9.4. */
const limitsOf: Partial<Readonly<Record<HazardCategoryCode, readonly number[]>>> = {
  'Resp. Sens. 1': [1],
  'Resp. Sens. 1A': [0.1],
  'Resp. Sens. 1B': [1],
  'Skin Sens. 1': [1],
  'Skin Sens. 1A': [0.1],
  'Skin Sens. 1B': [1],
  'Muta. 1A': [0.1],
  'Muta. 1B': [0.1],
  'Muta. 2': [1],
  'Carc. 1A': [0.1],
  'Carc. 1B': [0.1],
  'Carc. 2': [1],
  'Repr. 1A': [0.3],
  'Repr. 1B': [0.3],
  'Repr. 2': [3],
  'Lact.': [0.3],
  'STOT SE 1': [1, 10],
  'STOT SE 2': [10],
  'STOT RE 1': [1, 10],
  'STOT RE 2': [10],
}

/**
 * The hazards of the sheet are those of the highest content of each range (REACH Annex II, 3.2): a range that goes on beyond a limit under which
 * the content lies says of the ingredient what section 2 does not say of the mixture.
 */
function checkLimits({ name, content, contentRange, classification, specificLimits }: Ingredient, index: number): Finding[] {
  if (content === undefined) return []
  const { from, to, toInclusive } = contentRange
  // That the range does not hold the content is a mistake of its own, and the limit follows from it.
  if (content < from || content > to) return []
  const isCrossed = (limit: number) => content < limit && (toInclusive ? to >= limit : to > limit)
  const crossed = classification.flatMap(({ category }) => {
    const { hazardClass } = findHazardCategory(category)
    const own = specificLimits.filter((one) => findHazardCategory(one.category).hazardClass === hazardClass)
    const limits = own.length > 0 ? own.flatMap(({ from }) => from ?? []) : (limitsOf[category] ?? [])
    return limits.filter(isCrossed).map((limit) => ({ category, limit }))
  })
  const [first] = crossed.toSorted((a, b) => a.limit - b.limit)
  if (first === undefined) return []
  return [
    finding('composition.rangeCrossesLimit', `composition.ingredients[${index}].contentRange`, {
      params: { substance: name, to, class: first.category, limit: first.limit },
      fix: [
        {
          op: 'replace',
          path: `/composition/ingredients/${index}/contentRange`,
          value: { from, to: first.limit, toInclusive: false },
        },
      ],
    }),
  ]
}

/** REACH Annex II, 8.1.1: national limits that correspond to one of the Union; where none at all is given, at least that of the Union. */
function checkUnionLimit({ context }: Subject, ingredient: Ingredient, index: number): Finding[] {
  const { casNumber = null, ecNumber = null, indexNumber = null, name, exposureLimits } = ingredient
  if (exposureLimits.length > 0) return []
  const limits = context.unionLimitsOf({ cas: casNumber, ec: ecNumber, index: indexNumber })
  // Of some the library lacks the figure, and the act is known all the same.
  const basis = limits[0]?.basis ?? unionLimitOf({ cas: casNumber, index: indexNumber }, context.day)
  if (basis === null) return []
  return [
    finding('protection.unionLimitMissing', `composition.ingredients[${index}].exposureLimits`, {
      params: { substance: name, basis },
      fix:
        limits.length === 0
          ? null
          : limits.map((value) => ({ op: 'add', path: `/composition/ingredients/${index}/exposureLimits/-`, value })),
    }),
  ]
}
