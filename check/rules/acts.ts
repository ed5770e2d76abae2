import {
  metalPowderFrom,
  metalPowderPrecursors,
  reportablePrecursors,
  reportedPrecursorFrom,
  restrictedPrecursorFrom,
} from '../../clp/reach/explosives-precursors.ts'
import { findHazardCategory } from '../../clp/hazard-categories.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { PhraseText, Text, TextValue } from '../../shared/record/texts.ts'
import { publicUse } from '../../shared/record/uses.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule, type Subject } from '../subject.ts'
import { isQuantity, readFigure } from './read-figure.ts'
import { isNameOf, isSameName } from './known-names.ts'

/** Acts that 15.1 must or cannot name because of uses, substances and state: precursors, biocides, detergents, aerosols, solvents. */
export const checkActs: Rule = (subject) => [
  ...checkPrecursors(subject.record),
  ...checkMissingActs(subject.record),
  ...checkActiveSubstance(subject),
  ...checkLabelTexts(subject.record),
  ...checkDetergentLine(subject.record),
  ...checkIndustrialSolvents(subject.record),
]

const phrase = (texts: readonly Text[], name: string): { text: PhraseText; index: number } | undefined => {
  const index = texts.findIndex((text) => has([text], name))
  const text = texts[index]
  return text !== undefined && 'phrase' in text ? { text, index } : undefined
}
const contentOf = ({ content, contentRange }: Ingredient): number => content ?? contentRange.from

/** % below which nobody is warned: a mixture of many ingredients with less may be left out (Article 3), which cannot be seen here. */
const reportableFrom = 30

function checkPrecursors({ regulatory: { union }, composition, uses }: ProductRecord): Finding[] {
  const act = 'Regulation (EU) 2019/1148'
  const forbidden = composition.ingredients.find((one) => contentOf(one) > restrictedPrecursorFrom(one.casNumber ?? null))
  const isReportable = (one: Ingredient): boolean =>
    (reportablePrecursors.includes(one.casNumber ?? '') && contentOf(one) >= reportableFrom) ||
    (metalPowderPrecursors.includes(one.casNumber ?? '') && contentOf(one) >= metalPowderFrom)
  const reported = composition.ingredients.find(isReportable)
  const denied = phrase(union, 'regulation.explosivesPrecursors')
  const use = uses.findIndex((text) => has([text], publicUse))
  // Who says that the act does not apply is wrong from the content on from which a mixture of many ingredients is not left out.
  const known =
    forbidden ?? reported ?? composition.ingredients.find((one) => contentOf(one) >= reportedPrecursorFrom(one.casNumber ?? null, false))
  const isSaid =
    denied !== undefined || phrase(union, 'regulation.explosivesPrecursorsReportable') !== undefined || union.some((text) => 'text' in text)
  return [
    ...(forbidden !== undefined && use >= 0
      ? [
          finding('regulatory.precursorForPublic', `uses[${use}]`, {
            params: { code: [forbidden.name, `${contentOf(forbidden)} %`] },
            article: `${act}, Article 5(1) and Annex I`,
            // A State may license members of the public (Article 5(3)): own words of 15.1 may say so.
            ...(union.some((text) => 'text' in text) ? { severity: 'warning' as const } : {}),
          }),
        ]
      : []),
    ...(known !== undefined && denied !== undefined
      ? [finding('regulatory.precursorDenied', `regulatory.union[${denied.index}]`, { params: { substance: known.name } })]
      : []),
    // Industry and professionals alone need no word of what is kept from the public.
    ...(reported !== undefined && !isSaid && use >= 0
      ? [
          finding('regulatory.precursorMissing', 'regulatory.union', {
            params: { what: '(EU) 2019/1148', class: reported.name },
            fix: [{ op: 'add', path: '/regulatory/union/-', value: { phrase: 'regulation.explosivesPrecursorsReportable' } }],
          }),
        ]
      : []),
  ]
}

/** Uses and states to which an act applies, and the sentences that say so. */
function checkMissingActs(record: ProductRecord): Finding[] {
  const { union } = record.regulatory
  // A sheet that names no act at all is a draft; words of a person may name any.
  if (union.length === 0 || union.some((text) => 'text' in text)) return []
  const use = (pattern: RegExp) => record.uses.find((text) => 'phrase' in text && pattern.test(text.phrase))
  const state = record.parameters.find(({ property }) => property === 'physicalState')?.text
  const isAerosol =
    stateKindOf(record.parameters) === 'Aerosol' ||
    record.classification.some(({ category }) => findHazardCategory(category).hazardClass === 'aerosols')
  const duties = [
    { act: 'Regulation (EU) No 528/2012', phrases: ['regulation.biocides'], because: use(/^use\.surfaceDisinfection/) },
    { act: 'Regulation (EC) No 648/2004', phrases: ['regulation.detergents'], because: use(/^use\.(?:drainCleaner|toiletCleaner)$/) },
    { act: 'Directive 75/324/EEC', phrases: ['regulation.aerosolsDirective'], because: isAerosol ? state : undefined },
  ]
  return duties.flatMap(({ act, phrases: [name = ''], because }) =>
    because === undefined || phrase(union, name) !== undefined
      ? []
      : [
          finding('regulatory.actMissing', 'regulatory.union', {
            params: { what: act.replace(/^(?:Regulation|Directive) /, '').replace('No ', ''), class: because },
            article: `${act}; REACH Annex II, 15.1`,
            fix: [{ op: 'add', path: '/regulatory/union/-', value: { phrase: name } }],
          }),
        ],
  )
}

/** %: contents as a biocide states them, in g/kg or per cent. */
function shareOf(value: TextValue | undefined): number | null {
  if (isQuantity(value)) return value.unit === '%' ? (value.value ?? null) : null
  const written = typeof value === 'string' ? /^([\d.,]+)\s*(g\/kg|%|g\/100\s?g)$/.exec(value.trim()) : null
  if (written === null) return null
  const figure = Number((written[1] ?? '').replace(',', '.'))
  return Number.isNaN(figure) ? null : written[2] === 'g/kg' ? figure / 10 : figure
}

/** Regulation (EU) No 528/2012, Article 69(2)(a): the concentration of each active substance, in section 15.1 and on the label as in section 3. */
function checkActiveSubstance(subject: Subject): Finding[] {
  const { record } = subject
  const places = [
    ['regulatory.union', record.regulatory.union],
    ['labelElements.furtherTexts', record.labelElements.furtherTexts],
  ] as const
  return places.flatMap(([path, texts]) =>
    texts.flatMap((text, index) => {
      if (!('phrase' in text) || text.phrase !== 'regulation.biocidalActiveSubstance') return []
      const substance = text.values?.['substance']
      if (typeof substance !== 'object' || Array.isArray(substance) || 'unit' in substance) return []
      const place = `${path}[${index}]`
      const found = contentOfNamed(substance, subject)
      if (found === undefined)
        return record.composition.ingredients.length === 0
          ? []
          : [
              finding('sentences.substanceUnfounded', place, {
                params: { what: substance },
                article: 'Regulation (EU) No 528/2012, Article 69(2)(a)',
                // The list of the Union names active substances otherwise than CLP: “active chlorine released from …”.
                severity: 'warning',
              }),
            ]
      const share = shareOf(text.values?.['content'])
      const { from, to } = found
      if (share === null || (share >= from * 0.9 - 1e-9 && share <= to * 1.1 + 1e-9)) return []
      return [
        finding('regulatory.activeSubstanceDiffers', place, {
          params: { record: { value: share, unit: '%' }, found: from === to ? { value: from, unit: '%' } : { from, to, unit: '%' } },
        }),
      ]
    }),
  )
}

/** % of what section 3 has by that name, or else the recipe: what only burns, as ethanol, need not stand in section 3 (REACH Annex II, 3.2.1). */
function contentOfNamed(substance: Text, subject: Subject): { from: number; to: number } | undefined {
  const { record, context, recipe } = subject
  const own = record.composition.ingredients.find(({ name }) => isSameName(substance, name, context.readEnglish))
  if (own === undefined) return recipe?.answer.components.find((one) => isNameOf(subject, substance, one))?.content
  return own.content === undefined ? own.contentRange : { from: own.content, to: own.content }
}

/** What label and 15.1 both say, they say alike. */
const shared: readonly (readonly [phrase: string, article: string])[] = [
  ['regulation.authorisationNumber', 'REACH Article 65'],
  ['regulation.biocidalAuthorisationNumber', 'Regulation (EU) No 528/2012, Article 69(2)(c)'],
  ['regulation.biocidalActiveSubstance', 'Regulation (EU) No 528/2012, Article 69(2)(a)'],
  ['regulation.treatedArticle', 'Regulation (EU) No 528/2012, Article 58(3)'],
]

/** The same whatever the order of substances is, and whether a content is in per cent or in g/kg. */
function normalise({ values = {} }: PhraseText): string {
  const written = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value))
      return `${name}: ${value
        .map((one) => JSON.stringify(one))
        .toSorted()
        .join()}`
    return `${name}: ${(name === 'content' ? shareOf(value) : null) ?? JSON.stringify(value)}`
  })
  return written.toSorted().join()
}

/** Whether all that it says can be set beside what another says: contents in per cent by mass, and names of the library. */
const isComparable = ({ values = {} }: PhraseText): boolean =>
  Object.entries(values).every(([name, value]) =>
    name === 'content' ? shareOf(value) !== null : [value].flat().every((one) => typeof one !== 'object' || !('text' in one)),
  )

/** The line of a detergent's ingredients is one in section 3 and on the label: Regulation (EC) No 648/2004, Annex VII A. */
function checkDetergentLine({ labelElements: { furtherTexts }, composition: { notes } }: ProductRecord): Finding[] {
  const own = phrase(furtherTexts, ofDetergents)
  const other = phrase(notes, ofDetergents)
  if (own === undefined || other === undefined || normalise(own.text) === normalise(other.text)) return []
  return [
    finding('label.textDiffers', `labelElements.furtherTexts[${own.index}]`, {
      params: { one: own.text, other: other.text },
      article: 'Regulation (EC) No 648/2004, Annex VII A; REACH Annex II, 3.2',
      // Section 3 may have a shorter one.
      severity: 'warning',
    }),
  ]
}
const ofDetergents = 'compositionNote.detergents'

function checkLabelTexts({ labelElements: { furtherTexts }, regulatory: { union } }: ProductRecord): Finding[] {
  return shared.flatMap(([name, article]) => {
    const of = (texts: readonly Text[]) =>
      texts.flatMap((text, index) => ('phrase' in text && text.phrase === name ? [{ text, index }] : []))
    const said = of(union)
    const [first] = said
    if (first === undefined) return []
    const known = said.map(({ text }) => normalise(text))
    return of(furtherTexts)
      .filter(({ text }) => !known.includes(normalise(text)))
      .map(({ text, index }) =>
        finding('label.textDiffers', `labelElements.furtherTexts[${index}]`, {
          params: { one: text, other: first.text },
          article,
          // Nobody can compare g/l with per cent, nor two names of one substance.
          ...(isComparable(text) && isComparable(first.text) ? {} : { severity: 'warning' as const }),
        }),
      )
  })
}

/** Percentage points by which two statements of solvents may differ. */
const points = 3

/** Directive 2010/75/EU counts what section 9.2.2 counts. A dispenser's propellant is none of its solvents. */
function checkIndustrialSolvents(record: ProductRecord): Finding[] {
  const said = phrase(record.regulatory.union, 'regulation.vocIndustrialEmissions')
  const value = said?.text.values?.['value']
  const share = readFigure(record, 'solventContent', '%')
  if (said === undefined || !isQuantity(value) || value.unit !== '%' || share === null || stateKindOf(record.parameters) === 'Aerosol')
    return []
  const own = value.value ?? value.to ?? 0
  if (own >= share.least - points && own <= share.most + points) return []
  return [
    finding('regulatory.solventsDiffer', `regulatory.union[${said.index}]`, {
      params: { record: value, found: share.quantity },
      article: 'REACH Annex II, 15.1; Directive 2010/75/EU',
    }),
  ]
}
