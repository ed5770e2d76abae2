import type { InhaledForm, Mixture, PhysicalState, Use } from '../../clp/classification/mixture.ts'
import { receptacleOfNumber } from '../../clp/classification/receptacle-kinds.ts'
import type { ProductKind } from '../../clp/consequences/classified.ts'
import { kindsOfState, type StateKind } from '../record/physical-state.ts'
import type { ProductRecord } from '../record/product-record.ts'
import { findTransportMode, transportModes } from '../record/transport.ts'
import { publicUse, workUses } from '../record/uses.ts'
import { componentOf, type ReadText } from './component-of-ingredient.ts'
import { measuredOf } from './measured-of-record.ts'

/** What of a record is looked at. */
type Judged = Pick<ProductRecord, 'name' | 'uses' | 'parameters' | 'composition' | 'labelElements'> & {
  readonly transport?: ProductRecord['transport'] | undefined
}

/**
 * What the engine judges of a product: composition, section 9, uses and packs. The classification of the record is not part of it, so that both
 * can be compared. Missing data stay missing, and nothing is guessed from the classification, the label or the entry of section 14: of that the temperature
 * counts at which the goods are handed over, and the receptacle that an entry is for.
 * @param readText gives a text of the record in English
 */
export function mixtureOfRecord(record: Judged, readText: ReadText): Mixture {
  const uses = new Set(record.uses.flatMap((text) => ('phrase' in text ? [text.phrase] : [])))
  return {
    name: record.name,
    productKind: kindOf(uses),
    physicalState: stateOf(record),
    use: useOf(uses),
    inhalation: inhalationOf(uses),
    receptacle: receptacleOf(record.transport),
    measured: measuredOf(record, readText),
    components: record.composition.ingredients.map((one, index) => componentOf(one, `composition.ingredients.${index}`, readText)),
    packs: record.labelElements.packSizes.flatMap(({ value, to = value, unit }) => (to === undefined ? [] : [{ value: to, unit }])),
    overrides: [],
  }
}

/** An entry that is one of a receptacle says in what the product is sold, as 14.6 says how hot it is. */
function receptacleOf(transport: Judged['transport']): Mixture['receptacle'] {
  if (transport === undefined) return null
  const numbers = transportModes.flatMap((mode) => findTransportMode(transport, mode)?.number ?? [])
  return numbers.map((number) => receptacleOfNumber(number.replace(/^\D+/, ''))).find((one) => one !== null) ?? null
}

/** Whether a paste is a liquid or a solid a test decides (ADR 2.3.4, penetrometer; CLP Annex I, 1.0): not known. */
const states: Readonly<Record<StateKind, PhysicalState | null>> = {
  Liquid: 'liquid',
  Paste: null,
  Aerosol: 'aerosol',
  Solid: 'solid',
  Gas: 'gas',
}

function stateOf({ parameters }: Pick<Judged, 'parameters'>): PhysicalState | null {
  const text = parameters.find(({ property }) => property === 'physicalState')?.text
  const kind = text && 'phrase' in text ? kindsOfState[text.phrase] : undefined
  return kind === undefined ? null : states[kind]
}

function useOf(uses: ReadonlySet<string>): Use | null {
  if (uses.has(publicUse)) return 'consumer'
  const [industrial, ...others] = workUses
  if (others.some((phrase) => uses.has(phrase))) return 'professional'
  return uses.has(industrial) ? 'industrial' : null
}

function inhalationOf(uses: ReadonlySet<string>): InhaledForm | null {
  return ['use.sprayRollerBrush', 'use.sprayPaint', 'use.spraying'].some((phrase) => uses.has(phrase)) ? 'mist' : null
}

/** By the uses of the library. Hardeners and thinners of coatings are paint related material (ADR, UN 1263). */
const kinds: Readonly<Record<string, ProductKind>> = {
  'use.coating': 'paint',
  'use.cleaning': 'cleaner',
  'use.bonding': 'adhesive',
  'use.sealing': 'sealant',
  'use.printing': 'printingInk',
  'use.coatingWood': 'paint',
  'use.coatingMetal': 'paint',
  'use.coatingMineral': 'paint',
  'use.coatingInteriorWalls': 'paint',
  'use.clearCoatJoinery': 'paint',
  'use.hardenerPolyurethane': 'paint',
  'use.hardenerEpoxy': 'paint',
  'use.thinnerCoatings': 'paint',
  'use.primerCorrosion': 'paint',
  'use.sprayPaint': 'paint',
  'use.drainCleaner': 'cleaner',
  'use.toiletCleaner': 'cleaner',
  'use.surfaceDisinfection': 'biocide',
  'use.surfaceDisinfectionFood': 'biocide',
  'use.adhesiveHotMelt': 'adhesive',
  'use.lampOil': 'lampOil',
  'use.grillLighter': 'grillLighter',
}

/** Null where the uses say no kind, or several. */
function kindOf(uses: ReadonlySet<string>): ProductKind | null {
  const found = new Set([...uses].flatMap((phrase) => kinds[phrase] ?? []))
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? null : only
}
