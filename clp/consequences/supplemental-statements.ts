/** Supplemental statements of CLP Annex II: which, why, and those that only a person can decide on. */
import type { ResolvedComponent } from '../classification/component.ts'
import { compare, exact, type Exact, isAtLeast, isPositive, multiply, sumUp, toNumber } from '../classification/exact.ts'
import { isNearlyPure } from '../classification/nearly-pure.ts'
import type { SupplementalStatementCode } from '../statements.ts'
import { sulphides } from '../substances-by-effect.ts'
import { isClassifiedIn, isForPublic, metHazards } from './classified.ts'
import {
  activeChlorine,
  isCement,
  isChromate,
  isCyanoacrylate,
  isEpoxyConstituent,
  isHalogenated,
  isIsocyanate,
  isTitaniumDioxide,
  leadShare,
} from './substance-groups.ts'
import { sheetOnRequest } from './sheet-on-request.ts'
import type { SupplementalInput, SupplementalStatement } from './supplemental-statement.ts'

export interface SupplementalResult {
  readonly statements: readonly SupplementalStatement[]
  /** statements of components that nobody can compute: for a person to decide */
  readonly suggested: readonly SupplementalStatement[]
}

/** The supplemental statements, in the order of their numbers. */
export function findSupplementalStatements(input: SupplementalInput): SupplementalResult {
  const byRule = [lead, cyanoacrylate, chromate, isocyanate, epoxy, chlorine, cadmium, sensitisers, halogenated, titanium, plants]
  const statements = [
    ...byComponents(input),
    ...ofSubstance(input),
    ...respiratoryCorrosion(input),
    ...byRule.flatMap((rule) => rule(input)),
    ...sheetOnRequest(input),
  ]
  const codes = new Set(statements.map(({ code }) => code))
  return {
    statements: statements.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)),
    suggested: suggestions(input).filter(({ code }) => !codes.has(code)),
  }
}

const most = ({ content }: ResolvedComponent): Exact => content.to
const keys = (components: readonly ResolvedComponent[]): string[] => components.map(({ key }) => key)
const named = (components: readonly ResolvedComponent[]): string =>
  components.map((component) => `${component.name} ${toNumber(most(component))} %`).join(', ')

/** % of components with EUH066 from which the mixture bears it, unless it irritates the skin: practice, since Annex II, 1.2.4 has no figure. */
const dryingFrom = exact(20)

/** Part 1: specific limits for a statement, of Annex VI or of the supplier, and skin dryness. */
function byComponents(input: SupplementalInput): SupplementalStatement[] {
  const limited = input.components.flatMap((component) =>
    component.supplementalLimits.flatMap(({ code, from, source }): SupplementalStatement[] => {
      if (!isAtLeast(most(component), from)) return []
      const trigger = `${named([component])}, specific limit ${toNumber(from)} %`
      const article = source === 'harmonised' ? 'CLP Article 10, Annex VI' : 'CLP Article 10'
      return [{ code, trigger, components: [component.key], article }]
    }),
  )
  const drying = input.components.filter(({ supplemental }) => supplemental.includes('EUH066'))
  const isDrying = isAtLeast(sumUp(drying.map(most)), dryingFrom) && !isClassifiedIn(input, ['skinCorrosionIrritation'])
  if (!isDrying) return limited
  return [
    ...limited,
    { code: 'EUH066', trigger: `${named(drying)}, together from 20 %`, components: keys(drying), article: 'CLP Annex II, 1.2.4' },
  ]
}

/** 1.2.6: toxic by inhalation through corrosion, or corrosive to the skin and inhaled, without a test of inhalation. */
function respiratoryCorrosion(input: SupplementalInput): SupplementalStatement[] {
  const article = 'CLP Annex II, 1.2.6'
  const met = metHazards(input)
  const inhaled = met.find(({ category, result }) => category.startsWith('Acute Tox.') && result.route === 'inhalation')
  const corrosive = met.find(({ category }) => category.startsWith('Skin Corr.'))
  // What corrodes in any sum that is met: a component of 1C is behind a mixture that another makes 1B.
  const corroding = corrosive?.result.steps
    .filter(({ isMet, gives }) => isMet && gives?.startsWith('Skin Corr.'))
    .flatMap(({ counted }) => counted)
  const because = [
    ...(inhaled?.result.because ?? []),
    ...(corrosive?.result.because ?? []),
    ...(corroding ?? []).map(({ component }) => component),
  ]
  const carriers = input.components.filter(({ key, supplemental }) => supplemental.includes('EUH071') && because.includes(key))
  if (carriers.length > 0)
    return [{ code: 'EUH071', trigger: `${named(carriers)}, which bears EUH071`, components: keys(carriers), article }]
  const { inhalation, physicalState, measured } = input.mixture
  const isInhaled = inhalation !== null || physicalState === 'aerosol' || physicalState === 'gas'
  const isTested = measured.tests.some(({ statement }) => statement === 'H330' || statement === 'H331' || statement === 'H332')
  if (!corrosive || !isInhaled || isTested) return []
  return [{ code: 'EUH071', trigger: `${corrosive.category}, which may be inhaled`, components: corrosive.result.because, article }]
}

/** 2.1: paints and varnishes with more than 0.15 % of lead, as metal; small packs of up to 125 ml have the short form. */
function lead({ components, kind, smallestPack }: SupplementalInput): SupplementalStatement[] {
  if (kind !== 'paint') return []
  const carriers = components.filter((component) => leadShare(component) > 0)
  const metal = sumUp(carriers.map((component) => multiply(most(component), exact(leadShare(component)))))
  if (compare(metal, exact(0.15)) <= 0) return []
  const code = smallestPack !== null && smallestPack < 0.125 ? 'EUH201A' : 'EUH201'
  return [{ code, trigger: `${toNumber(metal)} % of lead, above 0.15 %`, components: keys(carriers), article: 'CLP Annex II, 2.1' }]
}

function contained(
  { components }: SupplementalInput,
  isMeant: (component: ResolvedComponent) => boolean,
  code: SupplementalStatementCode,
  article: string,
): SupplementalStatement[] {
  const found = components.filter((component) => isMeant(component) && isPositive(component.content.to))
  return found.length === 0 ? [] : [{ code, trigger: named(found), components: keys(found), article }]
}

const cyanoacrylate = (input: SupplementalInput) => contained(input, isCyanoacrylate, 'EUH202', 'CLP Annex II, 2.2')
const isocyanate = (input: SupplementalInput) => contained(input, isIsocyanate, 'EUH204', 'CLP Annex II, 2.4')
const epoxy = (input: SupplementalInput) => contained(input, isEpoxyConstituent, 'EUH205', 'CLP Annex II, 2.5')

/** 2.3: cements with more than 0.0002 % of soluble chromium(VI) in the dry cement, unless they are classified as sensitising. */
function chromate(input: SupplementalInput): SupplementalStatement[] {
  const cements = input.components.filter(isCement)
  const chromates = input.components.filter(isChromate)
  const isCementProduct = cements.length > 0 || input.kind === 'cement'
  if (!isCementProduct || chromates.length === 0 || isClassifiedIn(input, ['skinSensitisation'])) return []
  // Of a cement that is not named as a component the whole product is taken for it.
  const limit = multiply(cements.length > 0 ? sumUp(cements.map(most)) : exact(100), exact(0.000002))
  if (compare(sumUp(chromates.map(most)), limit) <= 0) return []
  return [{ code: 'EUH203', trigger: named(chromates), components: keys(chromates), article: 'CLP Annex II, 2.3' }]
}

/** 2.6: more than 1 % of active chlorine, sold to the public. */
function chlorine(input: SupplementalInput): SupplementalStatement[] {
  if (!isForPublic(input)) return []
  const carriers = input.components.filter(({ cas }) => cas !== null && activeChlorine[cas] !== undefined)
  const active = sumUp(carriers.map((component) => multiply(most(component), exact(activeChlorine[component.cas ?? ''] ?? 0))))
  if (compare(active, exact(1)) <= 0) return []
  return [
    {
      code: 'EUH206',
      trigger: `${toNumber(active)} % of active chlorine, above 1 %`,
      components: keys(carriers),
      article: 'CLP Annex II, 2.6',
    },
  ]
}

/** 2.7: cadmium alloys for brazing or soldering. */
function cadmium(input: SupplementalInput): SupplementalStatement[] {
  if (input.kind !== 'brazingAlloy') return []
  return contained(input, ({ cas, index }) => cas === '7440-43-9' || (index?.startsWith('048-') ?? false), 'EUH207', 'CLP Annex II, 2.7')
}

/** 2.8: sensitisers of a mixture that is not classified as sensitising, but for those that 2.4 and 2.5 cover. */
function sensitisers(input: SupplementalInput): SupplementalStatement[] {
  if (isClassifiedIn(input, ['skinSensitisation', 'respiratorySensitisation'])) return []
  const elicitors = new Set(input.hazards.flatMap((result) => result.elicitors ?? []))
  const found = input.components.filter(
    (component) => elicitors.has(component.key) && !isIsocyanate(component) && !isEpoxyConstituent(component),
  )
  if (found.length === 0) return []
  return [
    {
      code: 'EUH208',
      trigger: `${named(found)}, from the limit of Table 3.4.6`,
      components: keys(found),
      article: 'CLP Annex II, 2.8; Annex I, Table 3.4.6',
    },
  ]
}

/** 2.9: liquids without flash point, or above 60 to 93 °C, with a halogenated hydrocarbon and more than 5 % of flammable substances. */
function halogenated(input: SupplementalInput): SupplementalStatement[] {
  const { physicalState, measured } = input.mixture
  if (physicalState !== 'liquid' || isClassifiedIn(input, ['flammableLiquids'])) return []
  const { flashPoint } = measured
  if (flashPoint !== null && (flashPoint <= 60 || flashPoint > 93)) return []
  const solvents = input.components.filter(isHalogenated)
  const high = input.components.filter(({ classes }) =>
    classes.some(({ category }) => category === 'Flam. Liq. 1' || category === 'Flam. Liq. 2'),
  )
  const low = input.components.filter(({ classes }) => classes.some(({ category }) => category === 'Flam. Liq. 3'))
  if (solvents.length === 0 || compare(sumUp([...high, ...low].map(most)), exact(5)) <= 0) return []
  const isHighly = compare(sumUp(high.map(most)), exact(5)) > 0
  return [
    {
      code: isHighly ? 'EUH209' : 'EUH209A',
      trigger: `${named(solvents)} with ${named([...high, ...low])}`,
      components: keys([...solvents, ...high, ...low]),
      article: 'CLP Annex II, 2.9',
    },
  ]
}

/** 2.12, annulled by the judgment of 1 August 2025 (docs/decisions/052-titanium-dioxide.md): from 1 % of titanium dioxide. */
function titanium(input: SupplementalInput): SupplementalStatement[] {
  if (input.law.day >= '2025-08-01') return []
  const found = input.components.filter((component) => isTitaniumDioxide(component) && isAtLeast(most(component), exact(1)))
  if (found.length === 0 || input.mixture.physicalState === 'gas') return []
  const code = input.mixture.physicalState === 'solid' ? 'EUH212' : 'EUH211'
  return [{ code, trigger: `${named(found)}, from 1 %`, components: keys(found), article: 'CLP Annex II, 2.12' }]
}

/** Part 4. */
function plants({ kind }: SupplementalInput): SupplementalStatement[] {
  return kind === 'plantProtection'
    ? [{ code: 'EUH401', trigger: 'plant protection product', components: [], article: 'CLP Annex II, Part 4' }]
    : []
}

/** Part 1: a product that is one substance, but for impurities, does what its entry or its supplier says of it; without a figure there is nothing to decide. */
function ofSubstance({ components }: SupplementalInput): SupplementalStatement[] {
  const substance = components.find(isNearlyPure)
  return substance === undefined
    ? []
    : withoutLimit([substance]).map((one) => ({ ...one, article: `CLP Article 25(1) and ${one.article.slice(4)}` }))
}

/** Statements of Part 1 that a component bears and that have no limit: whether the mixture does what they say is for a person to decide. */
const suggestions = ({ components }: SupplementalInput): SupplementalStatement[] => withoutLimit(components)

/**
 * 1.2.1: acids set hydrogen sulphide free of every sulphide of an alkali, of ammonium, calcium or barium, though Annex VI says so of some of them alone
 * (016-006-00-1, and not 016-009-00-8).
 */
const borneBy = ({ cas, supplemental }: ResolvedComponent): readonly SupplementalStatementCode[] =>
  cas === null || !sulphides.includes(cas) || supplemental.includes('EUH031') || supplemental.includes('EUH032')
    ? supplemental
    : [...supplemental, 'EUH031']

function withoutLimit(components: readonly ResolvedComponent[]): SupplementalStatement[] {
  const isOpen = (component: ResolvedComponent, code: SupplementalStatementCode): boolean =>
    borneBy(component).includes(code) && !component.supplementalLimits.some((limit) => limit.code === code)
  const codes = [...new Set(components.flatMap(borneBy))].filter(
    (code) => code !== 'EUH066' && code !== 'EUH071' && components.some((component) => isOpen(component, code)),
  )
  return codes.toSorted().map((code) => {
    const found = components.filter((component) => isOpen(component, code))
    return { code, trigger: named(found), components: keys(found), article: code === 'EUH070' ? 'CLP Annex II, 1.2' : 'CLP Annex II, 1.1' }
  })
}
