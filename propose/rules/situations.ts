/** Conditions that several tables of sentences share, so that sections 4 to 13 agree. */
import { combustibleSolid } from '../combustible-solid.ts'
import {
  all,
  any,
  classified,
  contains,
  inState,
  measured,
  none,
  ofKind,
  soldIn,
  suspected,
  unless,
  type Condition,
} from '../conditions.ts'
import { because } from '../proposal.ts'

const foundOrSuspected = (...names: string[]): Condition => any(classified(...names), suspected(...names))

export const aerosol = inState('aerosol')
export const liquid = inState('liquid', 'aerosol')
export const solid = inState('solid')
export const gas = inState('gas')
export const liquefiedGas = any(
  classified('Press. Gas (Liq.)', 'Press. Gas (Ref. Liq.)'),
  all(gas, any(contains('liquefiedGases', 50), contains('ammonia', 50))),
)
/** It has no class, and turns into a gas that is cold, takes the place of the air and bursts what is shut (ADR 5.5.3). */
export const dryIce = all(solid, contains('carbonDioxide', 50))
export const cold = any(liquefiedGas, dryIce)
/** Oxygen does not suffocate. */
export const suffocating = any(unless(gas, contains('oxygen', 20)), dryIce)
/** It collects near the floor; acetylene, hydrogen, methane and ammonia do not. */
export const heavyGas = all(gas, contains('liquefiedGases', 10))

/** Pyrophoric and chemically unstable gases are of category 1A as well: CLP Annex I, Table 2.2.1. */
export const flammableGases = ['Flam. Gas', 'Pyr. Gas', 'Chem. Unst. Gas'] as const

/** Vapours may ignite: CLP Annex I, 2.2, 2.3, 2.6. A gas that no figure of ISO 10156 clears counts as one that burns. */
export const flammable = any(classified('Flam. Liq.', ...flammableGases, 'Aerosol 1', 'Aerosol 2'), suspected(...flammableGases))
/** Nobody has tested it, and a good part of it burns, heats itself, oxidises or reacts. */
export const untested = suspected('Flam. Sol.', 'Pyr.', 'Self-', 'Ox.', 'Org. Perox.', 'Expl', 'Desen.', 'Water-react.')
export const notFlammable = none(
  classified('Flam.', 'Chem. Unst. Gas', 'Aerosol 1', 'Aerosol 2', 'Pyr.', 'Self-', 'Ox.', 'Org. Perox.', 'Expl', 'Desen.', 'Water-react.'),
  untested,
)
/** Heat starts a decomposition that goes on by itself: CLP Annex I, 2.8 and 2.15. */
const selfDecomposingTypes = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((type) => [`Org. Perox. ${type}`, `Self-react. ${type}`])
export const selfDecomposing = foundOrSuspected(...selfDecomposingTypes)
export const oxidising = foundOrSuspected('Ox.')
/** CLP Annex I, 2.12. */
export const waterReactive = foundOrSuspected('Water-react.')
/** Solids and liquids that a flame, air or their own warmth sets on fire: CLP Annex I, 2.7, 2.9 to 2.11. */
export const burning = foundOrSuspected('Flam. Sol.', 'Pyr. ', 'Self-heat.')

/** Chlorine carriers of pools, much stronger oxidisers than a bleach in water. */
export const chlorineSolid = all(solid, contains('activeChlorine', 10))
/** What oxidises by a substance in it, where nobody has tested the mixture; nitrates do so as solids, hydrogen peroxide from 8 % on (ADR Table A, UN 2984). */
export const oxidiser = any(
  oxidising,
  chlorineSolid,
  contains('strongOxidisers', 10),
  contains('hydrogenPeroxide', 8),
  all(solid, contains('solidNitrates', 20)),
)
/** Desensitised or not: a shock sets it off (CLP Annex I, 2.1 and 2.17). */
export const explosive = foundOrSuspected('Expl', 'Unst. Expl', 'Desen. Expl')
export const unstableExplosive = classified('Unst. Expl')
/** By pressure alone a gas may decompose: CLP Annex I, 2.2.2.1 (acetylene). */
export const unstableGas = classified('Chem. Unst. Gas')
export const refrigerated = any(classified('Press. Gas (Ref. Liq.)'), dryIce)
/** %: from here on CLP Annex I, 3.1.3.6.2.3 corrects the estimate; of a product of which nobody knows so much nothing is denied. */
const muchFrom = 10
export const muchUnknown: Condition = ({ answer }) => {
  const unknown = answer.components.filter((one) => one.unknown.includes('all'))
  const share = unknown.reduce((sum, { content }) => sum + content.to, answer.remainder)
  return share < muchFrom ? null : [because('calculated', { sum: `${Number(share.toFixed(1))} %` })]
}

/** It burns when heated, without being a flammable liquid: CLP Annex I, 2.6.2.1 ends at 60 °C. */
export const combustible = all(liquid, measured('flashPoint', { below: 100 }))
/** Oils, glycols and molten wax burn as well, once a fire has heated them; nobody measures a flash point of what is mostly water. */
export const oily = unless(any(all(liquid, measured('flashPoint', {})), all(solid, contains('waxes', 25))), contains('water', 50))
/** Dust of it is breathed. */
const dusty: Condition = ({ mixture }) => (mixture.inhalation === 'dust' ? [because('always')] : null)
/** Dust of it in the air explodes: what is organic, and metals that burn (Directive 1999/92/EC, Article 2). Oxidisers do otherwise. */
export const explosiveDust = unless(
  all(solid, dusty, any(combustibleSolid, burning, classified('Water-react.'))),
  any(oxidiser, selfDecomposing, explosive, contains('dithionites', 25), dryIce),
)
/** Harms after a time, or in other organs, whoever breathes the dust; statements of a route say nothing of it (CLP Annex I, 3.5 to 3.9). */
export const harmfulDust = all(solid, dusty, classified('H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H370', 'H371', 'H372', 'H373'))
/** Vapours spread along the floor; not all gases do. */
export const heavyVapours = any(unless(flammable, gas), all(flammable, heavyGas))
/** Gas in a container under pressure; aerosol dispensers have sentences of their own. */
export const pressed = unless(any(gas, classified('Press. Gas')), aerosol)
export const reactive = any(selfDecomposing, oxidiser, waterReactive, burning, explosive, unstableGas)
export const corrosive = classified('Skin Corr.')
export const eyeDamage = classified('Skin Corr.', 'Eye Dam.')
export const irritant = classified('Skin Irrit.', 'Eye Irrit.', 'H335')
export const skinSensitiser = classified('Skin Sens.')
export const airwaySensitiser = classified('Resp. Sens.')
export const inhalationHazard = classified('H330', 'H331', 'H332', 'H334', 'H335', 'H336')
export const aspiration = classified('Asp. Tox.')
const acutelyToxic = ['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3', 'STOT SE 1']
export const toxicByClass = classified(...acutelyToxic)
/**
 * %: 0.01 % are 100 ppm, at which hydrogen sulphide and others harm at once (IDLH of NIOSH), far below the contents from which a gas has a class (CLP Annex I, Table 3.1.1).
 */
const harmsInGasFrom = 0.01
/** A mixture to calibrate with, that has no class by inhalation and kills all the same where it leaks. */
export const poisonInGas = all(gas, contains('inhaledPoisons', harmsInGasFrom))
export const toxic = any(toxicByClass, poisonInGas)
export const cmr = classified('Carc.', 'Muta.', 'Repr.')
export const aquatic = classified('Aquatic')
export const anyHealth = classified(
  'Acute Tox.',
  'Skin',
  'Eye',
  'Resp. Sens.',
  'STOT',
  'Asp. Tox.',
  'Carc.',
  'Muta.',
  'Repr.',
  'Lact.',
  'ED HH',
)
export const solvents = contains('organicSolvents', 10)
/** HP 6: from here on a poison of category 2 by inhalation makes waste hazardous, of gases far below its class. */
const poisonousWaste = all(gas, contains('inhaledPoisons', 0.5))
/** HP 1 to HP 15 of Directive 2008/98/EC, Annex III, as far as classes show them; what corrodes metals alone (H290) is none of them. */
export const hazardousWaste = any(anyHealth, flammable, aquatic, reactive, poisonousWaste)
const noFormIsSaid: Condition = ({ mixture }) => (mixture.inhalation === null ? [because('always')] : null)
/** A solid from which dust is breathed, if anything: nothing in it evaporates much, or somebody says so. */
export const dustOfSolid = all(solid, any(dusty, all(noFormIsSaid, none(solvents, contains('chlorinatedSolvents', 10)))))
/** Lighters soaked with what burns, whether a test has made a flammable solid of them or not. */
export const soaked = all(solid, solvents)
/** Where the product is measured on the other side the acid of a recipe, or its lye, is used up: what is left is a salt. */
export const freeHydrochloricAcid = (from = 0): Condition => unless(contains('hydrochloricAcid', from), measured('pH', { from: 4 }))
export const freeHydroxide = unless(contains('alkaliHydroxides'), measured('pH', { below: 10 }))
export const acidic = any(measured('pH', { below: 4 }), all(corrosive, freeHydrochloricAcid()))
/** Hydrated lime and cement are so as soon as they are wet, and have no pH as powders. */
const lime = unless(all(solid, contains('limes', 10)), measured('pH', { below: 10 }))
export const alkaline = any(measured('pH', { from: 10 }), all(corrosive, freeHydroxide), lime)
export const waterBased = all(contains('water', 30), none(flammable))
/** Amines and ammonia: their vapours need a filter K, they burn to nitrogen oxides, and they heat up with acids. In what is acid they are salts, and a trace does none of it. */
const harmfulAmines = (group: 'amines' | 'hardenerAmines'): Condition => all(contains(group, 1), any(corrosive, skinSensitiser))
export const amineContent = harmfulAmines('amines')
export const amines = unless(amineContent, measured('pH', { below: 7 }))
/** A hardener with isocyanates: adhesives and sealants with them harden by the moisture of the air, and have no second component. */
export const hardenedByIsocyanates = unless(contains('isocyanates'), ofKind('adhesive', 'sealant'))
/** One of two components that are mixed: a lye with an amine in it is none. */
export const amineHardener = unless(harmfulAmines('hardenerAmines'), any(contains('alkaliHydroxides'), measured('pH', { below: 7 })))

/** Lighters, their refills and cartridges have no supplier who takes them back. */
export const thrownAway = all(gas, soldIn('lighter', 'lighterRefill', 'gasCartridge'))
/** °C from which a short touch burns the skin (EN ISO 13732-1: metal from some 60 °C on; other materials and longer touches differ). */
const burnsFrom = 60
/** Handed over so hot that it burns the skin: a molten solid, or a liquid such as bitumen, sulphur or heavy oil. */
export const hot = all(any(solid, liquid), measured('carriageTemperature', { from: burnsFrom }))
/** Of it what may set as it cools: an oil stays liquid. */
export const melt = unless(hot, all(liquid, measured('meltingPoint', { below: 20 })))
