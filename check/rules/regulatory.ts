import { mayReach } from '../../clp/contained-substances.ts'
import { findHazardCategory } from '../../clp/hazard-categories.ts'
import { findMdiForPublic } from '../../clp/reach/mdi-for-public.ts'
import { methanolForWindscreens } from '../../clp/reach/methanol-for-windscreens.ts'
import { labelRestrictions } from '../../clp/label/label-restrictions.ts'
import { isSuppliedToPublic } from '../../documents/label-duties.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { publicUse } from '../../shared/record/uses.ts'
import { finding, type Finding } from '../finding.ts'
import { restrictedClasses } from '../restricted-classes.ts'
import { has, type Rule, type Subject } from '../subject.ts'
import { findCandidates } from './composition.ts'

/** Sections 1.2, 13 and 15 against the classification and the composition. */
export const checkRegulatory: Rule = (subject) => [
  ...checkUses(subject),
  ...checkDiisocyanate(subject),
  ...checkMethanol(subject),
  ...checkFastening(subject),
  ...checkTactileWarning(subject),
  ...checkRestrictions(subject),
  ...checkCandidates(subject),
  ...checkSeveso(subject),
  ...checkSolvents(subject),
  ...checkWaste(subject),
]

function checkUses({ record, elements }: Subject): Finding[] {
  // Who uses it, or how, does not say what it is for (REACH Annex II, 1.2: what the substance or mixture is intended to do).
  const isSaid = record.uses.some((text) => !has([text], publicUse, 'use.industrial', 'use.professional', 'use.spraying'))
  const index = record.uses.findIndex((text) => has([text], publicUse))
  const { generalUse, because } = labelRestrictions(elements.hazardStatements, record.composition.ingredients)
  const missing = isSaid ? [] : [finding('identification.usesMissing', 'uses')]
  if (generalUse || index < 0) return missing
  const found = { params: { code: because.generalUse.join(', ') } }
  return [...missing, finding('regulatory.publicRefused', `uses[${index}]`, isFuel(record) ? { ...found, severity: 'warning' } : found)]
}

/** Petrol, gas oil, heating oil and kerosene of mineral oil, as they are carried. */
const fuels = ['86290-81-5', '8006-61-9', '68334-30-5', '68476-34-6', '68476-30-2', '68476-31-3', '8008-20-6']
const fuelNumbers = ['1202', '1203', '1223', '3475']

/** REACH Annex XVII, entries 28 to 30, paragraph 2(b): motor fuels and what is burnt as fuel may go to the public. What it is for a person knows. */
const isFuel = ({ composition, transport }: ProductRecord): boolean =>
  transport.regulated &&
  fuelNumbers.includes(transport.unNumber) &&
  composition.ingredients.some(
    ({ casNumber, content, contentRange }) => fuels.includes(casNumber ?? '') && (content ?? contentRange.from) >= 50,
  )

/** REACH Annex XVII, entry 56, paragraph 1(a): gloves in the package are for the supplier to add. The label bears the sentences of 1(b) by itself. */
function checkDiisocyanate({ record, context }: Subject): Finding[] {
  const content = findMdiForPublic(record.composition.ingredients, isSuppliedToPublic(record), context.day)
  return content === null ? [] : [finding('regulatory.mdiForPublic', 'composition.ingredients', { params: { content } })]
}

/** Of what is for cleaning, or for what a person wrote: other sentences of 1.2 say that it washes no windscreens. */
function checkMethanol({ record, context }: Subject): Finding[] {
  const { uses, composition } = record
  const content = methanolForWindscreens(composition.ingredients, context.day)
  const mayWash = uses.some((text) => 'text' in text || has([text], 'use.cleaning'))
  if (content === null || !mayWash || !isSuppliedToPublic(record)) return []
  return [finding('regulatory.methanolForPublic', 'composition.ingredients', { params: { content } })]
}

/** 15.1 repeats what CLP Annex II, Part 3 demands of packages for the general public: of methanol and dichloromethane by their content. */
function checkFastening({ record, elements }: Subject): Finding[] {
  const { childResistantFastening, because } = labelRestrictions(elements.hazardStatements, record.composition.ingredients)
  const isRequested = childResistantFastening && isSuppliedToPublic(record)
  const isSaid = has(record.regulatory.union, 'regulation.childResistantFastening')
  // CLP Annex II, 3.1.2 and Annex I, 1.3.3: not of aerosols for the aspiration hazard alone
  const isAerosol = record.classification.some(({ category }) => findHazardCategory(category).hazardClass === 'aerosols')
  if (isRequested && !isSaid && !isAerosol)
    return [
      finding('regulatory.fasteningMissing', 'regulatory.union', {
        params: { cause: because.childResistantFastening.map((cause) => substances[cause] ?? cause) },
        fix: [{ op: 'add', path: '/regulatory/union/-', value: { phrase: 'regulation.childResistantFastening' } }],
      }),
    ]
  return !isRequested && isSaid ? [finding('regulatory.fasteningUnfounded', 'regulatory.union')] : []
}

/** What demands the fastening by its content, as `labelRestrictions` names it; the library has no name for the second. */
const substances: Readonly<Record<string, Text | string>> = {
  methanol: { phrase: 'substance.methanol' },
  dichloromethane: '75-09-2',
}

/** Aerosols need none for the aspiration hazard alone: CLP Annex II, 3.2.1 and Annex I, 1.3.3. Receptacles of gas need none at all: 3.2.2. */
function checkTactileWarning({ record, elements }: Subject): Finding[] {
  if (stateKindOf(record.parameters) === 'Gas') return []
  const { because } = labelRestrictions(elements.hazardStatements, record.composition.ingredients)
  const isAerosol = record.classification.some(({ category }) => findHazardCategory(category).hazardClass === 'aerosols')
  const [code] = because.tactileWarning.filter((one) => !isAerosol || one !== 'H304')
  if (code === undefined || !isSuppliedToPublic(record) || has(record.regulatory.union, 'regulation.tactileWarning')) return []
  return [
    finding('regulatory.tactileWarningMissing', 'regulatory.union', {
      params: { code },
      fix: [{ op: 'add', path: '/regulatory/union/-', value: { phrase: 'regulation.tactileWarning' } }],
    }),
  ]
}

function checkRestrictions({ record }: Subject): Finding[] {
  const index = record.regulatory.union.findIndex((text) => has([text], 'regulation.reachAnnexXviiNone'))
  if (index < 0) return []
  const found = restrictedClasses.flatMap(({ entry, categories }) =>
    record.classification.flatMap(({ category }) => (categories.test(category) ? [{ entry, category }] : [])),
  )
  return found.slice(0, 1).map(({ entry, category }) =>
    finding('regulatory.restrictionsDenied', `regulatory.union[${index}]`, {
      params: { what: category },
      article: `REACH Annex XVII, entry ${entry}`,
      fix: [{ op: 'remove', path: `/regulatory/union/${index}` }],
    }),
  )
}

function checkCandidates({ record, context }: Subject): Finding[] {
  if (!has(record.regulatory.union, 'regulation.candidateListNone')) return []
  return record.composition.ingredients.flatMap((ingredient) => {
    // Who names a smaller content too says nothing against it (REACH Article 31(3)(b): 0.1 %).
    const isStated = ingredient.concerns.includes('candidateList') && mayReach([ingredient], 0.1)
    const isListed = isStated || findCandidates(context, ingredient).length > 0
    return isListed ? [finding('regulatory.candidateListDenied', 'regulatory.union', { params: { substance: ingredient.name } })] : []
  })
}

/** Directive 2012/18/EU, Annex I, Part 1: H1, H2, H3, P1 to P8, E1, E2, O2 by the categories of CLP, O1 and O3 by the label. */
const sevesoCategories =
  /^(?:Unst\. Expl\.|Expl\. |Flam\. Gas|Chem\. Unst\. Gas|Aerosol [12]$|Ox\. |Flam\. Liq\. [123]$|Self-react\. |Org\. Perox\. |Pyr\. |Acute Tox\. [12]$|STOT SE 1$|Water-react\. 1$|Aquatic (?:Acute 1|Chronic [12])$)/

function checkSeveso({ record }: Subject): Finding[] {
  if (!has(record.regulatory.union, 'regulation.sevesoNone')) return []
  const named = record.classification.find(({ category, statements }) => sevesoCategories.test(category) || statements.includes('H331'))
  const what =
    named?.category ?? record.labelElements.supplementalStatements.find(({ code }) => code === 'EUH014' || code === 'EUH029')?.code
  return what === undefined ? [] : [finding('regulatory.sevesoDenied', 'regulatory.union', { params: { what } })]
}

/** 15.1 and 9.2.2 name one content of volatile organic compounds, where they name it in one unit. */
function checkSolvents({ record }: Subject): Finding[] {
  const stated = record.regulatory.volatileOrganicCompounds
  const measured = record.parameters.find(({ category, property }) => category === 'SE09c' && property === 'vocContent')?.quantity
  if (!stated || !measured || stated.unit !== measured.unit) return []
  if (stated.value === measured.value && stated.from === measured.from && stated.to === measured.to) return []
  return [
    finding('regulatory.solventsDiffer', 'regulatory.volatileOrganicCompounds', {
      params: { record: stated, found: measured },
    }),
  ]
}

/** Statements by which waste is hazardous (HP 3 to HP 8, HP 10, HP 11, HP 13, HP 14): Directive 2008/98/EC, Annex III. */
export const ofHazardousWaste = /^H(?:22[0-68]|300|301|310|311|314|318|330|331|334|340|350|360|370|372|400|410|411)/

/** A code without asterisk alone for the product, though its own hazards make its waste hazardous. */
function checkWaste({ record }: Subject): Finding[] {
  const { wasteCodes } = record.disposal
  const code = record.classification.flatMap(({ statements }) => statements).find((one) => ofHazardousWaste.test(one))
  // Chapter 15 01 is of packaging.
  const ofProduct = wasteCodes.filter((one) => !one.code.startsWith('15 01'))
  if (code === undefined || ofProduct.length === 0 || ofProduct.some((one) => one.code.endsWith('*'))) return []
  return [finding('disposal.notHazardousWaste', 'disposal.wasteCodes', { params: { code } })]
}
