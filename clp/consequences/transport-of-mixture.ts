import type { TransportTable } from '../adr/table-a.ts'
import type { ResolvedComponent } from '../classification/component.ts'
import { acuteCategories, categoryOfEstimate, pointOf } from '../classification/estimate-tables.ts'
import { exact, hundred, isAtLeast, isLess, subtract, sumUp, toNumber } from '../classification/exact.ts'
import type { InhaledForm } from '../classification/mixture.ts'
import type { HazardResult } from '../classification/result.ts'
import { hazardCategories, type HazardCategoryCode } from '../hazard-categories.ts'
import { readOnce } from '../read-once.ts'
import {
  findTransportHazards,
  isEnvironmentallyHazardous,
  type TransportEntry,
  type TransportState,
} from '../transport/classify-transport.ts'
import { isOrganic } from '../classification/is-organic.ts'
import { isGasOil } from '../classification/physical/flammable-liquids.ts'
import type { HotGoods } from '../transport/hot-goods.ts'
import type { HazardCarrier } from '../transport/entry-facts.ts'
import { isNamedSubstance, sharedNumber } from '../transport/named-substances.ts'
import { proposeTransport } from '../transport/propose-transport.ts'
import type { TransportProposal } from '../transport/transport-proposal.ts'
import { technicalNameOf, type TechnicalCandidate } from '../transport/shipping-names.ts'
import { type Classified, isClassifiedIn, type MetHazard, metHazards } from './classified.ts'
import { chemicalGroupsOf } from './chemical-groups.ts'
import { corrosiveGroupOf, corrosiveWithoutPH } from './corrosive-ingredients.ts'
import { isNamedByPH, natureOf } from './nature-of-hazard.ts'
import { pesticideGroupOf } from './pesticide-group.ts'
import { pureOf } from './pure-goods.ts'
import { largestPackOf } from './packs.ts'

const isWater = ({ cas, name }: ResolvedComponent): boolean => cas === '7732-18-5' || /^(?:\S+ )?water$/i.test(name)
const isNitrocellulose = ({ cas, entry }: ResolvedComponent): boolean => cas === '9004-70-0' || entry?.index === '603-037-00-6'
const toxic = /^Acute Tox\. [123]$/
const isFlammableLiquid = ({ classes }: ResolvedComponent): boolean => classes.some(({ category }) => category.startsWith('Flam. Liq.'))
const isBurning = ({ classes }: ResolvedComponent): boolean => classes.some(({ category }) => flammable.test(category))
const irritant = /^(?:Skin Irrit|Eye Irrit|Eye Dam)\./
const flammable = /^(?:Flam\. (?:Liq|Sol|Gas)|Pyr\. Gas|Chem\. Unst\. Gas)/

/**
 * What a mixture with this classification is in transport. The viscosity at 23 °C, the efflux time and the separation of solvent are tests of
 * transport that the classification does not know: by what they might change the proposal is noted.
 * @returns null where nobody said what state the mixture is in
 */
export function proposeTransportOf(classified: Classified, table: TransportTable): TransportProposal | null {
  const input = withSharedNumbers(classified)
  const { mixture, components, law, hazards } = input
  const { physicalState, measured } = mixture
  if (physicalState === null) return null
  const met = metHazards(input)
  const classification = met.map(({ category, statements }) => ({ category, statements }))
  const contributing = new Set(met.flatMap(({ result }) => result.because))
  const isRelevant = ({ content }: ResolvedComponent): boolean => !isLess(content.to, exact(1))
  // Below 1 % what gives the hazard by a high M-factor, a low limit or a high toxicity is named too.
  const relevant = components.filter((component) => isRelevant(component) || contributing.has(component.key))
  const ownClasses = (component: ResolvedComponent): readonly string[] => ownTransportOf(component, physicalState).classes
  const hasTraces = relevant.some((component) => !isRelevant(component))
  const giving = new Set(
    hasTraces ? met.filter((one) => mayComeFromTraces(one, physicalState)).flatMap(({ result }) => result.because) : [],
  )
  const dangerous = relevant.filter((component) => ownClasses(component).length > 0 && (isRelevant(component) || giving.has(component.key)))
  // What Table A names is subject to ADR by itself, whatever its classes: beside it the name of another does not cover the mixture (2.1.3.3).
  const subject = relevant.filter((one) => dangerous.includes(one) || (isRelevant(one) && one.cas !== null && isNamedSubstance(one.cas)))
  const [only, ...others] = subject
  const carriers = relevant.filter((component) => isRelevant(component) && contributing.has(component.key))
  const groups = chemicalGroupsOf(dangerous)
  const byPH = corrodingByPH(input, dangerous.flatMap(ownClasses), relevant)
  const classesOf = (component: ResolvedComponent): readonly string[] => [
    ...ownClasses(component),
    ...(byPH.includes(component) ? ['8'] : []),
  ]
  const nature = natureOf([...dangerous, ...byPH].map((component) => ({ component, classes: classesOf(component) })))
  const named = (component: ResolvedComponent): OwnTransport => {
    const own = ownTransportOf(component, physicalState)
    return byPH.includes(component) ? { ...own, forName: [...own.forName, '8'] } : own
  }
  const corrosive = corrosiveGroupOf(input, table)
  const flammableContent = carriers.filter(({ classes }) => classes.some(({ category }) => flammable.test(category)))
  return proposeTransport(
    {
      day: law.day,
      state: physicalState,
      classification,
      flashPoint: measured.flashPoint,
      initialBoilingPoint: measured.initialBoilingPoint,
      sustainsCombustion: measured.sustainsCombustion,
      hot: hotGoodsOf(input),
      corrosive,
      kind: mixture.productKind,
      isRelatedMaterial: false,
      pH: measured.pH,
      ...nature,
      // Only the pH tells which of the two it is.
      ...(byPH.length > 0 && measured.pH !== null && { isAcid: measured.pH < 7 }),
      // UN 2735 and its like are of bases (code C7 of ADR 2.2.8.1.2): what is acid is none, as a salt of an amine or an aminophosphonic acid.
      isAmine: nature.isAmine && (measured.pH === null || measured.pH >= 7),
      carriers: [
        ...dangerous.map((component) => ({
          classes: ownClasses(component),
          groups: groups.get(component) ?? [],
          pesticide: pesticideGroupOf(component),
        })),
        ...burningCuts(
          input,
          dangerous.some((component) => ownClasses(component).includes('3')),
        ),
      ],
      isToxicAsDust: isToxicAsDust(input),
      dangerous: subject.map(({ cas, key }) => cas ?? key),
      pure: pureOf(input, { classesOf: (one) => (byPH.includes(one) && !isNamedByPH(one) ? ownClasses(one) : classesOf(one)), corrosive }),
      parts: relevant.map((one) => ({ cas: one.cas, content: toNumber(one.content.to), isSubject: subject.includes(one) })),
      isGasOil: physicalState === 'liquid' && isGasOil(components),
      content: only === undefined || others.length > 0 ? null : toNumber(only.content.to),
      water: toNumber(sumUp(components.filter(isWater).map(({ content }) => content.to))),
      isAqueous: components.some((component) => isWater(component) && isAtLeast(component.content.from, exact(50))),
      technical: relevant.map((component) => technicalCandidate(component, named(component), physicalState)),
      open: [...hazards.flatMap(possibleCategory), ...corrosiveWithoutPH(input)],
      unknown: components.filter((component) => component.unknown.has('all') && isRelevant(component)).map(({ name }) => name),
      unnamed: toNumber(subtract(hundred, sumUp(components.map(({ content }) => content.to)))),
      receptacle: mixture.receptacle,
      holdsFlammable: components.some(isBurning) || (measured.flashPoint !== null && measured.flashPoint <= 93),
      holdsToxic: components.some(({ classes }) => classes.some(({ category }) => toxic.test(category))),
      isSolidWithLiquid:
        physicalState === 'solid' &&
        measured.flashPoint !== null &&
        measured.flashPoint <= 60 &&
        subject.length > 0 &&
        subject.every(isFlammableLiquid),
      vapourPressure50: measured.vapourPressure50,
      viscosity: {
        kinematicViscosity23: null,
        flow: null,
        separatedSolvent: null,
        nitrocellulose: toNumber(sumUp(components.filter(isNitrocellulose).map(({ content }) => content.to))),
        flammableContent: flammableContent.reduce((sum, { content }) => sum + toNumber(content.to), 0),
      },
      largestPack: largestPackOf(mixture),
    },
    table,
  )
}

/**
 * What gives a mixture the pH by which alone it corrodes (CLP Annex I, 3.2.3.1.2): nothing in it is corrosive by itself, so that acids and bases, or else what irritates, stand for it in the
 * name (ADR 3.1.2.8.1).
 */
function corrodingByPH(
  classified: Classified,
  ofComponents: readonly string[],
  relevant: readonly ResolvedComponent[],
): ResolvedComponent[] {
  const corrodes = metHazards(classified).some(({ category }) => category.startsWith('Skin Corr.'))
  if (!corrodes || ofComponents.includes('8')) return []
  const irritating = relevant.filter((one) => !isWater(one) && one.classes.some(({ category }) => irritant.test(category)))
  const byName = irritating.filter(isNamedByPH)
  return byName.length > 0 ? byName : irritating
}

/** Where somebody said that it is carried heated. What is known to be inorganic, as molten salts and metals, has no flash point. */
function hotGoodsOf({ mixture: { measured }, components }: Classified): HotGoods | null {
  const { carriageTemperature: temperature, meltingPoint } = measured
  if (temperature === null) return null
  return { temperature, meltingPoint, mayFlash: components.some((one) => !isWater(one) && isOrganic(one) !== false) }
}

/** An index number may stand for isomers, which Table A knows by one entry or several. */
function withSharedNumbers(classified: Classified): Classified {
  const isOneOfSeveral = ({ cas, entry }: ResolvedComponent): boolean => cas === null && entry !== null && entry.cas.length > 1
  if (!classified.components.some(isOneOfSeveral)) return classified
  const components = classified.components.map((one) =>
    isOneOfSeveral(one) ? { ...one, cas: sharedNumber((one.entry?.cas ?? []).map(({ text }) => text)) } : one,
  )
  return { ...classified, components }
}

/** Classes that a trace can give: what burns is judged by the mixture, and class 9 is only for what no other class has. */
const byTraces: ReadonlySet<string> = new Set(['2.3', '6.1', '8'])

const mayComeFromTraces = ({ category, statements }: MetHazard, state: TransportState): boolean =>
  findTransportHazards({ ...unmeasuredFacts, state, classification: [{ category, statements }] }).some(({ transportClass }) =>
    byTraces.has(transportClass),
  )

/** Whether the mixture is of category 1 by inhalation, and only as dust or mist. */
function isToxicAsDust({ hazards }: Classified): boolean {
  const estimates = hazards.find(({ hazardClass, route }) => hazardClass === 'acuteToxicity' && route === 'inhalation')?.estimates ?? {}
  const isFirst = (form: InhaledForm): boolean => {
    const estimate = estimates[form]?.estimate ?? null
    return estimate !== null && categoryOfEstimate(form, estimate) === 1
  }
  return (isFirst('dust') || isFirst('mist')) && !isFirst('vapour') && !isFirst('gas')
}

/**
 * Cuts of petroleum of which Annex VI gives no flammability, as of white spirit: where the flash point makes the mixture a flammable liquid, no component
 * is known for one and none is unknown, they are what burns.
 */
function burningCuts({ components, hazards }: Classified, isKnown: boolean): HazardCarrier[] {
  if (isKnown || !isClassifiedIn({ hazards }, ['flammableLiquids']) || components.some(({ unknown }) => unknown.has('all'))) return []
  const groups = chemicalGroupsOf(components)
  const cuts = components.filter((component) => groups.get(component)?.includes('petroleumDistillate'))
  return cuts.map((component) => ({ classes: ['3'], groups: groups.get(component) ?? [] }))
}

/**
 * The category that the mixture may have of a class for which data are missing: where a component suggests it without being of the class itself, as a
 * corrosive does metal corrosion and a dissolved oxidising solid an oxidising liquid, the most severe one.
 */
function possibleCategory({ outcome, worstCase, steps, hazardClass }: HazardResult): HazardCategoryCode[] {
  if (outcome !== 'dataLacking') return []
  if (worstCase) return [worstCase.category]
  // Where nothing suggests the class, the step that asks for it is not met.
  if (!steps.every(({ isMet }) => isMet)) return []
  return hazardCategories
    .filter((category) => category.hazardClass === hazardClass && category.statements.length > 0)
    .slice(0, 1)
    .map(({ code }) => code)
}

const unmeasuredFacts = { flashPoint: null, initialBoilingPoint: null, sustainsCombustion: null } as const

/** What the classes of a component say of it in transport. */
interface OwnTransport {
  /** the classes that it would have by itself */
  readonly classes: readonly string[]
  /** class 9 too, where something else comes before it */
  readonly forName: readonly string[]
  /** point estimate of its most severe category of acute toxicity; null: it has none */
  readonly point: number | null
}

const readAs = (state: TransportState) => readOnce((classes: ResolvedComponent['classes']) => readOwnTransport(classes, state))
const ownTransport = { solid: readAs('solid'), liquid: readAs('liquid'), gas: readAs('gas'), aerosol: readAs('aerosol') } as const
const harmless: OwnTransport = { classes: [], forName: [], point: null }

const ownTransportOf = ({ classes }: ResolvedComponent, state: TransportState): OwnTransport =>
  classes.length === 0 ? harmless : ownTransport[state](classes)

function readOwnTransport(classes: ResolvedComponent['classes'], state: TransportState): OwnTransport {
  const classification = classes.map(({ category, statement }): TransportEntry => ({
    category,
    statements: statement === null ? [] : [statement],
  }))
  const own = findTransportHazards({ ...unmeasuredFacts, state, classification }).map(({ transportClass }) => transportClass)
  const isForWater = !own.includes('9') && isEnvironmentallyHazardous(classification)
  const mostToxic = acuteCategories.find((number) => classes.some(({ category }) => category === `Acute Tox. ${number}`))
  return {
    classes: own,
    forName: isForWater ? [...own, '9'] : own,
    // Only to compare components: that of the oral route stands for each, since the categories mean the same of every route (Table 3.1.2).
    point: mostToxic === undefined ? null : pointOf('oral', mostToxic),
  }
}

/** Without a class of its own a gas is under pressure as the mixture is, and a flammable liquid in a solid is what burns there (UN 3175). */
function classesIn(state: TransportState, component: ResolvedComponent): readonly string[] {
  if (state === 'gas') return ['2.2']
  return state === 'solid' && isFlammableLiquid(component) ? ['4.1'] : []
}

/** Weighted by content; for the environment times the M factor, for class 6.1 by the point estimate of its category as well. */
function technicalCandidate(component: ResolvedComponent, { forName, point }: OwnTransport, state: TransportState): TechnicalCandidate {
  const { name, content, m } = component
  const weight = toNumber(content.to)
  const ofWater = weight * Math.max(m.acute, m.chronic)
  return {
    name: technicalNameOf(name),
    weight,
    weightsByClass: point === null ? { '9': ofWater } : { '9': ofWater, '6.1': weight / point },
    classes: forName.length > 0 ? forName : classesIn(state, component),
  }
}
