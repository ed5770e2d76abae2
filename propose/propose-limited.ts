import type { AnsweredComponent } from '../clp/consequences/compose-answer.ts'
import { nameWithoutClass } from '../clp/consequences/name-without-class.ts'
import { rangeBetweenSteps } from '../clp/consequences/section-3.ts'
import { findHazardCategory } from '../clp/hazard-categories.ts'
import type { ClassificationEntryOfRecord, Ingredient } from '../shared/record/composition.ts'
import { withConcernsOfList } from './concerns-of-list.ts'
import { isSame, unknownSubstance, type Facts, type SubstanceFacts } from './facts.ts'
import { groupOfGas } from './group-of-gas.ts'
import { because, type Wish } from './proposal.ts'
import { unionLimitsOf } from './union-limits-of.ts'

/**
 * 3.2: what has a workplace limit of the Union, or is on the candidate list, and is not named because of its hazards (REACH Annex II, 3.2.1 (b) and
 * (c), 3.2.2). The engine knows neither; the library knows limits, as far as it goes.
 */
export function proposeLimited(facts: Facts): Wish[] {
  const listed = new Set(facts.answer.section3.map(({ component }) => component))
  return facts.answer.components.flatMap((component) => {
    const { cas, ec, index, key, content } = component
    if (listed.has(key) || (cas === null && ec === null && index === null)) return []
    const known = facts.library.find(component)
    const [limit] = unionLimitsOf(known, facts.answer.at)
    const found = nameWithoutClass(component, {
      isClassified: facts.met.length > 0,
      limit: limit?.basis ?? null,
      candidates: facts.candidates,
      day: facts.answer.at,
    })
    if (found === null) return []
    const { reason } = found
    const value = ingredientOf(component, known ?? unknownSubstance(facts.nameOf(component)), facts)
    const { from, to } = content
    return [
      {
        section: '3.2',
        place: '/composition/ingredients',
        item: value.casNumber ?? value.ecNumber ?? value.indexNumber ?? '',
        value: { ...value, concerns: withConcernsOfList(value.concerns, found.listed) },
        because: [
          because('content', { content: from === to ? { value: round(to), unit: '%' } : { from: round(from), to: round(to), unit: '%' } }),
          'limit' in reason
            ? because('measured', { property: { term: 'sds.exposureLimits' }, value: reason.limit })
            : because('measured', { property: { term: 'concern.candidateList' }, value: reason.concern }),
        ],
        article: found.article,
      },
    ]
  })
}

const round = (content: number): number => Number(content.toFixed(6))

function ingredientOf(component: AnsweredComponent, known: SubstanceFacts, { record }: Facts): Ingredient {
  const present = record.composition.ingredients.find((one) => isSame(one, component))
  const { content: _, contentRange: own, ...kept } = present ?? { ...known, contentRange: undefined }
  const { from, to } = component.content
  const factors = [kept.mFactorAcute ?? 1, kept.mFactorChronic ?? 1] as const
  const limits = kept.specificLimits.flatMap((limit) => [limit.from, limit.to].flatMap((one) => one ?? []))
  const suggested = rangeBetweenSteps(component.content, limits, factors)
  const holds = own !== undefined && own.from >= suggested.from && own.to <= suggested.to && own.from <= from && to < own.to
  const isExact = from === to
  return {
    ...kept,
    ...(component.cas === null ? {} : { casNumber: component.cas }),
    ...(component.ec === null ? {} : { ecNumber: component.ec }),
    ...(component.index === null ? {} : { indexNumber: component.index }),
    ...(isExact ? { content: round(to) } : {}),
    contentRange: holds
      ? own
      : isExact
        ? { from: round(suggested.from), to: round(suggested.to), toInclusive: suggested.to >= 100 }
        : { from: round(from), to: round(to), toInclusive: true },
    classification: classesOf(component, kept.classification),
  }
}

/** What was judged of it, with the words of the library beside a class, and what its entry says beside the classes. */
function classesOf({ classification }: AnsweredComponent, known: readonly ClassificationEntryOfRecord[]): ClassificationEntryOfRecord[] {
  const counted = classification.filter(({ leftOutBy }) => leftOutBy === null)
  const classes = counted.map(({ class: category, statement }): ClassificationEntryOfRecord => {
    if (category === 'Press. Gas') return groupOfGas(known)
    const own = known.find((one) => one.category === category && (statement === null || one.statements.includes(statement)))
    const statements = findHazardCategory(category).statements.filter((code) => code === statement)
    return { ...own, category, statements }
  })
  const supplemental = known.flatMap(({ statements }) => statements.filter((code) => code.startsWith('EUH')))
  return classes.map((one, position) =>
    position === classes.length - 1 ? { ...one, statements: [...one.statements, ...supplemental] } : one,
  )
}
