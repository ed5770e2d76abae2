import type { TransportTable } from '../clp/adr/table-a.ts'
import type { CandidateList } from '../clp/annex-vi/candidate-list.ts'
import type { FoundEntry } from '../clp/annex-vi/register.ts'
import type { Mixture, Override } from '../clp/classification/mixture.ts'
import type { SubstanceRegister } from '../clp/classification/register.ts'
import type { AnsweredComponent } from '../clp/consequences/answered-component.ts'
import type { ClassificationAnswer } from '../clp/consequences/compose-answer.ts'
import type { LabelElements } from '../clp/label/label-elements.ts'
import { labelElementsOf } from '../documents/label-elements-of-record.ts'
import { mixtureOfRecord } from '../shared/classification/mixture-of-record.ts'
import { isSameSubstance } from '../shared/classification/is-same-substance.ts'
import type { ReadText } from '../shared/classification/component-of-ingredient.ts'
import type { Ingredient } from '../shared/record/composition.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text, TextValue } from '../shared/record/texts.ts'
import { decisionsOf } from './decisions.ts'
import type { Finding } from './finding.ts'
import { judgeRecipeBehind, type JudgedRecipe, type RecipeBehind } from './recipe-behind.ts'
import { statedClasses, type StatedClass } from './stated-classes.ts'

/** Another product that bears the same UFI. */
export interface OtherProduct {
  readonly name: string
  readonly record: ProductRecord
}

/** By what the library finds a substance. */
export type SubstanceNumbers = Pick<AnsweredComponent, 'cas' | 'ec' | 'index'>

/** Classes of a substance, with the limits, factors and estimates that they are of. */
export type FurtherClasses = Pick<
  Ingredient,
  'classification' | 'specificLimits' | 'acuteToxicityEstimates' | 'mFactorAcute' | 'mFactorChronic'
>

/** A product that a kit holds. */
export type KitComponent = Pick<ProductRecord, 'name' | 'classification' | 'labelElements' | 'transport' | 'composition' | 'uses'>

/** What the check needs besides the record. None of it depends on the clock: the day is given. */
export interface CheckContext {
  /** YYYY-MM-DD: the law of this day holds */
  readonly day: string
  classify(mixture: Mixture, register: SubstanceRegister): ClassificationAnswer
  registerAt(day: string): SubstanceRegister
  readonly candidates: CandidateList
  readonly transportTable: TransportTable
  readonly readEnglish: ReadText
  /** workplace limits of the Union that the library of substances knows and that hold on the day (REACH Annex II, 3.2.1 (b) and 8.1) */
  unionLimitsOf(numbers: SubstanceNumbers): Ingredient['exposureLimits']
  /** limits of a State that the library knows of a substance */
  stateLimitsOf(numbers: SubstanceNumbers, country: string): Ingredient['exposureLimits']
  /** numbers of the substances of the library that have this registration, whoever the registrant is (REACH Article 20(3)) */
  findRegistered(number: string): readonly Pick<SubstanceNumbers, 'cas' | 'ec'>[]
  /** numbers of a substance of the library, found by any of its own, else by its name in any language; null where it has none */
  findInLibrary(substance: SubstanceNumbers & { readonly name: string }): Pick<SubstanceNumbers, 'cas' | 'ec'> | null
  /**
   * classes that the library knows of a substance beside its entry of Annex VI, which leaves them to the supplier (CLP Article 4(3)), by the law of
   * the day; null where it adds none, does not know the substance, or has several of its numbers
   */
  furtherClassesOf(numbers: SubstanceNumbers): FurtherClasses | null
  /** the version that is published, and the day of the first one; null where there is none */
  readonly published: { readonly record: ProductRecord; readonly since: string } | null
  /** the recipe that it is the sheet of; null: nobody has stored one */
  readonly recipe: RecipeBehind | null
  /** products among which one UFI stands for one composition; those that share it rightly are left out */
  readonly others: readonly OtherProduct[]
  /** of a kit: what the public sees of its components, as far as they are known */
  readonly components: readonly KitComponent[]
}

/** A record as the rules look at it. */
export interface Subject {
  readonly record: ProductRecord
  readonly context: CheckContext
  /** the classes of the record one by one */
  readonly stated: readonly StatedClass[]
  /** the engine’s answer for section 3, by the law of the day */
  readonly listed: ClassificationAnswer
  /** its answer for the recipe where there is one, else for section 3 */
  readonly answer: ClassificationAnswer
  readonly recipe: JudgedRecipe | null
  /** what was judged: the recipe where there is one, else what the record says */
  readonly mixture: Mixture
  /** the same with what the record decides against the calculation: what follows for label and transport follows from this */
  readonly decided: ClassificationAnswer
  /** the label that the record’s own classification makes */
  readonly elements: LabelElements
  /** whether the engine has something to judge: a mixture that names its ingredients */
  readonly isJudged: boolean
  /** whether Annex VI is known as it stood on the day: of entries that changed before the register began, only the later form is */
  readonly isStateKnown: boolean
}

/** A rule looks at one subject and says what is wrong with it. */
export type Rule = (subject: Subject) => readonly Finding[]
export function openSubject(record: ProductRecord, context: CheckContext): Subject {
  const mixture = mixtureOfRecord(record, context.readEnglish)
  const register = context.registerAt(context.day)
  const listed = context.classify(mixture, register)
  const recipe = context.recipe && judgeRecipeBehind(context.recipe, mixture, register, context.classify)
  const answer = recipe?.answer ?? listed
  const stated = statedClasses(record.classification)
  const isStateKnown = context.day >= register.harmonised.completeFrom || !hasLaterEntries(record, register)
  const overrides = joinDecisions(recipe?.kept ?? [], decisionsOf(record, stated, answer.hazards))
  const judged = recipe?.mixture ?? mixture
  const law = context.recipe ? { ...register, findOwn: context.recipe.findOwn } : register
  return {
    record,
    context,
    stated,
    listed,
    answer,
    recipe,
    mixture: judged,
    decided: overrides.length === 0 ? answer : context.classify({ ...judged, overrides }, law),
    elements: labelElementsOf(record),
    isJudged: isStateKnown && record.composition.kind === 'mixture' && (recipe !== null || record.composition.ingredients.length > 0),
    isStateKnown,
  }
}

/** One decision for each class: that of the recipe, which was made for a calculation, before that of the record. */
function joinDecisions(kept: readonly Override[], stated: readonly Override[]): Override[] {
  const isSame = (one: Override, other: Override) =>
    one.hazardClass === other.hazardClass && (one.differentiation === null || one.differentiation === other.differentiation)
  return [...kept, ...stated.filter((one) => !kept.some((other) => isSame(other, one)))]
}

function hasLaterEntries({ composition }: ProductRecord, { harmonised }: SubstanceRegister): boolean {
  return composition.ingredients.some(({ casNumber, ecNumber, indexNumber }) =>
    [
      ...(casNumber === undefined ? [] : harmonised.findByCas(casNumber)),
      ...(ecNumber === undefined ? [] : harmonised.findByEc(ecNumber)),
      ...(indexNumber === undefined ? [] : harmonised.findByIndex(indexNumber)),
    ].some(({ standing }) => standing === 'announced'),
  )
}

/** The ingredient that a judged component is: of section 3 by its place, of a recipe by the first number that both have. */
export function findIngredient({ record, recipe }: Subject, { paths, ...component }: AnsweredComponent): Ingredient | undefined {
  const { ingredients } = record.composition
  if (recipe !== null) return ingredients.find((one) => isSameSubstance(one, component))
  return paths.flatMap((place) => ingredients[Number(place.split('.').at(-1))] ?? [])[0]
}

/** What was judged of an ingredient of section 3. */
export const componentAt = ({ listed }: Subject, index: number): AnsweredComponent | undefined =>
  listed.components.find(({ paths }) => paths.includes(`composition.ingredients.${index}`))

/** The entries of Annex VI that have a component's index number, whatever the day from which each applies; none where it has no entry. */
export function entriesOf({ context }: Subject, component: AnsweredComponent | undefined): readonly FoundEntry[] {
  return component?.entry == null ? [] : context.registerAt(context.day).harmonised.findByIndex(component.entry.index)
}

/** Whether one of the phrases stands among the texts. */
export const has = (texts: readonly Text[], ...phrases: readonly string[]): boolean =>
  texts.some((text) => 'phrase' in text && phrases.includes(text.phrase))

/** The texts that a value of a sentence names, such as substances. */
export const textsOfValue = (value: TextValue | undefined): Text[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'object' && !('unit' in one) ? [one] : []))

/** The hazard statements of classes, those of combined codes one by one. */
export const statementsOf = (classes: readonly { readonly statements: readonly string[] }[]): string[] =>
  classes.flatMap(({ statements }) => statements.flatMap((one) => one.split('+')))

/** The first statement of the record's own classes that fits. */
export const findStatement = ({ classification }: ProductRecord, pattern: RegExp): string | undefined =>
  statementsOf(classification).find((one) => pattern.test(one))
