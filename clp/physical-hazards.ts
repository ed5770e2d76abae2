/** Label elements of the physical hazards: CLP Annex I, Part 2. */
import type { ClassTable } from './hazard-class-table.ts'

/** In the order of Part 2, from the explosives to the desensitised ones. */
export const physicalHazards = [
  {
    hazardClass: 'explosives',
    kind: 'physical',
    source: 'CLP Annex I, 2.1.3',
    categories: [
      ['Unst. Expl.', 'unstable', 'danger', ['GHS01'], ['H200']],
      ['Expl. 1.1', '1.1', 'danger', ['GHS01'], ['H201']],
      ['Expl. 1.2', '1.2', 'danger', ['GHS01'], ['H202']],
      ['Expl. 1.3', '1.3', 'danger', ['GHS01'], ['H203']],
      ['Expl. 1.4', '1.4', 'warning', ['GHS01'], ['H204']],
      ['Expl. 1.5', '1.5', 'danger', [], ['H205']],
      ['Expl. 1.6', '1.6', null, [], []],
    ],
  },
  {
    hazardClass: 'flammableGases',
    kind: 'physical',
    source: 'CLP Annex I, 2.2.3',
    categories: [
      ['Flam. Gas 1', '1', 'danger', ['GHS02'], ['H220']],
      ['Flam. Gas 1A', '1A', 'danger', ['GHS02'], ['H220']],
      ['Pyr. Gas', '1A pyrophoric', 'danger', ['GHS02'], ['H220', 'H232']],
      ['Chem. Unst. Gas A', '1A chemically unstable A', 'danger', ['GHS02'], ['H220', 'H230']],
      ['Chem. Unst. Gas B', '1A chemically unstable B', 'danger', ['GHS02'], ['H220', 'H231']],
      ['Flam. Gas 1B', '1B', 'danger', ['GHS02'], ['H221']],
      ['Flam. Gas 2', '2', 'warning', [], ['H221']],
    ],
  },
  {
    hazardClass: 'aerosols',
    kind: 'physical',
    source: 'CLP Annex I, 2.3.3',
    categories: [
      ['Aerosol 1', '1', 'danger', ['GHS02'], ['H222', 'H229']],
      ['Aerosol 2', '2', 'warning', ['GHS02'], ['H223', 'H229']],
      ['Aerosol 3', '3', 'warning', [], ['H229']],
    ],
  },
  {
    hazardClass: 'oxidisingGases',
    kind: 'physical',
    source: 'CLP Annex I, 2.4.3',
    categories: [['Ox. Gas 1', '1', 'danger', ['GHS03'], ['H270']]],
  },
  {
    hazardClass: 'gasesUnderPressure',
    kind: 'physical',
    source: 'CLP Annex I, 2.5.3',
    categories: [
      ['Press. Gas', 'group not stated', 'warning', ['GHS04'], ['H280', 'H281']],
      ['Press. Gas (Comp.)', 'compressed', 'warning', ['GHS04'], ['H280']],
      ['Press. Gas (Liq.)', 'liquefied', 'warning', ['GHS04'], ['H280']],
      ['Press. Gas (Ref. Liq.)', 'refrigerated liquefied', 'warning', ['GHS04'], ['H281']],
      ['Press. Gas (Diss.)', 'dissolved', 'warning', ['GHS04'], ['H280']],
    ],
  },
  {
    hazardClass: 'flammableLiquids',
    kind: 'physical',
    source: 'CLP Annex I, 2.6.3',
    categories: [
      ['Flam. Liq. 1', '1', 'danger', ['GHS02'], ['H224']],
      ['Flam. Liq. 2', '2', 'danger', ['GHS02'], ['H225']],
      ['Flam. Liq. 3', '3', 'warning', ['GHS02'], ['H226']],
    ],
  },
  {
    hazardClass: 'flammableSolids',
    kind: 'physical',
    source: 'CLP Annex I, 2.7.3',
    categories: [
      ['Flam. Sol. 1', '1', 'danger', ['GHS02'], ['H228']],
      ['Flam. Sol. 2', '2', 'warning', ['GHS02'], ['H228']],
    ],
  },
  {
    hazardClass: 'selfReactiveSubstances',
    kind: 'physical',
    source: 'CLP Annex I, 2.8.3',
    categories: [
      ['Self-react. A', 'A', 'danger', ['GHS01'], ['H240']],
      ['Self-react. B', 'B', 'danger', ['GHS01', 'GHS02'], ['H241']],
      ['Self-react. C', 'C', 'danger', ['GHS02'], ['H242']],
      ['Self-react. D', 'D', 'danger', ['GHS02'], ['H242']],
      ['Self-react. E', 'E', 'warning', ['GHS02'], ['H242']],
      ['Self-react. F', 'F', 'warning', ['GHS02'], ['H242']],
      ['Self-react. G', 'G', null, [], []],
    ],
  },
  {
    hazardClass: 'pyrophoricLiquids',
    kind: 'physical',
    source: 'CLP Annex I, 2.9.3',
    categories: [['Pyr. Liq. 1', '1', 'danger', ['GHS02'], ['H250']]],
  },
  {
    hazardClass: 'pyrophoricSolids',
    kind: 'physical',
    source: 'CLP Annex I, 2.10.3',
    categories: [['Pyr. Sol. 1', '1', 'danger', ['GHS02'], ['H250']]],
  },
  {
    hazardClass: 'selfHeatingSubstances',
    kind: 'physical',
    source: 'CLP Annex I, 2.11.3',
    categories: [
      ['Self-heat. 1', '1', 'danger', ['GHS02'], ['H251']],
      ['Self-heat. 2', '2', 'warning', ['GHS02'], ['H252']],
    ],
  },
  {
    hazardClass: 'waterReactiveSubstances',
    kind: 'physical',
    source: 'CLP Annex I, 2.12.3',
    categories: [
      ['Water-react. 1', '1', 'danger', ['GHS02'], ['H260']],
      ['Water-react. 2', '2', 'danger', ['GHS02'], ['H261']],
      ['Water-react. 3', '3', 'warning', ['GHS02'], ['H261']],
    ],
  },
  {
    hazardClass: 'oxidisingLiquids',
    kind: 'physical',
    source: 'CLP Annex I, 2.13.3',
    categories: [
      ['Ox. Liq. 1', '1', 'danger', ['GHS03'], ['H271']],
      ['Ox. Liq. 2', '2', 'danger', ['GHS03'], ['H272']],
      ['Ox. Liq. 3', '3', 'warning', ['GHS03'], ['H272']],
    ],
  },
  {
    hazardClass: 'oxidisingSolids',
    kind: 'physical',
    source: 'CLP Annex I, 2.14.3',
    categories: [
      ['Ox. Sol. 1', '1', 'danger', ['GHS03'], ['H271']],
      ['Ox. Sol. 2', '2', 'danger', ['GHS03'], ['H272']],
      ['Ox. Sol. 3', '3', 'warning', ['GHS03'], ['H272']],
    ],
  },
  {
    hazardClass: 'organicPeroxides',
    kind: 'physical',
    source: 'CLP Annex I, 2.15.3',
    categories: [
      ['Org. Perox. A', 'A', 'danger', ['GHS01'], ['H240']],
      ['Org. Perox. B', 'B', 'danger', ['GHS01', 'GHS02'], ['H241']],
      ['Org. Perox. C', 'C', 'danger', ['GHS02'], ['H242']],
      ['Org. Perox. D', 'D', 'danger', ['GHS02'], ['H242']],
      ['Org. Perox. E', 'E', 'warning', ['GHS02'], ['H242']],
      ['Org. Perox. F', 'F', 'warning', ['GHS02'], ['H242']],
      ['Org. Perox. G', 'G', null, [], []],
    ],
  },
  {
    hazardClass: 'metalCorrosives',
    kind: 'physical',
    source: 'CLP Annex I, 2.16.3',
    categories: [['Met. Corr. 1', '1', 'warning', ['GHS05'], ['H290']]],
  },
  {
    hazardClass: 'desensitisedExplosives',
    kind: 'physical',
    source: 'CLP Annex I, 2.17.3',
    categories: [
      ['Desen. Expl. 1', '1', 'danger', ['GHS02'], ['H206']],
      ['Desen. Expl. 2', '2', 'danger', ['GHS02'], ['H207']],
      ['Desen. Expl. 3', '3', 'warning', ['GHS02'], ['H207']],
      ['Desen. Expl. 4', '4', 'warning', ['GHS02'], ['H208']],
    ],
  },
] as const satisfies readonly ClassTable[]
