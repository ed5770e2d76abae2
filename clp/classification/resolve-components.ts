/** From what was typed to substances: raw materials taken apart, harmonised entries found, the same substance added up. */
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import type { FoundEntry } from '../annex-vi/register.ts'
import { readStrength } from '../read-strength.ts'
import type { ResolvedComponent, Room } from './component.ts'
import { shownNotes } from './annex-vi-notes.ts'
import { chooseEntries } from './choose-entries.ts'
import { withNameCompared } from './compare-name.ts'
import { add, compare, divide, exact, hundred, isLess, isPositive, multiply, subtract, toNumber, zero, type Exact } from './exact.ts'
import { entryName, foundFor, keysOf, onlyNumber, type Leaf, type Whole } from './identify-component.ts'
import { mergeOwn, nothingSaid } from './merge-own.ts'
import type { Content, Mixture, MixtureComponent, OwnData, UnknownEndpoint } from './mixture.ts'
import { isRange, measureWholes, withinWhole } from './raw-material-room.ts'
import { readFacts } from './read-facts.ts'
import type { SubstanceRegister } from './register.ts'
import { remark } from './sentences.ts'
import { casOfSolution, withSolutions } from './solutions.ts'
import type { Warning } from './warning.ts'

export interface ResolvedMixture {
  readonly components: readonly ResolvedComponent[]
  /** see `Judging.room` and `Judging.remainder` */
  readonly room: Exact
  readonly remainder: Exact
  readonly warnings: readonly Warning[]
}

const part3 = 'CLP Annex VI, Part 3'
const whole: Content = { from: hundred, to: hundred }

/** Finds, joins and adds up; gives no error, since the door has let only possible figures in. */
export function resolveComponents(mixture: Pick<Mixture, 'components' | 'physicalState'>, register: SubstanceRegister): ResolvedMixture {
  const warnings: Warning[] = []
  const groups = new Map<string, Leaf[]>()
  const opening: Opening = { register, isGas: mixture.physicalState === 'gas', warnings }
  const leaves = chooseForSums(
    mixture.components.flatMap((component) => takeApart(component, whole, true, [], opening)),
    opening,
  )
  const keys = keysOf(leaves)
  for (const [index, leaf] of leaves.entries()) {
    const key = keys[index] ?? ''
    const group = groups.get(key)
    if (group) group.push(leaf)
    else groups.set(key, [leaf])
  }
  const wholes = measureWholes(leaves)
  // A row of 0 %, as spreadsheets of several variants have them, is no component: it is neither named nor does it corrode.
  const components = [...groups]
    .map(([key, some]) => joinLeaves(key, some, wholes, warnings))
    .filter(({ content }) => isPositive(content.to))
  const least = components.reduce((sum, { content }) => add(sum, content.from), zero)
  const upperEnds = components.reduce((sum, { content }) => add(sum, content.to), zero)
  const most = [...wholes.values()].reduce((sum, { over }) => subtract(sum, over), upperEnds)
  if (isLess(hundred, least)) warnings.push(overHundred(least))
  const positive = (figure: Exact): Exact => (isPositive(figure) ? figure : zero)
  return { components, room: positive(subtract(hundred, least)), remainder: positive(subtract(hundred, most)), warnings }
}

function overHundred(sum: Exact): Warning {
  return { ...remark('sum.over100', null, { sum: toNumber(sum) }), path: 'mixture.components' }
}

interface Opening {
  register: SubstanceRegister
  isGas: boolean
  warnings: Warning[]
}

function takeApart(component: MixtureComponent, share: Content, isAdditive: boolean, within: readonly Whole[], opening: Opening): Leaf[] {
  const { register, warnings } = opening
  const known = component.substance === null ? null : register.findOwn(component.substance)
  const named = known ? { ...component, cas: known.cas, ec: known.ec, index: known.index, name: component.name ?? known.name } : component
  const parts = component.components.length > 0 ? component.components : (known?.components ?? [])
  const content = shareOf(component.content, share)
  const additive = isAdditive && component.additive
  if (component.substance !== null && !known) warnings.push(noSuchKey(component, component.substance))
  if (parts.length > 0 && component.own !== null) warnings.push(besideComponents(component))
  // What a kept raw material is made of has no place in the request: it stands where the raw material does.
  if (parts.length > 0) {
    const inner = parts.some(isRange) ? [...within, { to: content.to }] : within
    return withinWhole(parts.map((part) => ({ ...part, path: placeOf(part, component) }))).flatMap((part) =>
      takeApart(part, content, additive, inner, opening),
    )
  }
  const entries = findEntries(named, register, warnings)
  const own = known?.own && component.own ? mergeOwn([known.own, component.own]) : (component.own ?? known?.own ?? null)
  return [{ component: named, content, entries, own, isAdditive: additive, within }]
}

/** Where the content decides which entry holds, it is that of all rows with the number: twice 40 % of nitric acid is above 70 %. */
function chooseForSums(leaves: readonly Leaf[], { register, isGas, warnings }: Opening): Leaf[] {
  const sums = new Map<string, Exact>()
  for (const { component, content } of leaves) {
    if (component.cas !== null) sums.set(component.cas, add(sums.get(component.cas) ?? zero, content.to))
  }
  return leaves.map((leaf) => {
    const { component, content, entries } = leaf
    const most = component.cas === null ? content.to : (sums.get(component.cas) ?? content.to)
    const chosen = chooseEntries(entries, component, most, isGas, warnings)
    const cas = component.cas ?? casOfSolution(chosen, register)
    return { ...leaf, component: cas === component.cas ? component : { ...component, cas }, entries: chosen }
  })
}

const placeOf = (part: MixtureComponent, { path, components }: MixtureComponent): string => (components.includes(part) ? part.path : path)

function noSuchKey({ path }: MixtureComponent, key: string): Warning {
  return { ...remark('substance.noSuchKey', null, { key }), path }
}

/** A raw material is what its components are; a classification of it as a whole counts only where they are not known. */
function besideComponents({ path, name, substance }: MixtureComponent): Warning {
  return { ...remark('own.besideComponents', null, { name: name ?? substance ?? '' }), path: `${path}.own` }
}

const shareOf = ({ from, to }: Content, share: Content): Content => {
  if (share === whole) return { from, to }
  return { from: divide(multiply(from, share.from), hundred), to: divide(multiply(to, share.to), hundred) }
}

function findEntries(component: MixtureComponent, register: SubstanceRegister, warnings: Warning[]): readonly FoundEntry[] {
  const { cas, ec, index, name } = component
  const applying = (found: readonly FoundEntry[]) => findApplying(found, component, register, warnings)
  if (index !== null) {
    const byIndex = applying(register.harmonised.findByIndex(index))
    // An entry without a CAS number is one of a group: the number says which of it. One for a salt covers its hydrates, whose numbers it does not print.
    const isForeign = ({ entry }: FoundEntry) =>
      cas !== null &&
      entry.cas.length > 0 &&
      !entry.cas.some(({ text }) => text === cas) &&
      !register.harmonised.findByCas(cas).some((one) => one.entry.index === entry.index)
    if (byIndex.some(isForeign)) warnings.push(contradiction(component, cas ?? '', index))
    return withNameCompared(withSolutions(byIndex, register), component, register, warnings)
  }
  if (cas !== null) {
    const byCas = applying(register.harmonised.findByCas(cas))
    const [first] = byCas
    if (first && ec !== null && isOfAnother(ec, byCas, register)) warnings.push(contradiction(component, ec, first.entry.index))
    if (byCas.length > 0 || ec === null) return withNameCompared(withSolutions(byCas, register), component, register, warnings)
  }
  if (ec !== null) return withNameCompared(applying(register.harmonised.findByEc(ec)), component, register, warnings)
  if (name === null) return []
  const byName = withSolutions(applying(findByName(name, component, register, warnings)), register)
  // A name is no identifier: the person who classified what bears it has said what it is, and is told of the entry.
  const isClassified = component.own !== null && component.own.classification.length > 0
  if (isClassified && byName.length > 0) warnings.push(sameName(component, byName))
  return isClassified ? [] : byName
}

/** “Salzsäure 30 %” is hydrochloric acid. Its content may be that of the acid or of its solution, of which the acid is the worse (ours). */
function findByName(name: string, { path }: MixtureComponent, register: SubstanceRegister, warnings: Warning[]): readonly FoundEntry[] {
  const found = register.findByName(name)
  const strength = found.length > 0 ? null : readStrength(name)
  if (strength === null) return found
  const undiluted = register.findByName(strength.rest)
  if (undiluted.length > 0) warnings.push({ ...remark('substance.contentInName', null, { name }), path })
  return undiluted
}

/**
 * What applies on the day. What a later act announces is said and does not count yet; of a day before the register is whole the later form
 * stands for the one that is not known.
 */
function findApplying(
  found: readonly FoundEntry[],
  { path }: MixtureComponent,
  { harmonised }: SubstanceRegister,
  warnings: Warning[],
): readonly FoundEntry[] {
  const announced = found.filter(({ standing }) => standing === 'announced')
  if (announced.length === 0) return found
  const applying = found.filter(({ standing }) => standing === 'applies')
  // What a later act enters anew was no entry before it, and nothing stands for it.
  const later = announced.filter(({ entry }) => entry.appliesFrom <= harmonised.completeFrom)
  const isIncomplete = applying.length === 0 && harmonised.day < harmonised.completeFrom && later.length > 0
  for (const { entry } of announced) {
    const params = { index: entry.index, from: entry.appliesFrom }
    warnings.push({ ...remark(isIncomplete ? 'substance.laterForm' : 'substance.announced', part3, params), path })
  }
  return isIncomplete ? later : applying
}

function sameName({ path, name }: MixtureComponent, found: readonly FoundEntry[]): Warning {
  const params = { name: name ?? '', index: found.map(({ entry }) => entry.index).join(', ') }
  return { ...remark('substance.sameName', 'CLP Article 4(3)', params), path }
}

/** Whether an EC number is that of another entry than the CAS number; a list number that no entry has may well be of the same substance. */
function isOfAnother(ec: string, byCas: readonly FoundEntry[], register: SubstanceRegister): boolean {
  const byEc = register.harmonised.findByEc(ec)
  return byEc.length > 0 && !byEc.some((one) => byCas.some(({ entry }) => entry.index === one.entry.index))
}

function contradiction({ path }: MixtureComponent, number: string, index: string): Warning {
  return { ...remark('substance.numbersContradict', part3, { cas: number, index }), path }
}

function joinLeaves(key: string, leaves: readonly Leaf[], wholes: ReadonlyMap<Whole, Room>, warnings: Warning[]): ResolvedComponent {
  const content = leaves.map((leaf) => leaf.content).reduce((sum, one) => ({ from: add(sum.from, one.from), to: add(sum.to, one.to) }))
  const own = leaves.every((leaf) => leaf.own === null) ? null : mergeOwn(leaves.map((leaf) => leaf.own ?? nothingSaid))
  const found = foundFor(leaves)
  const entries = found.length < 2 ? found.map(({ entry }) => entry) : [...new Set(found.map(({ entry }) => entry))]
  const facts = readFacts(entries, own)
  const first = leaves.find(({ component }) => component.name !== null) ?? leaves[0]
  // Of two numbers the same one, in whatever order the components stand.
  const find = (field: 'cas' | 'ec' | 'index' | 'substance') =>
    leaves.length === 1
      ? (first?.component[field] ?? null)
      : (leaves.flatMap(({ component }) => component[field] ?? []).toSorted()[0] ?? null)
  const path = leaves[0]?.component.path ?? ''
  for (const { what, held, isMinimum, article } of facts.refusals)
    warnings.push({ ...remark(isMinimum ? 'own.milder' : 'own.refused', article, { what, held }), path })
  for (const entry of entries) warnings.push(...noteWarnings(entry, own, path))
  return {
    key,
    name: first?.component.name ?? entryName(found[0]) ?? find('cas') ?? find('ec') ?? find('index') ?? find('substance') ?? '',
    cas: key.startsWith('cas ') ? key.slice(4) : find('cas'),
    ec: find('ec') ?? onlyNumber(found[0], 'ec'),
    index: find('index') ?? (entries.length === 1 ? (entries[0]?.index ?? null) : null),
    substance: find('substance'),
    paths: leaves.map(({ component }) => component.path),
    content: compare(content.from, content.to) === 0 ? { from: content.from, to: content.from } : content,
    within: leaves.length === 1 ? (first?.within.flatMap((one) => wholes.get(one) ?? []) ?? []) : [],
    // Each by itself: to spread them costs three times as much, fifteen times in a recipe.
    classes: facts.classes,
    lifted: facts.lifted,
    supplemental: facts.supplemental,
    limits: facts.limits,
    supplementalLimits: facts.supplementalLimits,
    estimates: facts.estimates,
    m: facts.m,
    notes: facts.notes,
    refusals: facts.refusals,
    additive: leaves.every(({ isAdditive }) => isAdditive),
    unknown: unknownOf(entries, own),
    entry: entries[0] ?? null,
    noteFacts: factsOf(own),
  }
}

/**
 * CLP Annex VI, 1.1.3.2, Notes 1 to 3: as what the content of the entry is counted; 1.1.3.1, Notes G and X: what its classes leave to the supplier, of X
 * as long as he has said nothing.
 */
function noteWarnings({ index, notes }: HarmonisedEntry, own: OwnData | null, path: string): Warning[] {
  return notes.flatMap((note) => {
    if (note !== '1' && note !== '2' && note !== '3' && note !== 'G' && note !== 'X') return []
    if (note === 'X' && own !== null && own.classification.length > 0) return []
    const point = note === 'G' || note === 'X' ? '1.1.3.1' : '1.1.3.2'
    return [{ ...remark(`substance.note${note}`, `CLP Annex VI, ${point}, Note ${note}`, { index }), path }]
  })
}

/** Of most components nothing is unknown and nothing is shown, or all is unknown: the same sets for all of them. */
const nothingUnknown: ReadonlySet<UnknownEndpoint> = new Set()
const allUnknown: ReadonlySet<UnknownEndpoint> = new Set(['all'])
const nothingShown: ResolvedComponent['noteFacts'] = new Set()

function unknownOf(entries: readonly HarmonisedEntry[], own: OwnData | null): ReadonlySet<UnknownEndpoint> {
  if (own) return own.unknown.length === 0 ? nothingUnknown : new Set(own.unknown)
  return entries.length > 0 ? nothingUnknown : allUnknown
}

function factsOf(own: OwnData | null): ResolvedComponent['noteFacts'] {
  if (!own) return nothingShown
  const { notes } = own
  const shown = shownNotes.filter((note) => notes[note] === true)
  return shown.length === 0 ? nothingShown : new Set(shown)
}

/** How far a figure may be from 100 % before it is a mistake: the contract's 100.5. */
export const mostSum = exact(100.5)
