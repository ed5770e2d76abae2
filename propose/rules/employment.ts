/** Whom the law keeps from a product, as section 15.1 names it: the same function tells the check and the poster. */
import { employmentRestrictions } from '../../clp/reach/employment-restrictions.ts'
import { isLead } from '../../clp/lead-compounds.ts'
import type { Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { because } from '../proposal.ts'
import { writeStated } from '../write-stated.ts'

type Group = 'youngPeople' | 'expectingMothers'

/** Directive 94/33/EC, Annex I.3: what young people are not employed with. */
export const barsYoungPeople: Condition = (facts) => reasonsFor('youngPeople', facts)

/** Directive 92/85/EEC, Annex I, A.3 and Annex II: what pregnant and breastfeeding workers are kept from, or after an assessment alone let near. */
export const harmsExpectingMothers: Condition = (facts) => reasonsFor('expectingMothers', facts)

function reasonsFor(group: Group, facts: Facts): ReturnType<Condition> {
  const { answer, met } = facts
  const statements = new Set(
    employmentRestrictions({
      classification: answer.classification.map(({ class: category, statements: codes }) => ({ category, statements: codes })),
      ingredients: [],
    })[group],
  )
  const classes = met.filter(({ statement }) => statement !== null && statements.has(statement)).map(writeStated)
  // Lead that section 3 need not name is none that the check or the poster could read there.
  const named = new Set(answer.section3.map(({ component }) => component))
  const leads = answer.components.filter(({ key, cas, index }) => named.has(key) && isLead(cas, index))
  const reasons = [
    ...(classes.length === 0 ? [] : [because('class', { classes: [...new Set(classes)].join(', ') })]),
    ...(leads.length === 0 ? [] : [because('component', { substances: leads.map((one) => facts.nameOf(one)) })]),
  ]
  return reasons.length === 0 ? null : reasons
}
