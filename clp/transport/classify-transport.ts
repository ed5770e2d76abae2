import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { PackingGroup } from '../adr/table-a.ts'
import { directClasses, type DirectClass } from './classes-of-categories.ts'
import { hazardOfHeat, type HotGoods } from './hot-goods.ts'
import { corrosiveSource, type CorrosiveGroup } from './corrosive-mixture.ts'
import type { ToxicRoute, TransportClass, TransportHazard } from './precedence.ts'

export type TransportState = 'solid' | 'liquid' | 'gas' | 'aerosol'

export interface TransportEntry {
  category: HazardCategoryCode
  statements: readonly string[]
}

export interface TransportFacts {
  state: TransportState
  classification: readonly TransportEntry[]
  /** °C, closed cup; null where it is not known */
  flashPoint: number | null
  /** °C; null where it is not known */
  initialBoilingPoint: number | null
  /** false: a test showed that it does not (ADR 2.2.3.1.1, Note 1) */
  sustainsCombustion: boolean | null
  /** what the contents of corrosive ingredients say; left out where another way decides */
  corrosive?: CorrosiveGroup | null
  /** whether only as dust or mist it is toxic by inhalation in group I (ADR 2.2.8.1.4.5) */
  isToxicAsDust?: boolean
  /** whether it is a pesticide for Table A: `pesticide-entries.ts` */
  isPesticide?: boolean
  /** whether it is gas oil, diesel fuel or light heating oil, which is of class 3 up to 100 °C */
  isGasOil?: boolean
  /** how it is carried heated; left out or null: it is not */
  hot?: HotGoods | null
}

const first = new Set<string>(['Pyr. Liq. 1', 'Pyr. Sol. 1'])
const toxicGroups: Readonly<Record<string, PackingGroup>> = { 'Acute Tox. 1': 'I', 'Acute Tox. 2': 'II', 'Acute Tox. 3': 'III' }
const toxicRoutes: readonly (readonly [ToxicRoute, readonly string[]])[] = [
  ['inhalation', ['H330', 'H331']],
  ['dermal', ['H310', 'H311']],
  ['oral', ['H300', 'H301']],
]
const groups: readonly PackingGroup[] = ['I', 'II', 'III']

/** ADR 2.2.9.1.10.3 and .4, IMDG 2.9.3.4.6: the categories of CLP by which a mixture is environmentally hazardous in transport. */
const hazardousToWater: ReadonlySet<string> = new Set(['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'])

/** Whether the mixture is environmentally hazardous (ADR 2.2.9.1.10.5) and a marine pollutant (IMDG 2.10.3): the same criteria. */
export function isEnvironmentallyHazardous(classification: readonly TransportEntry[]): boolean {
  return classification.some(({ category }) => hazardousToWater.has(category))
}

/** The hazards in transport that follow from the classification and the data, one for each class, most severe of its class. */
export function findTransportHazards(facts: TransportFacts): TransportHazard[] {
  const direct = facts.classification.flatMap(({ category }): TransportHazard[] => {
    const rule = directClasses[category]
    if (rule === undefined) return []
    const [transportClass, packingGroup, source] = ofSkin(category, facts) ?? rule
    const goesFirst = first.has(category) || category.startsWith('Self-react.')
    return [{ transportClass, packingGroup, because: [category], source, ...(goesFirst ? { goesFirst } : {}) }]
  })
  const heat = hazardOfHeat(facts)
  const found = [...direct, ...oxidisingGas(facts), ...corrosiveByContents(facts), ...ofFire(facts, heat), ...toxic(facts)]
  if (found.length === 0) return heat === null ? hazardsToWater(facts) : [heat]
  const classes = [...new Set(found.map(({ transportClass }) => transportClass))]
  // A flammable or toxic gas is under pressure too: class 2 counts once. Corrosive is what is toxic because it corrodes (2.2.2.1.5): group C stands beside T alone.
  const isToxicGas = classes.includes('2.3')
  const isMilder = (one: TransportClass): boolean =>
    (one === '2.2' && (isToxicGas || classes.includes('2.1'))) || (one === '8' && facts.state === 'gas' && !isToxicGas)
  const ofGases = classes.filter((one) => !isMilder(one))
  return ofGases.map((transportClass) => mostSevere(found.filter((one) => one.transportClass === transportClass)))
}

/** ADR 2.2.8.1.6.3. What CLP calls corrosive by a lower limit of its own stays so in transport, in the mildest group. */
function ofSkin(category: HazardCategoryCode, { corrosive }: TransportFacts): DirectClass | null {
  if (!corrosive || !category.startsWith('Skin Corr.')) return null
  return ['8', corrosive.packingGroup ?? 'III', corrosiveSource]
}

/** A liquid that burns at any temperature, or at that of its carriage. */
function ofFire(facts: TransportFacts, heat: TransportHazard | null): TransportHazard[] {
  const cold = flammableLiquid(facts)
  return cold.length === 0 && heat?.transportClass === '3' ? [heat] : cold
}

/** Group O: label 5.1 beside that of a gas (ADR 2.2.2.1.3, 5.2.2.2.2). */
function oxidisingGas({ classification }: TransportFacts): TransportHazard[] {
  const is = classification.some(({ category }) => category === 'Ox. Gas 1')
  return is ? [{ transportClass: '5.1', packingGroup: null, because: ['Ox. Gas 1'], source: 'ADR 2.2.2.1.5' }] : []
}

/** A mixture that CLP calls irritant only is of class 8 if it holds 1 % or more of packing group I (ADR 2.2.8.1.6.3). */
function corrosiveByContents({ classification, corrosive }: TransportFacts): TransportHazard[] {
  if (!corrosive?.packingGroup || classification.some(({ category }) => category.startsWith('Skin Corr.'))) return []
  return [{ transportClass: '8', packingGroup: corrosive.packingGroup, because: corrosive.because, source: corrosiveSource }]
}

/** Class 9 is only for what no other class has, and its entries for water are of liquids and solids: a gas is of class 2 or free (ADR 2.2.9.1.10.1, 2.2.2.1.1). */
function hazardsToWater({ classification, state }: TransportFacts): TransportHazard[] {
  if (state === 'gas') return []
  const because = classification.filter(({ category }) => hazardousToWater.has(category)).map(({ category }) => category)
  return because.length === 0 ? [] : [{ transportClass: '9', packingGroup: 'III', because, source: 'ADR 2.2.9.1.10.5' }]
}

function mostSevere(same: readonly TransportHazard[]): TransportHazard {
  const sorted = same.toSorted((a, b) => rank(a) - rank(b))
  const [worst] = sorted
  if (worst === undefined) throw new Error('a class of transport without a hazard')
  return { ...worst, because: [...new Set(same.flatMap(({ because }) => because))] }
}

const rank = ({ packingGroup }: TransportHazard): number => (packingGroup === null ? groups.length : groups.indexOf(packingGroup))

/**
 * ADR 2.2.3.1.3: the packing group by flash point and boiling point. Up to 60 °C inclusive; above 35 °C not without sustained combustion
 * (2.2.3.1.1, Note 1); gas oil, diesel fuel and light heating oil above 60 and up to 100 °C belong to the class as well (Note 2).
 */
function flammableLiquid({
  classification,
  flashPoint,
  initialBoilingPoint,
  sustainsCombustion,
  state,
  isGasOil = false,
}: TransportFacts): TransportHazard[] {
  if (state !== 'liquid') return []
  if (isGasOil && flashPoint !== null && flashPoint > 60 && flashPoint <= 100)
    return [{ transportClass: '3', packingGroup: 'III', because: ['Flam. Liq. 3'], source: 'ADR 2.2.3.1.1' }]
  const category = classification.map((entry) => entry.category).find((code) => code.startsWith('Flam. Liq.'))
  if (category === undefined || (flashPoint !== null && flashPoint > 60)) return []
  if (flashPoint !== null && flashPoint > 35 && sustainsCombustion === false) return []
  const packingGroup = groupOfLiquid(category, flashPoint, initialBoilingPoint)
  return [{ transportClass: '3', packingGroup, because: [category], source: 'ADR 2.2.3.1.3' }]
}

function groupOfLiquid(category: string, flashPoint: number | null, initialBoilingPoint: number | null): PackingGroup {
  if (initialBoilingPoint !== null && initialBoilingPoint <= 35) return 'I'
  if (category === 'Flam. Liq. 1') return 'I'
  if (flashPoint !== null) return flashPoint < 23 ? 'II' : 'III'
  return category === 'Flam. Liq. 2' ? 'II' : 'III'
}

/** ADR 2.2.61.1.7: the limits of oral and dermal toxicity and of dusts and mists are those of categories 1 to 3 of CLP. */
function toxic({ classification, state, isToxicAsDust = false, isPesticide = false }: TransportFacts): TransportHazard[] {
  const toxicOnes = classification.flatMap(({ category, statements }) => {
    const packingGroup = toxicGroups[category]
    return packingGroup === undefined ? [] : [{ category, packingGroup, own: statements.flatMap((code) => code.split('+')) }]
  })
  if (toxicOnes.length === 0) return []
  const isOtherwiseMild = toxicOnes.every(({ packingGroup, own }) => packingGroup === 'III' || own.every((code) => code === 'H330'))
  const behindCorrosion = isToxicAsDust && isOtherwiseMild ? { isBehindCorrosion: true } : {}
  return toxicRoutes.flatMap(([route, statements]): TransportHazard[] =>
    toxicOnes.flatMap(({ category, packingGroup, own }): TransportHazard[] => {
      if (!own.some((code) => statements.includes(code))) return []
      if (state === 'gas') return [{ transportClass: '2.3', packingGroup: null, because: [category], source: 'ADR 2.2.2.1.5' }]
      const behind = route === 'inhalation' && packingGroup === 'I' ? behindCorrosion : {}
      return [{ transportClass: '6.1', packingGroup, route, because: [category], source: 'ADR 2.2.61.1.7', isPesticide, ...behind }]
    }),
  )
}
