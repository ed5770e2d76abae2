import type { HazardRule } from '../judge-hazard.ts'
import type { PhysicalState } from '../mixture.ts'
import { judgeAerosols } from './aerosols.ts'
import { type DataClass, judgeByData } from './by-data.ts'
import { judgeFlammableLiquids } from './flammable-liquids.ts'
import { judgeFlammableGases, judgeOxidisingGases, judgePressurisedGases } from './gases.ts'
import { judgeOrganicPeroxides } from './organic-peroxides.ts'

const condensed: readonly PhysicalState[] = ['solid', 'liquid']

const byData = (rule: DataClass): HazardRule => ({ hazardClass: rule.hazardClass, judge: judgeByData(rule) })

/** CLP Annex I, Part 2, in its order: aerosols stand before the flammable gases and liquids that they leave out. */
export const physicalRules: readonly HazardRule[] = [
  byData({
    hazardClass: 'explosives',
    states: condensed,
    suggestedBy: ['Unst. Expl.', 'Expl.', 'Desen. Expl.', 'Self-react. A', 'Self-react. B', 'Org. Perox. A', 'Org. Perox. B'],
    rule: 'CLP Annex I, 2.1.4.3',
    what: 'A component with groups that are associated with explosive properties',
  }),
  { hazardClass: 'flammableGases', judge: judgeFlammableGases },
  { hazardClass: 'aerosols', judge: judgeAerosols },
  { hazardClass: 'oxidisingGases', judge: judgeOxidisingGases },
  { hazardClass: 'gasesUnderPressure', judge: judgePressurisedGases },
  { hazardClass: 'flammableLiquids', judge: judgeFlammableLiquids },
  byData({
    hazardClass: 'flammableSolids',
    states: ['solid'],
    suggestedBy: ['Flam. Sol.', 'Pyr. Sol.'],
    rule: 'CLP Annex I, 2.7.2',
    what: 'A component that is a flammable solid',
  }),
  byData({
    hazardClass: 'selfReactiveSubstances',
    states: condensed,
    suggestedBy: ['Self-react.'],
    rule: 'CLP Annex I, 2.8.4.2',
    what: 'A component with groups that are associated with explosive or self-reactive properties',
  }),
  byData({
    hazardClass: 'pyrophoricLiquids',
    states: ['liquid'],
    suggestedBy: ['Pyr. Liq.', 'Pyr. Sol.'],
    rule: 'CLP Annex I, 2.9.4.1',
    what: 'A component that ignites in contact with air',
  }),
  byData({
    hazardClass: 'pyrophoricSolids',
    states: ['solid'],
    suggestedBy: ['Pyr. Sol.', 'Pyr. Liq.'],
    rule: 'CLP Annex I, 2.10.4.1',
    what: 'A component that ignites in contact with air',
  }),
  byData({
    hazardClass: 'selfHeatingSubstances',
    states: condensed,
    suggestedBy: ['Self-heat.', 'Pyr. Sol.'],
    rule: 'CLP Annex I, 2.11.4.2',
    what: 'A component that heats itself in contact with air',
  }),
  byData({
    hazardClass: 'waterReactiveSubstances',
    states: condensed,
    suggestedBy: ['Water-react.'],
    rule: 'CLP Annex I, 2.12.4.1',
    what: 'A component that gives off flammable gases in contact with water',
  }),
  byData({
    hazardClass: 'oxidisingLiquids',
    states: ['liquid'],
    suggestedBy: ['Ox. Liq.', 'Ox. Sol.', 'Ox. Gas'],
    rule: 'CLP Annex I, 2.13.4.1 and 2.13.4.2',
    what: 'A component that oxidises: oxygen, fluorine or chlorine bonded to more than carbon and hydrogen, or an inorganic one with oxygen or halogen',
  }),
  byData({
    hazardClass: 'oxidisingSolids',
    states: ['solid'],
    suggestedBy: ['Ox. Sol.', 'Ox. Liq.', 'Ox. Gas'],
    rule: 'CLP Annex I, 2.14.4.1 and 2.14.4.2',
    what: 'A component that oxidises: oxygen, fluorine or chlorine bonded to more than carbon and hydrogen, or an inorganic one with oxygen or halogen',
  }),
  { hazardClass: 'organicPeroxides', judge: judgeOrganicPeroxides },
  byData({
    hazardClass: 'metalCorrosives',
    states: condensed,
    suggestedBy: ['Met. Corr.', 'Skin Corr.'],
    rule: 'CLP Annex I, 2.16.2.1',
    what: 'A component that corrodes metals or skin',
  }),
  byData({
    hazardClass: 'desensitisedExplosives',
    states: condensed,
    suggestedBy: ['Desen. Expl.', 'Unst. Expl.', 'Expl.'],
    rule: 'CLP Annex I, 2.17.2',
    what: 'A component that is an explosive, desensitised or not',
  }),
]
