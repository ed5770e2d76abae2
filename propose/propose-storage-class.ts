import { combustibleSolid } from './combustible-solid.ts'
import { all, any, classified, contains, measured, none, unless, type Condition } from './conditions.ts'
import type { Facts } from './facts.ts'
import { because, type Wish } from './proposal.ts'
import { polymerising } from './rules/by-substance.ts'
import { aerosol, corrosive, flammable, gas, liquid, oxidiser, pressed, solvents, toxic, untested } from './rules/situations.ts'

/** TRGS 510 tells the combustible from the others, among what is toxic or corrosive too: also what has its flash point far above 60 °C. */
const burns = any(
  flammable,
  solvents,
  all(liquid, measured('flashPoint', {})),
  unless(polymerising, contains('water', 50)),
  combustibleSolid,
)
const veryToxic = classified('Acute Tox. 1', 'Acute Tox. 2')
/** “Acutely toxic of category 3, toxic, or with chronic effect”. */
const toxicOrChronic = any(toxic, classified('Carc. 1', 'Muta. 1', 'Repr. 1', 'STOT RE 1'))

/** Storage classes of TRGS 510, Annex 4, in the order in which the first that fits holds; 5.1A and 5.1C go by lists of substances. */
const storageClasses: readonly (readonly [string, Condition])[] = [
  ['2B', aerosol],
  ['2A', pressed],
  ['5.2', classified('Org. Perox.', 'Self-react.')],
  ['3', classified('Flam. Liq.')],
  ['4.1B', classified('Flam. Sol.')],
  ['4.2', classified('Pyr. ', 'Self-heat.')],
  ['4.3', classified('Water-react.')],
  ['5.1B', classified('Ox. Liq.', 'Ox. Sol.')],
  ['6.1A', all(veryToxic, burns)],
  ['6.1B', veryToxic],
  ['6.1C', all(toxicOrChronic, burns)],
  ['6.1D', toxicOrChronic],
  ['8A', all(corrosive, burns)],
  ['8B', corrosive],
]

/**
 * 7.2: by what is classified. Where nothing is, the state of matter decides: 10 to 13. Nothing is proposed for an untested mixture that may burn,
 * heat itself or oxidise.
 */
export function proposeStorageClass(facts: Facts): Wish[] {
  if (any(untested, all(gas, none(pressed)))(facts) !== null) return []
  const found = storageClasses.find(([, when]) => when(facts) !== null)
  const state = facts.mixture.physicalState
  // A liquid without water and without a flash point may burn.
  const ofLiquid = burns(facts) !== null ? '10' : contains('water', 50)(facts) !== null ? '12' : null
  // A salt that may oxidise may be of class 5.1.
  const ofSolid = oxidiser(facts) !== null ? null : burns(facts) !== null ? '11' : '13'
  const value = found?.[0] ?? (state === 'liquid' ? ofLiquid : state === 'solid' ? ofSolid : null)
  if (value === null) return []
  return [
    {
      section: '7.2',
      place: '/handling/storageClass',
      item: null,
      value,
      because: found?.[1](facts) ?? [because('nothingElse')],
      article: 'TRGS 510, Annex 4; REACH Annex II, 7.2',
    },
  ]
}
