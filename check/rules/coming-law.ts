import { finding } from '../finding.ts'
import { writeClass } from '../stated-classes.ts'
import type { Rule, Subject } from '../subject.ts'
import { mixtureOfRecord } from '../../shared/classification/mixture-of-record.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'

/**
 * What an adaptation of Annex VI that is announced and does not apply yet changes in the classification, by the day from which it applies:
 * a clock, and no error until then.
 */
export const checkComingLaw: Rule = (subject) => {
  if (!subject.isJudged) return []
  let before = classesOf(subject.listed)
  return daysToCome(subject).flatMap(({ day, act }) => {
    const { context, record } = subject
    const after = classesOf(context.classify(mixtureOfRecord(record, context.readEnglish), context.registerAt(day)))
    const changed = [
      ...after.filter((one) => !before.includes(one)).map((one) => `+ ${one}`),
      ...before.filter((one) => !after.includes(one)).map((one) => `− ${one}`),
    ]
    before = after
    if (changed.length === 0) return []
    return [
      finding('rule.adaptation', 'classification', {
        params: { date: { day }, classes: changed.join(', ') },
        from: day,
        article: `CLP Annex VI (CELEX ${act})`,
      }),
    ]
  })
}

const classesOf = ({ classification }: ClassificationAnswer): string[] =>
  classification.flatMap((one) => one.statements.map((statement) => writeClass({ category: one.class, statement })))

/** Days on which an entry of an ingredient changes. */
function daysToCome({ record, context }: Subject): { day: string; act: string }[] {
  const { harmonised } = context.registerAt(context.day)
  const announced = record.composition.ingredients.flatMap(({ casNumber, ecNumber, indexNumber }) => [
    ...(casNumber === undefined ? [] : harmonised.findByCas(casNumber)),
    ...(ecNumber === undefined ? [] : harmonised.findByEc(ecNumber)),
    ...(indexNumber === undefined ? [] : harmonised.findByIndex(indexNumber)),
  ])
  const days = new Map(
    announced.flatMap(({ entry, standing }) =>
      standing === 'announced' && entry.appliesFrom > context.day ? [[entry.appliesFrom, entry.act] as const] : [],
    ),
  )
  return [...days].map(([day, act]) => ({ day, act })).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
