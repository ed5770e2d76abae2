import { findHazardCategory } from '../../clp/hazard-categories.ts'
import { demandsIngredientList, isSuppliedToPublic } from '../../documents/label-duties.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'

/** What acts beside CLP put on a label, where section 15.1 or the class says that they apply. Words of a person may say it. */
export const checkLabelOfActs: Rule = ({ record, context }) => {
  if (!record.documents.label) return []
  return [...checkAerosol(record), ...checkTexts(record), ...checkBiocide(record), ...checkDetergent(record, context.day)]
}

/** Directive 75/324/EEC, Annex, 2.2 and 2.3, by CLP Annex I, Table 2.3.2: they stand on each dispenser, however many are chosen besides. */
const ofAerosols: readonly (readonly [code: string, categories: RegExp])[] = [
  ['P210', /^Aerosol [123]$/],
  ['P211', /^Aerosol [12]$/],
  ['P251', /^Aerosol [123]$/],
  ['P410+P412', /^Aerosol [123]$/],
]

/** The same, 2.2(d): where the dispenser is a consumer product. */
const ofConsumerAerosols = ['P102', /^Aerosol /] as const

function checkAerosol(record: ProductRecord): Finding[] {
  const { classification, labelElements } = record
  const stated = classification.find(({ category }) => findHazardCategory(category).hazardClass === 'aerosols')?.category
  const own = labelElements.precautionaryStatements.map(({ code }) => code)
  // A label of which nobody has chosen anything has a finding of its own.
  if (stated === undefined || own.length === 0) return []
  const required = isSuppliedToPublic(record) ? [ofConsumerAerosols, ...ofAerosols] : ofAerosols
  return required.flatMap(([code, categories]) =>
    !categories.test(stated) || own.some((one) => code.split('+').every((part) => one.split('+').includes(part)))
      ? []
      : [
          finding('label.aerosolMissing', 'labelElements.precautionaryStatements', {
            params: { code },
            fix: [{ op: 'add', path: '/labelElements/precautionaryStatements/-', value: { code } }],
          }),
        ],
  )
}

/** Sentences of 15.1 that the label repeats by the act itself. */
const repeated: readonly (readonly [phrase: string, article: string])[] = [
  ['regulation.vocPaintsDirective', 'Directive 2004/42/EC, Article 4'],
  ['regulation.biocidalActiveSubstance', 'Regulation (EU) No 528/2012, Article 69(2)(a)'],
  ['regulation.biocidalAuthorisationNumber', 'Regulation (EU) No 528/2012, Article 69(2)(c)'],
  ['regulation.authorisationNumber', 'REACH Article 65'],
]

function checkTexts({ regulatory: { union }, labelElements: { furtherTexts } }: ProductRecord): Finding[] {
  if (furtherTexts.some((text) => 'text' in text)) return []
  return repeated.flatMap(([phrase, article]) => {
    const value = union.find((text) => has([text], phrase))
    if (value === undefined || has(furtherTexts, phrase)) return []
    return [
      finding('label.textMissing', 'labelElements.furtherTexts', {
        params: { code: { article } },
        article,
        fix: [{ op: 'add', path: '/labelElements/furtherTexts/-', value }],
      }),
    ]
  })
}

/** A biocidal product whose label and section 15.1 name no active substance at all: where 15.1 names one, the label is asked for it above. */
function checkBiocide({ regulatory: { union }, labelElements: { furtherTexts } }: ProductRecord): Finding[] {
  const active = 'regulation.biocidalActiveSubstance'
  if (!has(union, 'regulation.biocides') || has([...union, ...furtherTexts], active)) return []
  if ([...union, ...furtherTexts].some((text) => 'text' in text)) return []
  const article = 'Regulation (EU) No 528/2012, Article 69(2)(a)'
  return [finding('label.textMissing', 'labelElements.furtherTexts', { params: { code: { article } }, article })]
}

/**
 * Regulation (EC) No 648/2004, Annex VII A: ranges of surfactants, EDTA, hydrocarbons and others from 0.2 %, and enzymes, disinfectants, perfumes and
 * preservatives at any content. Hardly a detergent has none of them, so that one whose label names nothing is asked about.
 */
function checkDetergent(record: ProductRecord, day: string): Finding[] {
  const { furtherTexts } = record.labelElements
  const isNamed = furtherTexts.some((text) => 'text' in text) || has(furtherTexts, ...contentsOfDetergent)
  if (isNamed || !demandsIngredientList(record, day)) return []
  const article = 'Regulation (EC) No 648/2004, Annex VII A'
  return [finding('label.textMissing', 'labelElements.furtherTexts', { params: { code: { article } }, article })]
}

const contentsOfDetergent = ['compositionNote.detergents', 'compositionNote.detergentIngredients'] as const
