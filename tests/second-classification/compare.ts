/** Both implementations on one mixture, and the smallest mixture that still shows a difference. */
import type { Classification } from '../../clp/classification/classify-mixture.ts'
import { classifyTyped, type TypedMixture } from '../classify-by-request.ts'
import { classifyAgain, type SecondAnswer } from './classify.ts'

/** What the engine answers, in the words of the second implementation. */
function answerOf({ classification, acuteToxicity }: Classification): SecondAnswer {
  const classes = classification.map((one) =>
    /^(?:Acute Tox\.|STOT SE 3|Repr\.)/.test(one.class) ? [one.class, ...one.statements].join(' ') : one.class,
  )
  const estimates = Object.entries(acuteToxicity).flatMap(([form, { estimate, unknown }]) =>
    estimate === null ? [] : [[form, { estimate, unknown }] as const],
  )
  return { classes: classes.toSorted(), estimates: Object.fromEntries(estimates) }
}

/** Null where both agree. */
export function findDifference(mixture: TypedMixture): string | null {
  const engine = answerOf(classifyTyped(mixture))
  const second = classifyAgain(mixture)
  const isSame = written(engine.classes) === written(second.classes) && areNear(engine.estimates, second.estimates)
  return isSame ? null : `engine: ${written(engine)}\nsecond: ${written(second)}`
}

/** Estimates are answered with six digits. */
const areNear = (a: SecondAnswer['estimates'], b: SecondAnswer['estimates']): boolean =>
  written(Object.keys(a)) === written(Object.keys(b)) &&
  Object.entries(a).every(([form, { estimate, unknown }]) => {
    const other = b[form]
    return other !== undefined && Math.abs(estimate / other.estimate - 1) < 1e-5 && Math.abs(unknown - other.unknown) < 1e-5
  })

const written = (value: unknown): string => JSON.stringify(value)

/** Takes away what does not matter for the difference: components, then limits and classes of each. */
export function shrink(mixture: TypedMixture): TypedMixture {
  for (const smaller of smallerOnes(mixture)) if (findDifference(smaller) !== null) return shrink(smaller)
  return mixture
}

function* smallerOnes(mixture: TypedMixture): Generator<TypedMixture> {
  const { components } = mixture
  if (components.length > 1) for (const gone of components.keys()) yield { ...mixture, components: components.toSpliced(gone, 1) }
  for (const [index, component] of components.entries()) {
    const { own } = component
    const withOwn = (changed: typeof own) => ({
      ...mixture,
      components: components.with(index, { ...component, own: { ...own, ...changed } }),
    })
    for (const part of ['limits', 'unknown'] as const)
      for (const gone of own?.[part]?.keys() ?? []) yield withOwn({ [part]: own?.[part]?.toSpliced(gone, 1) })
    // A limit without its class would be a contradiction of its own.
    if (own?.limits?.length === 0)
      for (const gone of own.classification?.keys() ?? []) yield withOwn({ classification: own.classification?.toSpliced(gone, 1) })
  }
}
