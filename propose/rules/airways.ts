/** 8.2.2.2(c): which filter holds what is breathed. */
import { filterTypeOf } from '../../clp/filters-of-substances.ts'
import { passesFilterFrom } from '../../clp/substances-by-effect.ts'
import { all, any, bearsStatement, classified, contains, none, sprayed, unless, type Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { because } from '../proposal.ts'
import { chlorinated, cyanideGas, fluorideAtWork, nitricFumes, phosphineGas, sulphideGas, sulphiteGas } from './by-substance.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import {
  acidic,
  airwaySensitiser,
  amines,
  chlorineSolid,
  corrosive,
  eyeDamage,
  freeHydrochloricAcid,
  harmfulDust,
  inhalationHazard,
  muchUnknown,
  poisonInGas,
  solid,
  solvents,
  suffocating,
} from './situations.ts'

/** What destroys the airways says so on the label: CLP Annex II, 1.2.6. */
export const burnsAirways = bearsStatement('EUH071')
export const breathed = any(inhalationHazard, airwaySensitiser, poisonInGas, harmfulDust)
/** Carcinogens and mutagens are kept out of the airways whatever they are in (Directive 2004/37/EC, Article 5). */
export const carcinogen = classified('Carc. 1', 'Muta. 1')
/** Those with chlorine evaporate too, whatever their classes. */
export const evaporating = any(solvents, chlorinated)
const withLowBoiling = contains('lowBoilingSolvents', passesFilterFrom.lowBoiling)
const lowBoiling = all(any(evaporating, breathed), withLowBoiling)
const withFormaldehyde = contains('formaldehyde', passesFilterFrom.formaldehyde)
const inorganicGas = any(cyanideGas, sulphideGas, phosphineGas)
const alkalineVapours = any(contains('ammonia', 5), contains('hydrazines', 1))
const acidGas = contains('acidGases', passesFilterFrom.gases)
const alkalineGas = contains('alkalineGases', passesFilterFrom.gases)
const halogen = contains('halogens', 1)

/**
 * Nobody says that it harms by another way than the airways, which the label keeps from it (CLP Annex I, Table 3.9.5, P260): “not needed” is not said, and
 * where the filter is known it is named.
 */
const harmsOverTime = classified('H372')

type Component = Facts['answer']['components'][number]

/** What a filter has to hold: what is behind a class of the airways or harms organs over time, solvents, and gases that leave water. */
function breathedOf(facts: Facts): readonly Component[] {
  const ofAirways = facts.answer.hazards.filter(({ statements }) => statements.some((code) => /^H(?:33[0-6]|372$)/.test(code)))
  const behind = new Set([
    ...ofAirways.flatMap((one) => one.because),
    ...facts.answer.label.because.supplemental.statements.flatMap(({ code, components }) => (code === 'EUH071' ? components : [])),
  ])
  const asMuch = (group: Parameters<Facts['inGroup']>[0], from: number) => facts.inGroup(group).filter(({ content }) => content.to >= from)
  const others = new Set([
    ...asMuch('organicSolvents', 10),
    ...asMuch('chlorinatedSolvents', 10),
    ...asMuch('formaldehyde', passesFilterFrom.formaldehyde),
    ...asMuch('acidGases', passesFilterFrom.gases),
    ...asMuch('alkalineGases', passesFilterFrom.gases),
    ...asMuch('lowBoilingSolvents', passesFilterFrom.lowBoiling),
  ])
  return facts.answer.components.filter((one) => behind.has(one.key) || others.has(one))
}

const typesBreathed = (facts: Facts) => breathedOf(facts).map((one) => filterTypeOf(facts.named(one)))

const behindFilter: Condition = (facts) => [because('component', { substances: breathedOf(facts).map((one) => facts.nameOf(one)) })]

/** Filter types that hold all of these. Null where one of them needs a filter that its maker recommends, or where nothing is known of one. */
function typesOf(facts: Facts): ReadonlySet<string> | null {
  const found = typesBreathed(facts)
  const types = new Set(found.flatMap((one) => one ?? []))
  // An AX filter is for substances with a low boiling point and is not combined with a filter for gases.
  const isMixed = types.has('AX') && (['B', 'E', 'K'] as const).some((type) => types.has(type))
  return found.length === 0 || found.some((one) => one === null) || types.has('stated') || isMixed ? null : types
}

const typed: Condition = (facts) => (typesOf(facts) === null ? null : behindFilter(facts))
const stated: Condition = (facts) => {
  const known = typesBreathed(facts)
  return known.length === 0 || known.some((one) => one === null) || typesOf(facts) !== null ? null : behindFilter(facts)
}

function writeFilter(facts: Facts): string {
  const types = typesOf(facts) ?? new Set<string>()
  const particles = graveDust(facts) === null ? 'P2' : 'P3'
  if (types.has('AX')) return `AX-${particles} (EN 14387)`
  const letters = ['A', 'B', 'E', 'K'].filter((type) => types.has(type)).map((type) => `${type}2`)
  return letters.length === 0 ? `${particles} (EN 143)` : `${letters.join('')}-${particles} (EN 14387)`
}

const filterK = all(amines, unless(any(breathed, corrosive), contains('isocyanates')))
/** Amines that irritate and neither burn nor sensitise the skin, as isopropylamine does: a filter A holds none of them, nor does AX, however low they boil. */
const ofTypeK = unless((facts) => (typesBreathed(facts).includes('K') ? behindFilter(facts) : null), filterK)
/** What a filter of type A does not hold: EN 14387. */
const notHeldByA = any(
  contains('isocyanates'),
  lowBoiling,
  withFormaldehyde,
  inorganicGas,
  fluorideAtWork,
  alkalineVapours,
  acidGas,
  halogen,
  nitricFumes,
  ofTypeK,
  stated,
)
/** An aerosol of an irritant or corrosive that gives off no vapours: a lye from a dispenser, an acid from a pickling bath. */
const corrosiveMist = unless(all(sprayed, corrosive), any(evaporating, breathed, notHeldByA))
/** Particle filters of class P2 are for irritants and corrosives, those of class P3 for what is severely harmful when breathed. */
const graveDust = classified('H330', 'H331', 'H334', 'H340', 'H350', 'H350i', 'H360', 'H370', 'H372')
const dust = all(solid, any(breathed, corrosive, eyeDamage, graveDust))
/** Filters for which the library has no sentence of their own; the first that fits is taken. */
const otherFilters: readonly (readonly [when: Condition, filter: string])[] = [
  [all(sprayed, unless(lowBoiling, any(contains('isocyanates'), withFormaldehyde, stated))), 'AX-P2 (EN 14387)'],
  // Hydrogen cyanide, hydrogen sulphide and phosphine are of type B, sulphur dioxide and hydrogen fluoride of type E.
  [inorganicGas, 'B2-P3 (EN 14387)'],
  [unless(all(fluorideAtWork, evaporating), nitricFumes), 'A2E2-P2 (EN 14387)'],
  [all(fluorideAtWork, dust, graveDust), 'E2-P3 (EN 14387)'],
  // Nitric acid asks for a filter NO, so that its maker has to say which one holds both.
  [any(unless(fluorideAtWork, nitricFumes), all(dust, sulphiteGas)), 'E2-P2 (EN 14387)'],
  [alkalineVapours, 'K2 (EN 14387)'],
  [halogen, 'B2 (EN 14387)'],
  // What is severely harmful when breathed needs a P3 filter in a mist too.
  [unless(all(sprayed, graveDust), notHeldByA), 'A2-P3 (EN 14387)'],
  [unless(all(sprayed, contains('activeChlorine', 1)), any(evaporating, breathed)), 'B2-P2 (EN 14387)'],
  [all(corrosiveMist, acidic), 'E2-P2 (EN 14387)'],
  [corrosiveMist, 'P2 (EN 143)'],
  [chlorineSolid, 'B2-P2 (EN 14387)'],
  [unless(all(dust, graveDust), solvents), 'P3 (EN 143)'],
  [unless(dust, solvents), 'P2 (EN 143)'],
]
const ofTable = any(...otherFilters.map(([when]) => when))
const filterOf = (facts: Facts) => ({
  filter: otherFilters.find(([when]) => when(facts) !== null)?.[1] ?? writeFilter(facts),
})

const filterA2P2 = unless(
  any(all(sprayed, any(breathed, evaporating)), all(breathed, evaporating)),
  any(notHeldByA, all(sprayed, graveDust)),
)
const filterA = unless(evaporating, any(sprayed, breathed, notHeldByA))
const filterAX = unless(lowBoiling, any(sprayed, contains('isocyanates'), withFormaldehyde, acidGas, alkalineGas, stated))
const filterE = freeHydrochloricAcid()
/** One of the rules above names a filter already. */
const named = any(filterA2P2, filterA, filterAX, filterE, filterK, ofTable, contains('isocyanates'))
const unnamed = unless(any(breathed, evaporating, burnsAirways, harmsOverTime), named)

const substances = (facts: Facts) => ({ substances: breathedOf(facts).map((one) => facts.nameOf(one)) })

export const airwayRules: readonly SentenceRule[] = at('8.2', '/exposureControls/respiratory', 'REACH Annex II, 8.2.2.2(c)', [
  ['protection.respiratory.filterA2P2', filterA2P2],
  ['protection.respiratory.suppliedAir', all(contains('isocyanates'), airwaySensitiser)],
  ['protection.respiratory.isocyanatesBrush', unless(contains('isocyanates'), lowBoiling)],
  ['protection.respiratory.filterA', filterA],
  ['protection.respiratory.filterAX', filterAX],
  ['protection.respiratory.filterOther', any(ofTable, all(unnamed, typed)), 'EN 14387 and EN 143', filterOf],
  ['protection.respiratory.filterStated', all(unnamed, stated), 'EN 14387', substances],
  ['protection.respiratory.filterE', filterE],
  ['protection.respiratory.filterK', filterK],
  [
    'protection.respiratory.notNeeded',
    none(
      breathed,
      evaporating,
      // No filter supplies air, so a person has to say what protects.
      burnsAirways,
      suffocating,
      carcinogen,
      harmsOverTime,
      muchUnknown,
      contains('isocyanates'),
      filterE,
      all(amines, corrosive),
      ofTable,
    ),
  ],
])
