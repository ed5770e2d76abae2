import type { HazardRule, JudgeHazard } from '../judge-hazard.ts'
import type { PhysicalState } from '../mixture.ts'
import { say } from '../sentences.ts'
import { judgeAerosols } from './aerosols.ts'
import { type DataClass, judgeByData } from './by-data.ts'
import { askForLiquids } from './flammable-solids.ts'
import { judgeFlammableLiquids } from './flammable-liquids.ts'
import { judgeFlammableGases, judgeOxidisingGases, judgePressurisedGases } from './gases.ts'
import { judgeOrganicPeroxides } from './organic-peroxides.ts'
import { askForExplosive, askForSelfReactive } from './oxidiser-with-fuel.ts'

const condensed: readonly PhysicalState[] = ['solid', 'liquid']

const byData = (rule: DataClass, further: (judge: JudgeHazard) => JudgeHazard = (judge) => judge): HazardRule => ({
  hazardClass: rule.hazardClass,
  judge: further(judgeByData(rule)),
})

/** CLP Annex I, Part 2, in its order: aerosols stand before the flammable gases and liquids that they leave out. */
export const physicalRules: readonly HazardRule[] = [
  byData(
    {
      hazardClass: 'explosives',
      states: condensed,
      suggestedBy: ['Unst. Expl.', 'Expl.', 'Desen. Expl.', 'Self-react. A', 'Self-react. B', 'Org. Perox. A', 'Org. Perox. B'],
      rule: 'CLP Annex I, 2.1.4.3',
      what: say('explosiveGroups'),
    },
    askForExplosive,
  ),
  { hazardClass: 'flammableGases', judge: judgeFlammableGases },
  { hazardClass: 'aerosols', judge: judgeAerosols },
  { hazardClass: 'oxidisingGases', judge: judgeOxidisingGases },
  { hazardClass: 'gasesUnderPressure', judge: judgePressurisedGases },
  { hazardClass: 'flammableLiquids', judge: judgeFlammableLiquids },
  byData(
    {
      hazardClass: 'flammableSolids',
      states: ['solid'],
      suggestedBy: ['Flam. Sol.', 'Pyr. Sol.'],
      rule: 'CLP Annex I, 2.7.2',
      what: say('flammableSolid'),
    },
    askForLiquids,
  ),
  byData(
    {
      hazardClass: 'selfReactiveSubstances',
      states: condensed,
      suggestedBy: ['Self-react.'],
      rule: 'CLP Annex I, 2.8.4.2',
      what: say('selfReactiveGroups'),
    },
    askForSelfReactive,
  ),
  byData({
    hazardClass: 'pyrophoricLiquids',
    states: ['liquid'],
    suggestedBy: ['Pyr. Liq.', 'Pyr. Sol.'],
    rule: 'CLP Annex I, 2.9.4.1',
    what: say('ignitesInAir'),
  }),
  byData({
    hazardClass: 'pyrophoricSolids',
    states: ['solid'],
    suggestedBy: ['Pyr. Sol.', 'Pyr. Liq.'],
    rule: 'CLP Annex I, 2.10.4.1',
    what: say('ignitesInAir'),
  }),
  byData({
    hazardClass: 'selfHeatingSubstances',
    states: condensed,
    suggestedBy: ['Self-heat.', 'Pyr. Sol.'],
    rule: 'CLP Annex I, 2.11.4.2',
    what: say('selfHeating'),
  }),
  byData({
    hazardClass: 'waterReactiveSubstances',
    states: condensed,
    suggestedBy: ['Water-react.'],
    rule: 'CLP Annex I, 2.12.4.1',
    what: say('waterReactive'),
  }),
  byData({
    hazardClass: 'oxidisingLiquids',
    states: ['liquid'],
    suggestedBy: ['Ox. Liq.', 'Ox. Sol.', 'Ox. Gas'],
    rule: 'CLP Annex I, 2.13.4.1 and 2.13.4.2',
    what: say('oxidising'),
  }),
  byData({
    hazardClass: 'oxidisingSolids',
    states: ['solid'],
    suggestedBy: ['Ox. Sol.', 'Ox. Liq.', 'Ox. Gas'],
    rule: 'CLP Annex I, 2.14.4.1 and 2.14.4.2',
    what: say('oxidising'),
  }),
  { hazardClass: 'organicPeroxides', judge: judgeOrganicPeroxides },
  byData({
    hazardClass: 'metalCorrosives',
    states: condensed,
    suggestedBy: ['Met. Corr.', 'Skin Corr.'],
    rule: 'CLP Annex I, 2.16.2.1',
    what: say('corrosive'),
  }),
  byData({
    hazardClass: 'desensitisedExplosives',
    states: condensed,
    suggestedBy: ['Desen. Expl.', 'Unst. Expl.', 'Expl.'],
    rule: 'CLP Annex I, 2.17.2',
    what: say('explosive'),
  }),
]
