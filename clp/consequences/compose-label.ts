import { isNearlyPure } from '../classification/nearly-pure.ts'
import { annexXviiMarkings, type AnnexXviiMarking } from '../reach/annex-xvii-markings.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { deriveLabelElements, type ClassificationEntry, type OmittedElement } from '../label/label-elements.ts'
import { labelRestrictions } from '../label/label-restrictions.ts'
import type { PictogramCode } from '../pictograms.ts'
import { choosePrecautions, type PrecautionChoice } from '../precautions/choose-statements.ts'
import { compareStatementCodes, type PrecautionaryStatementCode, type SupplementalStatementCode } from '../statements.ts'
import { asContained, isClassifiedIn, isForPublic, metHazards, type MetHazard } from './classified.ts'
import { nameComponents, type NamedComponent } from './name-components.ts'
import type { SupplementalInput } from './supplemental-statement.ts'
import { findSupplementalStatements, type SupplementalResult } from './supplemental-statements.ts'

/** The label of a mixture as the classification asks for it. Its codes stand alone; texts differ by language. */
export interface MixtureLabel {
  readonly signalWord: 'Danger' | 'Warning' | null
  readonly pictograms: readonly PictogramCode[]
  /** one by one: H302 and H312, which a label may print as H302 + H312 (CLP Annex III, Part 1) */
  readonly hazardStatements: readonly CategoryStatementCode[]
  readonly supplementalStatements: readonly SupplementalStatementCode[]
  readonly precautionaryStatements: readonly PrecautionaryStatementCode[]
  readonly named: readonly NamedComponent[]
  readonly childResistantFastening: boolean
  readonly tactileWarning: boolean
  /** what REACH Annex XVII wants written, by its sentence */
  readonly restrictions: readonly AnnexXviiMarking[]
  /** % of unknown hazards that the label states, with the place that asks for it */
  readonly unknown: readonly { readonly hazard: string; readonly percent: number; readonly article: string }[]
  readonly because: {
    /** what precedence took off, with the article */
    readonly omitted: readonly OmittedElement[]
    readonly supplemental: SupplementalResult
    readonly precautions: PrecautionChoice
    /** codes and substances that ask for the fastening and the warning, and what exempts from them */
    readonly childResistantFastening: readonly string[]
    readonly tactileWarning: readonly string[]
  }
}

/** Derives the label from the classified hazards: CLP Articles 17 to 28, Annex II, REACH Annex XVII. */
export function composeMixtureLabel(input: SupplementalInput): MixtureLabel {
  const met = metHazards(input)
  const supplemental = findSupplementalStatements(input)
  const codes = [...new Set(supplemental.statements.map(({ code }) => code))]
  const elements = deriveLabelElements(met.map(asEntry), { supplementalStatements: codes })
  const hazardStatements = takeApart(elements.hazardStatements)
  const ingredients = input.components.map(asContained)
  const forPublic = isForPublic(input)
  const restrictions = labelRestrictions(hazardStatements, ingredients)
  const isGas = input.mixture.physicalState === 'gas'
  const precautions = choosePrecautions(precautionInput(input, met))
  return {
    signalWord: elements.signalWord === null ? null : elements.signalWord === 'danger' ? 'Danger' : 'Warning',
    pictograms: elements.pictograms,
    hazardStatements,
    supplementalStatements: codes,
    precautionaryStatements: precautions.chosen.map(({ code }) => code),
    named: nameComponents(input),
    childResistantFastening: forPublic && restrictions.childResistantFastening,
    // CLP Annex II, 3.2.2: not of transportable gas receptacles
    tactileWarning: forPublic && !isGas && restrictions.tactileWarning,
    restrictions: annexXviiMarkings({
      hazardStatements,
      ingredients,
      isForPublic: forPublic,
      isForWork: input.mixture.use !== 'consumer',
      mayReachPublic: forPublic,
      isLampOil: input.kind === 'lampOil',
      isGrillLighter: input.kind === 'grillLighter',
      day: input.law.day,
    }),
    unknown: unknownHazards(input, met.length > 0),
    because: {
      omitted: elements.omitted,
      supplemental,
      precautions,
      childResistantFastening: restrictions.because.childResistantFastening,
      tactileWarning: restrictions.because.tactileWarning,
    },
  }
}

function asEntry({ category, statements, result: { organs, route } }: MetHazard): ClassificationEntry {
  return { category, statements, ...(organs ? { organs } : {}), ...(route ? { route } : {}) }
}

function takeApart(codes: readonly CategoryStatementCode[]): CategoryStatementCode[] {
  const single = codes.flatMap((code) => deriveParts(code))
  return [...new Set(single)].toSorted(compareStatementCodes)
}

function deriveParts(code: CategoryStatementCode): CategoryStatementCode[] {
  const parts = code.split('+')
  return parts.length === 1 ? [code] : parts.filter((part): part is CategoryStatementCode => /^H\d{3}$/.test(part))
}

/** CLP Annex I, 3.1.3.6.2.2 and 4.1.3.6.1: unknown toxicity of a mixture is stated on its label and in its sheet. */
function unknownHazards({ hazards }: SupplementalInput, isClassified: boolean): MixtureLabel['unknown'] {
  if (!isClassified && hazards.every(({ unknown }) => unknown === 0)) return []
  const acute = hazards.flatMap(({ hazardClass, differentiation, route, unknown }) =>
    hazardClass === 'acuteToxicity' && unknown > 0
      ? [{ hazard: `acuteToxicity ${route ?? differentiation ?? ''}`.trim(), percent: unknown, article: 'CLP Annex I, 3.1.3.6.2.2' }]
      : [],
  )
  const aquatic = Math.max(0, ...hazards.filter(({ hazardClass }) => hazardClass === 'aquaticHazard').map(({ unknown }) => unknown))
  return aquatic > 0 ? [...acute, { hazard: 'aquaticHazard', percent: aquatic, article: 'CLP Annex I, 4.1.3.6.1' }] : acute
}

/** Annex VI, 1.1.3.1: what the label of a petroleum cut bears at least, where it is shown to be no carcinogen or mutagen by its Note. */
const statementsOfNotes = { K: ['P210', 'P403'], P: ['P260', 'P262', 'P301+P310', 'P331'] } as const

function demandedByNotes(input: SupplementalInput): { code: PrecautionaryStatementCode; source: string }[] {
  const [only, ...others] = input.components
  if (only === undefined || others.length > 0 || only.lifted.length === 0 || !isNearlyPure(only)) return []
  if (isClassifiedIn(input, ['carcinogenicity', 'germCellMutagenicity'])) return []
  return (['K', 'P'] as const)
    .filter((note) => only.lifted.some((one) => one.note === note))
    .flatMap((note) => statementsOfNotes[note].map((code) => ({ code, source: `CLP Annex VI, 1.1.3.1, Note ${note}` })))
}

const inhaledStatements = /^(?:H33[0-6]|EUH071)$/

function precautionInput(input: SupplementalInput, met: readonly MetHazard[]): Parameters<typeof choosePrecautions>[0] {
  const { inhalation, physicalState } = input.mixture
  const isVolatile =
    physicalState === 'gas' ||
    inhalation === 'vapour' ||
    met.some(({ category }) => category === 'Flam. Liq. 1' || category === 'Flam. Liq. 2')
  const isInhaled =
    inhalation !== null ||
    isVolatile ||
    physicalState === 'aerosol' ||
    met.some(({ statements }) => statements.some((code) => inhaledStatements.test(code)))
  return {
    demanded: demandedByNotes(input),
    classification: met.map(({ category, statements }) => ({ category, statements })),
    audience: isForPublic(input) ? 'public' : 'work',
    isVolatile,
    isInhaled,
    isSwallowed: physicalState !== 'gas',
  }
}
