import { routeOfStatement } from '../../clp/classification/endpoints.ts'
import { categoryOfEstimate } from '../../clp/classification/estimate-tables.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { exposureRouteOf } from '../../shared/record/exposure-route-of.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { endsOfQuantity } from '../ends-of-quantity.ts'
import { finding, type Finding } from '../finding.ts'
import { statementsOf, type Rule } from '../subject.ts'

/** Studies and levels of each ingredient: units, species, durations, and what cannot stand side by side (sections 8.1, 11.1 and 12.1). */
export const checkStudiesOfSubstances: Rule = ({ record }) => [
  ...record.composition.ingredients.flatMap((ingredient, index) => [
    ...checkLevels(ingredient, index),
    ...checkHarm(ingredient, index),
    ...checkHours(ingredient, index),
    ...checkToxicity(ingredient, index),
    ...checkOrganisms(ingredient, index),
    ...checkOrder(ingredient, index),
  ]),
  ...checkTested(record),
  ...checkRoutes(record),
]

const placeOf = (index: number, field: string, at: number): string => `composition.ingredients[${index}].${field}[${at}]`

/** REACH Annex I, 1.4 and 3.3: levels of what is breathed in are of air, of the rest by body weight and day or by area; soil is dry matter. */
const unitsOfLevel = { inhalation: ['mg/m³', 'ppm', 'mg/l'], dermal: ['mg/kg/day', 'mg/kg', '%'], oral: ['mg/kg/day', 'mg/kg'] } as const
const solidCompartments: readonly string[] = ['freshWaterSediment', 'marineSediment', 'soil']
const unitsOfWater: readonly string[] = ['mg/l', 'µg/l', 'g/l']

function checkLevels({ noEffectLevels, noEffectConcentrations }: Ingredient, index: number): Finding[] {
  const units = noEffectLevels.flatMap(({ route, effect, quantity }, at) => {
    const usual: readonly string[] = unitsOfLevel[route]
    // A local level by skin is by area, for which records have no unit of their own.
    if (usual.includes(quantity.unit) || (route === 'dermal' && effect === 'local')) return []
    return [
      finding('protection.levelUnit', placeOf(index, 'noEffectLevels', at), { params: { record: quantity, found: usual.join(', ') } }),
    ]
  })
  const compartments = noEffectConcentrations.flatMap(({ compartment, quantity }, at) => {
    const usual = solidCompartments.includes(compartment) ? ['mg/kg'] : unitsOfWater
    if (usual.includes(quantity.unit)) return []
    return [
      finding('protection.levelUnit', placeOf(index, 'noEffectConcentrations', at), {
        params: { record: quantity, found: usual.join(', ') },
      }),
    ]
  })
  const order = noEffectLevels.flatMap((one, at) => {
    if (one.population !== 'consumers') return []
    const workers = noEffectLevels.find(
      (other) =>
        other.population === 'workers' &&
        other.route === one.route &&
        other.effect === one.effect &&
        other.duration === one.duration &&
        other.quantity.unit === one.quantity.unit,
    )
    if (workers === undefined || endsOfQuantity(one.quantity).least <= endsOfQuantity(workers.quantity).most) return []
    return [
      finding('protection.levelsContradict', placeOf(index, 'noEffectLevels', at), {
        params: { record: one.quantity, found: { ...workers.quantity, sign: '≤' } },
      }),
    ]
  })
  return [...units, ...compartments, ...order, ...checkSea(noEffectConcentrations, index)]
}

/**
 * More kinds live in the sea, so its concentrations come by the same factors as those of fresh water or larger ones: REACH Annex I, 3.3 (ECHA R.10). By how
 * much they may be higher, since registrants round them and take other studies for the sea: of benzalkonium chloride 0.96 µg/l stands beside 0.9 µg/l.
 */
const tolerance = 1.1
const seaOf = { marineWater: 'freshWater', marineSediment: 'freshWaterSediment' } as const

function checkSea(levels: Ingredient['noEffectConcentrations'], index: number): Finding[] {
  return levels.flatMap((one, at) => {
    const river = one.compartment === 'marineWater' || one.compartment === 'marineSediment' ? seaOf[one.compartment] : undefined
    const fresh = levels.find(({ compartment, quantity }) => compartment === river && quantity.unit === one.quantity.unit)
    if (fresh === undefined || endsOfQuantity(one.quantity).least <= endsOfQuantity(fresh.quantity).most * tolerance) return []
    return [
      finding('protection.levelsContradict', placeOf(index, 'noEffectConcentrations', at), {
        params: { record: one.quantity, found: { ...fresh.quantity, sign: '≤' } },
        article: 'REACH Annex II, 8.1.4; REACH Annex I, 3.3',
      }),
    ]
  })
}

const ofWater: readonly string[] = ['freshWater', 'marineWater', 'intermittentRelease']
const tested: readonly string[] = ['fish', 'crustaceans', 'algae', 'aquaticPlants']
/** mg/l in one of the unit */
const perMilligram: Readonly<Record<string, number>> = { 'mg/l': 1, 'µg/l': 0.001, 'g/l': 1000 }

/** Of several studies of algae the assessor may have left one out. */
const farAbove = 10

/** What harms no water is less than what kills or slows its organisms: it comes from that by an assessment factor (REACH Annex I, 3.3.1). */
function checkHarm({ noEffectConcentrations, ecotoxicity }: Ingredient, index: number): Finding[] {
  const inMilligrams = ({ value, to, unit }: Quantity) => (to ?? value ?? Number.NaN) * (perMilligram[unit] ?? Number.NaN)
  const [worst] = ecotoxicity
    .flatMap(({ group, quantity }) => (tested.includes(group) && inMilligrams(quantity) > 0 ? [quantity] : []))
    .toSorted((a, b) => inMilligrams(a) - inMilligrams(b))
  if (worst === undefined) return []
  const found = noEffectConcentrations.flatMap(({ compartment, quantity }, at) => {
    if (!ofWater.includes(compartment) || !(inMilligrams(quantity) > farAbove * inMilligrams(worst))) return []
    return [
      finding('protection.levelsContradict', placeOf(index, 'noEffectConcentrations', at), {
        params: { record: quantity, found: { value: worst.to ?? worst.value ?? 0, unit: worst.unit, sign: '<' } },
        article: 'REACH Annex II, 8.1.4; REACH Annex I, 3.3',
      }),
    ]
  })
  // It is the study as likely as the levels.
  return found.slice(0, 1)
}

/** Lethal concentrations in the air are of four hours (CLP Annex I, Table 3.1.1), of water of two to four days: Table 4.1.0. */
const mostHours = 24

function checkHours({ toxicity, ecotoxicity }: Ingredient, index: number): Finding[] {
  return [
    ...toxicity.flatMap(({ endpoint, route, hours }, at) =>
      endpoint === 'LC50' && route.startsWith('inhalation') && hours !== undefined && hours >= mostHours
        ? [
            finding('toxicology.durationUnlikely', placeOf(index, 'toxicity', at), {
              params: { record: { value: hours, unit: 'h' }, found: { value: 4, unit: 'h' } },
            }),
          ]
        : [],
    ),
    ...ecotoxicity.flatMap(({ duration, group }, at) =>
      group !== 'bacteria' && (duration.unit === 'min' || duration.unit === 's')
        ? [
            finding('ecology.durationUnlikely', placeOf(index, 'ecotoxicity', at), {
              params: { record: duration, found: { value: duration.value ?? duration.to ?? 0, unit: 'h' } },
            }),
          ]
        : [],
    ),
  ]
}

/** Doses by mouth and skin are by body weight (LD50), concentrations of air are LC50: CLP Annex I, 3.1.1 and Table 3.1.1. */
function checkToxicity({ toxicity }: Ingredient, index: number): Finding[] {
  return toxicity.flatMap(({ endpoint, route, quantity }, at) => {
    const isInhaled = route.startsWith('inhalation')
    const wanted = isInhaled ? 'LC50' : 'LD50'
    const units = route === 'inhalationGas' ? ['ppm', 'mg/l', 'mg/m³'] : isInhaled ? ['mg/l', 'mg/m³', 'ppm'] : ['mg/kg']
    const isLethal = endpoint === 'LD50' || endpoint === 'LC50'
    if (!isLethal || (endpoint === wanted && units.includes(quantity.unit))) return []
    return [
      finding('toxicology.studyUnit', placeOf(index, 'toxicity', at), {
        params: { record: `${endpoint}: ${quantity.unit}`, found: `${wanted}: ${units.join(', ')}` },
      }),
    ]
  })
}

type Group = Ingredient['ecotoxicity'][number]['group']

/** Organisms of tests by the beginning of their scientific names (OECD test guidelines 201, 202, 203, 210, 211, 221). */
const species: readonly (readonly [RegExp, Group])[] = [
  [/^(?:Daphnia|Ceriodaphnia|Americamysis|Mysidopsis|Artemia|Crangon|Gammarus|Acartia|Hyalella|Nitocra|Chaetogammarus)\b/i, 'crustaceans'],
  [
    /^(?:Oncorhynchus|Salmo|Pimephales|Danio|Brachydanio|Lepomis|Oryzias|Poecilia|Cyprinus|Leuciscus|Cyprinodon|Carassius|Scophthalmus|Alburnus|Menidia|Gasterosteus|Ictalurus)\b/i,
    'fish',
  ],
  [
    /^(?:Pseudokirchneriella|Raphidocelis|Selenastrum|Desmodesmus|Scenedesmus|Chlorella|Skeletonema|Navicula|Anabaena|Phaeodactylum|Chlamydomonas)\b/i,
    'algae',
  ],
  [/^(?:Lemna|Myriophyllum)\b/i, 'aquaticPlants'],
  [/^(?:Pseudomonas|Vibrio|Aliivibrio|Photobacterium)\b/i, 'bacteria'],
]

/** Hours that an acute test may last at most, in days: what is longer is chronic. */
const mostDaysOfAcute = 8

function checkOrganisms({ ecotoxicity }: Ingredient, index: number): Finding[] {
  return ecotoxicity.flatMap(({ endpoint, group, species: name, duration, quantity }, at): Finding[] => {
    const path = placeOf(index, 'ecotoxicity', at)
    const known = species.find(([pattern]) => pattern.test(name))?.[1]
    if (known !== undefined && known !== group)
      return [finding('ecology.speciesContradicts', path, { params: { one: name, other: { term: `organism.${group}` } } })]
    const days =
      duration.unit === 'days'
        ? (duration.value ?? duration.to ?? 0)
        : duration.unit === 'h'
          ? (duration.value ?? duration.to ?? 0) / 24
          : 0
    const isAcute = endpoint === 'LC50' || endpoint === 'EC50' || endpoint === 'ErC50'
    if (
      isAcute &&
      group !== 'bacteria' &&
      days > mostDaysOfAcute &&
      duration.unit === 'days' &&
      [24, 48, 72, 96].includes(duration.value ?? 0)
    )
      return [finding('ecology.durationUnlikely', path, { params: { record: duration, found: { value: duration.value ?? 0, unit: 'h' } } })]
    const usual: readonly string[] = ['mg/l', 'µg/l', 'g/l']
    if (usual.includes(quantity.unit)) return []
    return [
      finding('toxicology.studyUnit', path, {
        params: { record: quantity, found: usual.join(', ') },
        article: 'CLP Annex I, Table 4.1.0; REACH Annex II, 12.1',
      }),
    ]
  })
}

const milligrams = (unit: string): number => (unit === 'µg/l' ? 0.001 : unit === 'g/l' ? 1000 : 1)

/** What has no effect is less than what has half of it, in one species. */
function checkOrder({ ecotoxicity }: Ingredient, index: number): Finding[] {
  return ecotoxicity.flatMap((one, at) => {
    if (!/^(?:NOEC|EC10|ErC10)$/.test(one.endpoint)) return []
    const least = endsOfQuantity(one.quantity).least * milligrams(one.quantity.unit)
    const half = ecotoxicity.find(
      (other) =>
        /^(?:LC50|EC50|ErC50|IC50)$/.test(other.endpoint) &&
        other.species === one.species &&
        endsOfQuantity(other.quantity).most * milligrams(other.quantity.unit) < least,
    )
    return half === undefined
      ? []
      : [
          finding('ecology.studiesContradict', placeOf(index, 'ecotoxicity', at), {
            params: { record: one.quantity, found: { ...half.quantity, sign: '≤' } },
          }),
        ]
  })
}

const columns = { oral: 'oral', dermal: 'dermal', inhalationGas: 'gas', inhalationVapour: 'vapour', inhalationDust: 'dust' } as const

/** A category by tests of the mixture, and the figure that section 11.1 gives of it: CLP Annex I, Table 3.1.1. */
function checkTested({ classification, toxicology }: ProductRecord): Finding[] {
  return toxicology.estimates.flatMap(({ route, quantity }, index) => {
    const own = classification.find(
      ({ category, basis, statements }) =>
        basis === 'testData' &&
        category.startsWith('Acute Tox.') &&
        statements.some((code) => code.split('+').some((one) => routeOfStatement(one) === exposureRouteOf(route))),
    )
    const { least, most } = endsOfQuantity(quantity)
    const found = [least, most].map((end) => (Number.isFinite(end) ? `Acute Tox. ${categoryOfEstimate(columns[route], end) ?? '–'}` : null))
    if (own === undefined || found.some((one) => one === null || one === own.category)) return []
    return [
      finding('toxicology.estimateContradicts', `toxicology.estimates[${index}]`, { params: { record: quantity, found: own.category } }),
    ]
  })
}

/** 11.1.2: ways by which the product harms by its classes are among those that are likely. */
const waysOf: readonly (readonly [RegExp, RegExp])[] = [
  [/^H33[0-6]$/, /route\.inhalation/],
  [/^H31[0-57]$/, /route\.(?:skinContact|inhalationSkin|dermal)/],
]

function checkRoutes({ classification, toxicology }: ProductRecord): Finding[] {
  const codes = statementsOf(classification)
  return toxicology.notes.flatMap((text, index) => {
    if (!('phrase' in text) || text.phrase !== 'toxicology.routes') return []
    const routes = text.values?.['routes']
    const named = (Array.isArray(routes) ? routes : []).flatMap((one) => ('phrase' in one ? [one.phrase] : []))
    // Own words may say any way.
    if (!Array.isArray(routes) || named.length < routes.length) return []
    return waysOf.flatMap(([harm, way]) => {
      const code = codes.find((one) => harm.test(one))
      return code === undefined || named.some((one) => way.test(one))
        ? []
        : [finding('toxicology.routeMissing', `toxicology.notes[${index}]`, { params: { code } })]
    })
  })
}
