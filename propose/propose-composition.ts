import { findListed } from '../clp/consequences/name-without-class.ts'
import type { Section3Entry, Section3Threshold } from '../clp/consequences/section-3.ts'
import type { AnsweredComponent } from '../clp/consequences/answered-component.ts'
import { findHazardCategory } from '../clp/hazard-categories.ts'
import { exemptionNotes } from '../clp/classification/annex-vi-notes.ts'
import type { ClassificationEntryOfRecord, Ingredient, NoteCondition } from '../shared/record/composition.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { missingStatedLevels } from '../shared/record/levels-of-restrictions.ts'
import { isSameSubstance } from '../shared/classification/is-same-substance.ts'
import { withConcernsOfList } from './concerns-of-list.ts'
import { isAnotherEntry, unknownSubstance, type Facts, type SubstanceFacts } from './facts.ts'
import { groupOfGas } from './group-of-gas.ts'
import { phraseOfOrgan } from './organs.ts'
import { because, type Because, type Gap, type Wish } from './proposal.ts'
import { unionLimitsOf } from './union-limits-of.ts'

/**
 * 3.2: the substances that section 3 must name, with ranges in which no limit of the substance lies between the content and the upper end
 * (REACH Annex II, 3.2.1 to 3.2.3), their classes, limits, M-factors and estimates (3.2.3). What the library knows besides, limits at the
 * workplace and studies for 8.1, 11 and 12, comes with them.
 */
export function proposeComposition(facts: Facts): { wishes: Wish[]; gaps: Gap[] } {
  const entries = facts.answer.section3.flatMap((entry) => {
    const component = facts.answer.components.find(({ key }) => key === entry.component)
    return component === undefined ? [] : [{ entry, component }]
  })
  const numbered = entries.filter(({ entry }) => entry.cas !== null || entry.ec !== null || entry.index !== null)
  return {
    wishes: numbered.map(({ entry, component }) => wishOf(entry, component, facts)),
    gaps: entries.flatMap(({ entry, component }) => gapsOf(entry, component, facts)),
  }
}

function wishOf(entry: Section3Entry, component: AnsweredComponent, facts: Facts): Wish {
  const value = ingredientOf(entry, component, facts)
  const { from, to } = entry.content
  return {
    section: '3.2',
    place: '/composition/ingredients',
    item: value.casNumber ?? value.ecNumber ?? value.indexNumber ?? '',
    value,
    because: [
      because('content', { content: from === to ? { value: round(to), unit: '%' } : { from: round(from), to: round(to), unit: '%' } }),
      whyNamed(entry.threshold),
    ],
    article: entry.threshold.article,
  }
}

/** Its class, or else its workplace limit of the Union or why it is on the candidate list. */
function whyNamed({ limit, category, reason }: Section3Threshold): Because {
  if (category !== null) return because('threshold', { class: category, limit: { value: limit, unit: '%' } })
  if ('limit' in reason) return because('measured', { property: { term: 'sds.exposureLimits' }, value: reason.limit })
  return because('measured', { property: { term: 'concern.candidateList' }, value: reason.concern })
}

/** %: contents are rounded to the decimals that a recipe needs, so that sums leave no rounding noise. */
const round = (content: number): number => Number(content.toFixed(6))

function ingredientOf(entry: Section3Entry, component: AnsweredComponent, facts: Facts): Ingredient {
  const present = facts.record.composition.ingredients.find((one) => isSameSubstance(one, component))
  const known = present ?? ofLibrary(component, facts)
  const { from, to } = entry.content
  const {
    mFactorAcute: _a,
    mFactorChronic: _c,
    content: _,
    noteConditions: _n,
    ...kept
  } = known ?? unknownSubstance(facts.nameOf(component))
  const conditions = conditionsOf(component, facts)
  const listed = findListed(component, facts.candidates, facts.answer.at)
  return {
    ...kept,
    ...(present === undefined ? {} : { name: facts.nameOf(component) }),
    ...(entry.cas === null ? {} : { casNumber: entry.cas }),
    ...(entry.ec === null ? {} : { ecNumber: entry.ec }),
    ...(entry.index === null ? {} : { indexNumber: entry.index }),
    ...(from === to ? { content: round(to) } : {}),
    contentRange: rangeOf(entry, present),
    classification: classesOf(entry, kept.classification, present === undefined && isGroupOpen(facts)),
    specificLimits: limitsOf(entry),
    ...(entry.m.acute === null ? {} : { mFactorAcute: entry.m.acute }),
    ...(entry.m.chronic === null ? {} : { mFactorChronic: entry.m.chronic }),
    acuteToxicityEstimates: estimatesOf(entry),
    // Of a substance that has none yet, the one of the Union, from which those of the States follow (REACH Annex II, 8.1.1).
    exposureLimits: kept.exposureLimits.length > 0 ? kept.exposureLimits : unionLimitsOf(null, entry, facts.answer.at),
    noEffectLevels: [...kept.noEffectLevels, ...missingStatedLevels(entry.cas ?? undefined, to, kept.noEffectLevels)],
    notes: [...new Set([...kept.notes, ...conditions.map(({ note }) => note)])],
    ...(conditions.length === 0 ? {} : { noteConditions: conditions }),
    concerns: withConcernsOfList(kept.concerns, listed),
  }
}

/** Of another entry of Annex VI under the same number what is known of the substance, without the name, the numbers and the sentences of that entry. */
function ofLibrary(component: AnsweredComponent, facts: Facts): SubstanceFacts | null {
  const known = facts.library.find(component)
  if (known === null || !isAnotherEntry(known, component)) return known
  const { indexNumber: _, ...rest } = known
  return { ...rest, name: facts.nameOf(component) }
}

/** What Notes take off it, with who has shown it: the recipe says so, or the data kept of the raw material (CLP Annex VI, 1.1.3.1). */
function conditionsOf({ classification, paths, substance, name }: AnsweredComponent, { noteConditions }: Facts): NoteCondition[] {
  const typed = paths.flatMap((path) => noteConditions.get(path) ?? [])
  return exemptionNotes
    .filter((note) => classification.some(({ leftOutBy }) => leftOutBy === note))
    .map((note) => typed.find((one) => one.note === note) ?? { note, shownBy: (substance ?? name).slice(0, 200) })
}

/** A range that a person chose stays while it holds the content and is no narrower than what the classes allow. */
function rangeOf({ content, range }: Section3Entry, present: Ingredient | undefined): Ingredient['contentRange'] {
  const own = present?.contentRange
  const holds = own !== undefined && own.from <= content.from && (own.toInclusive ? content.to <= own.to : content.to < own.to)
  if (holds && own.from >= range.from && own.to <= range.to) return own
  if (content.from !== content.to) return { from: round(content.from), to: round(content.to), toInclusive: true }
  return { from: round(range.from), to: round(range.to), toInclusive: range.to >= 100 }
}

/**
 * Nobody said how the gas that is sold is packed, on which its group rests (CLP Annex VI, 1.1.3.1, Note U): then that of the library, which is the usual one,
 * says in section 3 no more than section 2 does.
 */
const isGroupOpen = ({ answer, mixture }: Facts): boolean =>
  mixture.physicalState === 'gas' &&
  answer.hazards.some(({ hazardClass, outcome }) => hazardClass === 'gasesUnderPressure' && outcome === 'dataLacking')

/**
 * One line each, as section 3 prints them; what a sentence names is kept from what was known before. Supplemental statements of the entry stand
 * in its last line (REACH Annex II, 3.2.3: with the hazard statements).
 */
function classesOf(
  entry: Section3Entry,
  known: readonly ClassificationEntryOfRecord[],
  isGroupOpen: boolean,
): ClassificationEntryOfRecord[] {
  const classes = entry.classification.flatMap(({ category, statement, organs }): ClassificationEntryOfRecord[] => {
    if (category === 'Press. Gas') return [groupOfGas(isGroupOpen ? [] : known)]
    const codes = findHazardCategory(category).statements.filter((code) => code === statement)
    if (statement !== null && codes.length === 0) return []
    const [phrase] = organs.flatMap((organ) => phraseOfOrgan(organ) ?? [])
    const own = known.find((one) => one.category === category && (statement === null || one.statements.includes(codes[0] ?? 'H200')))
    const named = own?.organs ?? (phrase === undefined ? undefined : { phrase })
    return [
      {
        category,
        statements: codes,
        ...(named === undefined ? {} : { organs: named }),
        ...(own?.route === undefined ? {} : { route: own.route }),
      },
    ]
  })
  return classes.map((one, position) =>
    position === classes.length - 1 ? { ...one, statements: [...one.statements, ...entry.supplemental] } : one,
  )
}

function limitsOf({ limits }: Section3Entry): Ingredient['specificLimits'] {
  return limits.flatMap(({ category, statement, from, to }) => {
    if (from === null && to === null) return []
    const code = findHazardCategory(category).statements.find((one) => one === statement)
    return [
      {
        category,
        ...(code === undefined ? {} : { statement: code }),
        ...(from === null ? {} : { from }),
        ...(to === null || to > 100 ? {} : { to }),
      },
    ]
  })
}

const routes: Readonly<Record<string, Pick<Ingredient['acuteToxicityEstimates'][number], 'route' | 'unit'>>> = {
  oral: { route: 'oral', unit: 'mg/kg' },
  dermal: { route: 'dermal', unit: 'mg/kg' },
  gas: { route: 'inhalationGas', unit: 'ppm' },
  vapour: { route: 'inhalationVapour', unit: 'mg/l' },
  mist: { route: 'inhalationDust', unit: 'mg/l' },
  dust: { route: 'inhalationDust', unit: 'mg/l' },
}

/** Dust and mist are one row of section 3; of two the lower one stands there. */
function estimatesOf({ estimates }: Section3Entry): Ingredient['acuteToxicityEstimates'] {
  const found = new Map<string, Ingredient['acuteToxicityEstimates'][number]>()
  for (const { route, value } of estimates) {
    const known = routes[route]
    const before = known && found.get(known.route)
    if (known && (before === undefined || value < before.value)) found.set(known.route, { ...known, value })
  }
  return [...found.values()]
}

/** A substance without any number cannot stand in section 3; one without a name in the library stands there in one language. */
function gapsOf(entry: Section3Entry, component: AnsweredComponent, facts: Facts): Gap[] {
  const name = facts.nameOf(component)
  const gap = (code: 'noNumber' | 'noName' | 'noOwnName'): Gap => ({
    id: `/composition/ingredients#${entry.component}!${code}`,
    section: '3.2',
    place: '/composition/ingredients',
    because: because(code, { substance: name }),
    article: 'REACH Annex II, 3.2.4',
  })
  if (entry.cas === null && entry.ec === null && entry.index === null) return [gap('noNumber')]
  if (!('text' in name) || isNamedEnough(name.text, facts)) return []
  return [gap(component.substance === null ? 'noName' : 'noOwnName')]
}

/**
 * Whoever wrote the name in several languages, those of the label among them, has done what the sheets need. Two may be no more than what was typed and what
 * Annex VI prints.
 */
function isNamedEnough(names: Readonly<Partial<Record<LanguageCode, string>>>, { record }: Facts): boolean {
  const written = Object.keys(names)
  const { languages } = record.labelDefaults
  return (languages.length > 1 || written.length > 2) && languages.every((language) => written.includes(language))
}
