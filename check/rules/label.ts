import { suggestedFrom } from '../../clp/consequences/suggested-from.ts'
import type { SupplementalStatement } from '../../clp/consequences/supplemental-statement.ts'
import { linkedStatements } from '../../clp/precautions/linked-statements.ts'
import { countPrecautionaryStatements, mostPrecautionaryStatements } from '../../clp/precautions/most-statements.ts'
import type { SupplementalStatementCode } from '../../clp/statements.ts'
import type { Text, TextValue } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { findIngredient, type Rule, type Subject } from '../subject.ts'
import { isOfProduct, isNameOf, isSameName } from './known-names.ts'

/** What a person chose for the label against the classification, the composition and the uses: CLP Articles 17 to 28 and Annex II. */
export const checkLabel: Rule = (subject) => [
  ...checkSupplemental(subject),
  ...checkNamed(subject),
  ...checkNamedInStatement(subject),
  ...checkPrecautionary(subject),
]

function checkSupplemental({ record, decided: answer, isJudged }: Subject): Finding[] {
  if (!isJudged) return []
  const own = record.labelElements.supplementalStatements.map(({ code }) => code)
  const { statements, suggested } = answer.label.because.supplemental
  const requested = new Map(statements.map((one) => [one.code, one]))
  const missing = [...requested.values()].filter(({ code }) => !own.includes(code))
  const known: ReadonlySet<SupplementalStatementCode> = new Set([...statements, ...suggested].map(({ code }) => code))
  const unfounded = own.filter((code) => !known.has(code))
  const open = suggested.filter((one) => !own.includes(one.code) && isMuch(one, answer))
  return [
    ...missing.map(({ code, article }) =>
      finding('label.supplementalMissing', 'labelElements.supplementalStatements', {
        params: { code },
        article,
        fix: needsValues.has(code) ? null : [{ op: 'add', path: '/labelElements/supplementalStatements/-', value: { code } }],
      }),
    ),
    ...open.map(({ code, article }) =>
      finding('label.supplementalOpen', 'labelElements.supplementalStatements', {
        params: { code },
        article,
        fix: [{ op: 'add', path: '/labelElements/supplementalStatements/-', value: { code } }],
      }),
    ),
    ...[...new Set(unfounded)].map((code) =>
      finding('label.supplementalUnfounded', `labelElements.supplementalStatements[${own.indexOf(code)}]`, {
        params: { what: code },
        fix: [{ op: 'remove', path: `/labelElements/supplementalStatements/${own.indexOf(code)}` }],
      }),
    ),
  ]
}

/** The upper end of a range that is wider is itself not in it (“0.1 – < 1 %”). */
function isMuch({ code, components: keys }: SupplementalStatement, { components }: Subject['decided']): boolean {
  const from = suggestedFrom(code)
  return components.some(({ key, content }) => keys.includes(key) && (content.from >= from || content.to > from))
}

/** Statements with a fill-in that only a person can write. */
const needsValues: ReadonlySet<string> = new Set(['EUH208', 'EUH201A'])

/** The names that the record prints, in English, against the substances behind the classes: CLP Article 18(3). */
function checkNamed(subject: Subject): Finding[] {
  const { record, decided: answer, isJudged } = subject
  const contains = record.labelElements.contains
  const ingredients = record.composition.ingredients
  const path = 'labelElements.contains'
  const foreign = contains.flatMap((text, index) =>
    ingredients.length > 0 && !isOfProduct(subject, text)
      ? [finding('label.substanceNotContained', `${path}[${index}]`, { params: { substance: text } })]
      : [],
  )
  if (!isJudged) return foreign
  const named = new Set(
    answer.components.flatMap((component) => (contains.some((text) => isNameOf(subject, text, component)) ? [component.key] : [])),
  )
  const missing = answer.label.named.flatMap(({ component, because, article }) => {
    if (named.has(component)) return []
    const categories = because.join(', ')
    const judged = answer.components.find(({ key }) => key === component)
    const substance = (judged && findIngredient(subject, judged)?.name) ?? judged?.name ?? component
    // A sensitiser is named by itself; of the other classes one substance each may stand for the rest, where the supplier thinks so.
    const isSensitiser = because.some((category) => category.includes('Sens.'))
    const isAnswered = because.every((category) =>
      answer.hazards.some((hazard) => hazard.category === category && hazard.because.some((key) => named.has(key))),
    )
    const isLeftOut = isAnswered && !isSensitiser
    // What the record does not classify is found by the comparison of classes.
    if (!because.some((category) => record.classification.some((own) => own.category === category))) return []
    return [
      finding(isLeftOut ? 'label.substanceLeftOut' : 'label.substanceNotNamed', path, {
        params: { substance, class: categories },
        article,
      }),
    ]
  })
  return [...foreign, ...missing]
}

/** A sensitiser that EUH208 names must be in the product, and each that asks for it is named: CLP Annex II, 2.8. */
function checkNamedInStatement(subject: Subject): Finding[] {
  const { record, decided: answer, context, isJudged } = subject
  const { supplementalStatements } = record.labelElements
  const index = supplementalStatements.findIndex(({ code }) => code === 'EUH208')
  if (!isJudged || index < 0) return []
  const printed = supplementalStatements.flatMap(({ code, values = {} }) => (code === 'EUH208' ? textsIn(Object.values(values)) : []))
  const requested = new Set(
    answer.label.because.supplemental.statements.flatMap(({ code, components }) => (code === 'EUH208' ? components : [])),
  )
  return answer.components.flatMap((component) => {
    const substance = requested.has(component.key) ? findIngredient(subject, component)?.name : undefined
    if (substance === undefined || printed.some((text) => isSameName(text, substance, context.readEnglish))) return []
    return [
      finding('label.substanceNotNamed', `labelElements.supplementalStatements[${index}].values`, {
        params: { substance, class: 'EUH208' },
        article: 'CLP Annex II, 2.8',
      }),
    ]
  })
}

/** Texts that the fill-ins of a statement hold, lists in lists. */
function textsIn(values: readonly (TextValue | undefined)[]): Text[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return textsIn(value)
    if (typeof value !== 'object') return []
    if ('phrase' in value) return value.phrase.startsWith('substance.') ? [value] : textsIn(Object.values(value.values ?? {}))
    return 'text' in value ? [value] : []
  })
}

/** Statements of CLP Annex IV, Table 6.1, and on disposal (Article 28(2)): they stand on any label for the public. */
const general = /^P(?:10[123]|50\d)/

function checkPrecautionary({ record, elements }: Subject): Finding[] {
  const codes = record.labelElements.precautionaryStatements.map(({ code }) => code)
  const path = 'labelElements.precautionaryStatements'
  const linked = new Set(record.classification.flatMap((entry) => [...linkedStatements(entry)]))
  const unfounded = codes.flatMap((code, index) =>
    general.test(code) || linked.has(code) || isPartOf(code, linked)
      ? []
      : [
          finding('label.precautionaryUnfounded', `${path}[${index}]`, {
            params: { what: code },
            fix: [{ op: 'remove', path: `/labelElements/precautionaryStatements/${index}` }],
          }),
        ],
  )
  // Of some classes the table has one on disposal alone: CLP Annex I, Table 5.1.
  const isRequested =
    [...linked].some((code) => !general.test(code)) && (elements.signalWord !== null || elements.hazardStatements.length > 0)
  const count = countPrecautionaryStatements(
    codes,
    record.classification.map(({ category }) => category),
  )
  return [
    ...unfounded,
    ...(isRequested && codes.every((code) => general.test(code)) ? [finding('label.precautionaryMissing', path)] : []),
    ...(count > mostPrecautionaryStatements ? [finding('label.precautionaryMany', path, { params: { count } })] : []),
  ]
}

/** A part of a combination that is linked, or a combination of parts that are: CLP Annex IV allows statements to be combined and taken apart. */
function isPartOf(code: string, linked: ReadonlySet<string>): boolean {
  const parts = code.split('+')
  const every = new Set([...linked].flatMap((one) => one.split('+')))
  return parts.every((part) => every.has(part))
}
