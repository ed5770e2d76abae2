import type { TransportTable } from '../clp/adr/table-a.ts'
import type { CandidateList } from '../clp/annex-vi/candidate-list.ts'
import type { SubstanceRegister } from '../clp/classification/register.ts'
import { entryName } from '../clp/classification/identify-component.ts'
import type { Mixture, Use } from '../clp/classification/mixture.ts'
import type { AnsweredComponent } from '../clp/consequences/answered-component.ts'
import type { ClassificationAnswer } from '../clp/consequences/compose-answer.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { Ingredient, NoteCondition } from '../shared/record/composition.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { MeasuredName } from '../shared/recipe/recipe.ts'
import type { Quantity, Text } from '../shared/record/texts.ts'
import { isSameSubstance } from '../shared/classification/is-same-substance.ts'
import { groups, isIn, type Group } from './groups.ts'
import type { Decision } from './proposal.ts'

/** What a substance is called and known for beside its classification: limits at the workplace, studies, names in 24 languages. */
export type SubstanceFacts = Omit<Ingredient, 'contentRange'>

const nothingKnown = {
  classification: [],
  specificLimits: [],
  acuteToxicityEstimates: [],
  notes: [],
  concerns: [],
  exposureLimits: [],
  noEffectLevels: [],
  noEffectConcentrations: [],
  toxicity: [],
  ecotoxicity: [],
} satisfies Partial<SubstanceFacts>

/** For a substance that the library does not know, only its name. */
export const unknownSubstance = (name: SubstanceFacts['name']): SubstanceFacts => ({ ...nothingKnown, name })

export interface SubstanceLibrary {
  /** by number first, by its name in any language where it has none; null where the library does not know it */
  find(component: Pick<AnsweredComponent, 'cas' | 'ec' | 'index' | 'name'>): SubstanceFacts | null
  /** the English name that it has by a number of this substance; null where none is known */
  englishNameOf(component: Pick<AnsweredComponent, 'cas' | 'ec' | 'index'>): string | null
  /** those that have this registration, whoever the registrant is: names of one substance may be several */
  findRegistered(number: string): readonly SubstanceFacts[]
}

/** What the proposals rest on. None of it is read from a clock, a file or a network. */
export interface ProposeInput {
  readonly record: ProductRecord
  /** what was judged: the recipe, with what was measured and what a person overruled */
  readonly mixture: Mixture
  readonly answer: ClassificationAnswer
  /** for whom the product is; where nobody said so, `mixture.use` is taken */
  readonly uses: readonly Use[]
  readonly decisions: readonly Decision[]
  /** what is stated of raw materials for Notes of their entries, by the place of the component in the mixture */
  readonly noteConditions: ReadonlyMap<string, readonly NoteCondition[]>
  /** figures that were typed with a sign, `> 100`: the engine has a figure beyond it, the sheet says what was typed */
  readonly signed: ReadonlyMap<MeasuredName, Pick<Quantity, 'sign' | 'value'>>
  readonly library: SubstanceLibrary
  readonly transportTable: TransportTable
  /** of a kit: what the public sees of its products, in their order; one that nobody can see is left out */
  readonly components: readonly Pick<ProductRecord, 'name' | 'transport'>[]
  readonly candidates: CandidateList
  readonly harmonised: SubstanceRegister['harmonised']
  /** the language in which a person typed the names of substances that no register knows */
  readonly language: LanguageCode
  /** what the workgroup's own substances are called, by key; nothing of one that has no names by language */
  ownNames(key: string): Readonly<Partial<Record<LanguageCode, string>>>
}

/** A class of the mixture with one of its statements. */
export interface MetClass {
  readonly category: string
  readonly statement: string | null
}

/** The input as the rules look at it. */
export interface Facts extends ProposeInput {
  readonly met: readonly MetClass[]
  nameOf(component: Pick<AnsweredComponent, 'cas' | 'ec' | 'index' | 'name' | 'entry' | 'classification' | 'substance'>): Text
  /** the component with the name of its entry before the one that was typed, for rules that know substances by parts of their English names */
  named(component: AnsweredComponent): AnsweredComponent
  /** the components of a group, most content first */
  inGroup(group: Group): readonly AnsweredComponent[]
}

export function readFacts(input: ProposeInput): Facts {
  const { answer, mixture, record, library } = input
  const met = answer.classification.flatMap(({ class: category, statements }): MetClass[] =>
    statements.length === 0 ? [{ category, statement: null }] : statements.map((statement) => ({ category, statement })),
  )
  const present = answer.components
    .filter(({ content }) => content.to > 0)
    .toSorted((a, b) => b.content.to - a.content.to)
    .map((component) => ({ component, named: withOfficialName(component, input) }))
  const byGroup = new Map(
    groups.map((group) => [group, present.filter(({ named }) => isIn[group](named, answer)).map(({ component }) => component)]),
  )
  return {
    ...input,
    met,
    uses: input.uses.length > 0 || mixture.use === null ? input.uses : [mixture.use],
    nameOf: (component) => {
      const own = record.composition.ingredients.find((one) => isSameSubstance(one, component))
      const ofGroup = component.substance === null ? {} : input.ownNames(component.substance)
      // What a person wrote on this sheet stays; where it has nothing, the workgroup's names come in.
      if (own) return 'text' in own.name ? { text: { ...ofGroup, ...own.name.text } } : own.name
      const known = library.find(component)
      if (known !== null && !isAnotherEntry(known, component)) return known.name
      const isNamed = Object.values(ofGroup).includes(component.name)
      return { text: { ...(isNamed ? {} : namesOf(component, input)), ...ofGroup } }
    },
    named: (component) => present.find((one) => one.component === component)?.named ?? component,
    inGroup: (group) => byGroup.get(group) ?? [],
  }
}

/**
 * Whether the library has another entry of Annex VI than the mixture: zinc powder is pyrophoric or stabilised under one CAS number. Without a choice
 * between them the component has no index number, and neither name nor number of one of them is its own; a massive metal is in none of the entries of its powders.
 */
export const isAnotherEntry = (
  { indexNumber }: SubstanceFacts,
  { index, entry, classification }: Pick<AnsweredComponent, 'index' | 'entry' | 'classification'>,
): boolean =>
  indexNumber !== undefined && indexNumber !== index && (entry === null || classification.some(({ source }) => source === 'harmonised'))

/**
 * A substance that the library does not know: in English as CLP Annex VI names it (CLP Article 18(2)(a)), where it has an entry, and as it was typed in the
 * language of who typed it.
 */
function namesOf(
  component: Pick<AnsweredComponent, 'cas' | 'ec' | 'name' | 'entry'>,
  { harmonised, language }: Pick<ProposeInput, 'harmonised' | 'language'>,
): Partial<Record<LanguageCode, string>> {
  const printed = printedNameOf(component, harmonised)
  const [typed, official] = [withoutShare(component.name), printed === null ? null : withoutShare(printed)]
  if (official === null) return { [language]: typed }
  // A name that differs in capitals alone keeps those that the person typed.
  if (typed.toLowerCase() === official.toLowerCase()) return { en: typed }
  return { [language]: typed, en: official }
}

/** The name of its entry; null without one. */
function printedNameOf(
  { cas, ec, entry }: Pick<AnsweredComponent, 'cas' | 'ec' | 'entry'>,
  harmonised: ProposeInput['harmonised'],
): string | null {
  if (entry === null) return null
  const found = [
    ...(cas === null ? [] : harmonised.findByCas(cas)),
    ...(ec === null ? [] : harmonised.findByEc(ec)),
    ...harmonised.findByIndex(entry.index),
  ]
  return entryName(found.find((one) => one.entry.index === entry.index))
}

/**
 * Groups know some substances by parts of their English names. One may be typed in another language, shortened, by a trade name or its number alone, so that the
 * name of its entry is read beside it, or else that of the library; of an entry for a group of substances without those that it excepts: the salts of hydrogen cyanide are none of mercury.
 */
function withOfficialName(
  component: AnsweredComponent,
  { harmonised, library }: Pick<ProposeInput, 'harmonised' | 'library'>,
): AnsweredComponent {
  const known = component.entry === null ? library.englishNameOf(component) : null
  const names = [printedNameOf(component, harmonised) ?? known ?? '', component.name]
  const read = names.map((name) => name.replace(/,? with the exception of.*$/i, '')).filter((name) => name !== '')
  return { ...component, name: [...new Set(read)].join('; ') }
}

/**
 * “formic acid … %”, “sodium hypochlorite, solution … % Cl active”: the entry leaves room for the content of the solution that is sold (CLP Annex VI,
 * 1.1.3.1, Note B). An ingredient is named without that content, which stands beside its name.
 */
const withoutShare = (name: string): string => name.replace(/(?:,? solution)?,?\s*(?:…|\.{3})\s*%.*$/u, '').trim() || name
