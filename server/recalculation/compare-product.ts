import type { Mixture } from '../../clp/classification/mixture.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { ProposeInput } from '../../propose/facts.ts'
import type { Proposal } from '../../propose/proposal.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { NamedOwnSubstance } from '../../shared/own-substances.ts'
import type { ProductDifference } from '../../shared/recalculation.ts'
import { recipe as recipeSchema, type Recipe } from '../../shared/recipe/recipe.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { refuseTooMany } from '../classify/refuse-too-many.ts'
import type { FollowingProposal } from '../db/recalculation-tables.ts'
import type { OwnTables } from '../proposals/open-tables.ts'
import { nameOf } from '../proposals/name-of.ts'
import { judgeOverruled, type JudgedMixture } from '../proposals/judge-overruled.ts'
import { judgeRecipe } from '../recipe/judge-recipe.ts'
import { namesIn, proposeFor, readParts } from '../proposals/propose-for.ts'
import { beginRecipe } from '../recipe/begin-recipe.ts'
import type { Register } from '../substances/open-register.ts'
import type { Comparison } from './comparison.ts'

/** The law of a day, together with the state of the workgroup's own substances. */
export interface Standing {
  readonly day: string
  readonly own: ReadonlyMap<string, NamedOwnSubstance>
}

/** A product, and the two standings by which it is classified. */
export interface ComparedProduct {
  /** as it is stored; null: the record is used instead */
  readonly recipe: unknown
  readonly working: WorkingRecord
  readonly stored: ProductRecord
  readonly language: LanguageCode
  readonly before: Standing
  readonly after: Standing
}

export interface ComparingTools extends OwnTables {
  readonly register: Register
}

const failed = (failure: Comparison['failure']): Comparison => ({
  outcome: 'failed',
  failure,
  difference: null,
  follows: [],
  isLabel: false,
})

const nothing: ProductDifference['label']['pictograms'] = { added: [], gone: [] }
const unchanged: Comparison = {
  outcome: 'unchanged',
  failure: null,
  difference: {
    classes: [],
    label: {
      signalWord: null,
      pictograms: nothing,
      hazardStatements: nothing,
      supplementalStatements: nothing,
      precautionaryStatements: nothing,
    },
    transport: null,
    sections: [],
    overrules: [],
  },
  follows: [],
  isLabel: false,
}

/**
 * What a change means for a product: its recipe is classified by both standings, and the proposals for its record are compared. Other
 * deviations of the record are not part of the difference.
 */
export function compareProduct(tools: ComparingTools, product: ComparedProduct): Comparison {
  const { working, before, after } = product
  const recipe = product.recipe === null ? beginRecipe(working, product.language) : recipeSchema.parse(product.recipe)
  const { mixture, noteConditions } = judgeRecipe({ ...recipe, overrides: [] }, nameOf(working))
  if (mixture === null) return failed('nothingToJudge')
  for (const { own } of [before, after]) if (refuseTooMany(mixture.components, own) !== null) return failed('tooMany')
  const [left, right] = [before, after].map((standing) =>
    judgeAt(tools, { recipe, mixture, noteConditions, name: nameOf(working) }, standing),
  )
  if (left === undefined || right === undefined || left.told === right.told) return unchanged
  const propose = proposerOf(tools, recipe, product)
  const changed = changedProposals(propose(left), propose(right))
  const difference: ProductDifference = {
    classes: compareClasses(left.judged.decided, right.judged.decided),
    label: compareLabels(left.judged.decided, right.judged.decided),
    transport: compareTransport(left.judged.decided, right.judged.decided),
    sections: sectionsOf(changed),
    overrules: lapsedIn(left.judged, right.judged),
  }
  const { label } = difference
  const isLabel =
    label.signalWord !== null ||
    [label.pictograms, label.hazardStatements, label.supplementalStatements, label.precautionaryStatements].some(isDifferent)
  const isChanged =
    isLabel || difference.classes.length + difference.sections.length + difference.overrules.length > 0 || difference.transport !== null
  return {
    outcome: isChanged ? 'changed' : 'unchanged',
    failure: null,
    difference,
    follows: changed.flatMap(({ after: one }) => (one === undefined ? [] : followingOf(one))),
    isLabel,
  }
}

interface Judged {
  judged: JudgedMixture
  /** what sheets call the own substances among its components */
  ownNames: ProposeInput['ownNames']
  /** everything on which proposals depend: if it is the same, so are they */
  told: string
}

function judgeAt(tools: ComparingTools, requested: Parameters<typeof judgeOverruled>[1], { day, own }: Standing): Judged {
  const register = tools.register.at(day)
  const judge = (one: Mixture) => tools.engine(one, { ...register, findOwn: (key) => own.get(key) ?? null })
  const judged = judgeOverruled(judge, requested)
  const { at: _day, transport, ...decided } = judged.decided
  // Another edition of the same rules does not change the goods.
  const goods = transport?.modes.map(({ edition: _edition, notes: _notes, ...mode }) => mode)
  const numbers = decided.components.flatMap(({ cas, ec }) => [cas, ec].filter((number) => number !== null))
  const candidates = numbers.map((number) => tools.register.candidates.find(number, day).length)
  const ownNames = namesIn(own)
  const names = decided.components.map(({ substance }) => (substance === null ? null : ownNames(substance)))
  return { judged, ownNames, told: JSON.stringify([decided, goods, candidates, names, judged.overrides.map(({ isLapsed }) => isLapsed)]) }
}

function proposerOf(tools: ComparingTools, recipe: Recipe, product: ComparedProduct): (standing: Judged) => readonly Proposal[] {
  // The transport data of a kit follow from its components, not from a substance or law that changes, so kits are compared without them.
  const proposing = { ...tools, components: [] }
  const read = { ...readParts(product), language: product.language }
  return ({ judged, ownNames }) => proposeFor({ ...proposing, ownNames }, judged, recipe, read).proposals
}

interface ChangedProposal {
  before: Proposal | undefined
  after: Proposal | undefined
}

/** Proposals that only one of the two makes, and those with different values. */
function changedProposals(before: readonly Proposal[], after: readonly Proposal[]): ChangedProposal[] {
  const [left, right] = [before, after].map((proposals) => new Map(proposals.map((one) => [one.id, one])))
  const ids = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])
  return [...ids].flatMap((id) => {
    const one = { before: left?.get(id), after: right?.get(id) }
    return valueOf(one.before) === valueOf(one.after) ? [] : [one]
  })
}

/** A proposal that was accepted and has lost its cause counts as not proposed. */
const valueOf = (proposal: Proposal | undefined): string | null => (proposal && proposal.state !== 'gone' ? proposal.madeFor : null)

const followingOf = ({ id, madeFor, state }: Proposal): FollowingProposal[] =>
  state === 'open' || state === 'differs' || state === 'gone' ? [{ id, madeFor, state }] : []

/** 2.1 before 3.2 before 11; a removed proposal is sorted by its former section. */
function sectionsOf(changed: readonly ChangedProposal[]): string[] {
  const sections = changed.map(({ before, after }) => after?.section || before?.section || '').filter((one) => one !== '')
  return [...new Set(sections)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

type Classes = ProductDifference['classes']

function compareClasses(before: ClassificationAnswer, after: ClassificationAnswer): Classes {
  const keyOf = ({ hazardClass, differentiation }: ClassificationAnswer['hazards'][number]) => `${hazardClass} ${differentiation ?? ''}`
  const old = new Map(before.hazards.map((one) => [keyOf(one), one]))
  return after.hazards.flatMap((one) => {
    const [was, is] = [classOf(old.get(keyOf(one))), classOf(one)]
    const { hazardClass, differentiation } = one
    return was === is ? [] : [{ hazardClass, differentiation, before: was, after: is }]
  })
}

const classOf = (result: ClassificationAnswer['hazards'][number] | undefined): string | null =>
  result?.outcome === 'classified' ? [result.category, ...result.statements].join(' ') : null

function compareLabels({ label: before }: ClassificationAnswer, { label: after }: ClassificationAnswer): ProductDifference['label'] {
  return {
    signalWord: before.signalWord === after.signalWord ? null : { before: before.signalWord, after: after.signalWord },
    pictograms: compareLists(before.pictograms, after.pictograms),
    hazardStatements: compareLists(before.hazardStatements, after.hazardStatements),
    supplementalStatements: compareLists(before.supplementalStatements, after.supplementalStatements),
    precautionaryStatements: compareLists(before.precautionaryStatements, after.precautionaryStatements),
  }
}

interface ListDifference {
  added: string[]
  gone: string[]
}

const compareLists = (before: readonly string[], after: readonly string[]): ListDifference => ({
  added: after.filter((one) => !before.includes(one)),
  gone: before.filter((one) => !after.includes(one)),
})

const isDifferent = ({ added, gone }: ListDifference): boolean => added.length + gone.length > 0

function compareTransport(before: ClassificationAnswer, after: ClassificationAnswer): ProductDifference['transport'] {
  const [was, is] = [transportOf(before), transportOf(after)]
  return was === is ? null : { before: was, after: is }
}

/** UN 1263, 3, III: as the transport document has it (ADR 5.4.1.1.1); empty if it is not dangerous goods. */
function transportOf({ transport }: ClassificationAnswer): string {
  const road = transport?.isDangerous === true ? transport.modes.find(({ mode, regulated }) => mode === 'road' && regulated) : undefined
  if (road === undefined) return ''
  const { unNumber, transportClass, packingGroup, environmentallyHazardous } = road
  const marks = environmentallyHazardous ? ['ENVIRONMENTALLY HAZARDOUS'] : []
  return [unNumber === null ? null : `UN ${unNumber.replace(/^UN\s*/, '')}`, transportClass, packingGroup, ...marks]
    .filter((one) => one !== null && one !== '')
    .join(', ')
}

/** Classes with a decision that was valid before and has to be confirmed now. */
function lapsedIn(before: JudgedMixture, after: JudgedMixture): string[] {
  return after.overrides.flatMap(({ override, isLapsed }, index) =>
    isLapsed && before.overrides[index]?.isLapsed === false ? [override.category ?? override.class] : [],
  )
}
