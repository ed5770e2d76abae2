import type { PictogramCode } from './pictograms.ts'
import type { HazardStatementCode, SupplementalStatementCode } from './statements.ts'

export type SignalWord = 'danger' | 'warning'
export type HazardKind = 'physical' | 'health' | 'environmental' | 'additional'

/** A statement that a hazard category can carry: H…, and EUH380 to EUH451 for the classes of Delegated Regulation (EU) 2023/707. */
export type CategoryStatementCode = HazardStatementCode | SupplementalStatementCode

type CategoryRow = readonly [
  code: string,
  category: string,
  signalWord: SignalWord | null,
  pictograms: readonly PictogramCode[],
  statements: readonly CategoryStatementCode[],
]

interface ClassTable {
  hazardClass: string
  kind: HazardKind
  source: string
  categories: readonly CategoryRow[]
}

const reproductiveToxicity1 = ['H360', 'H360D', 'H360Df', 'H360F', 'H360FD', 'H360Fd'] as const

/**
 * Label elements of every hazard class, in the order of CLP Annex I, Parts 2 to 5. Codes as in CLP Annex VI, 1.1.2.1.1, Table 1.1, with
 * - types C, D, E and F of self-reactive substances and organic peroxides one by one, as Table 3 of Annex VI prints them,
 * - the group of a gas under pressure in brackets; 'Press. Gas' alone is the entry of Table 3 that leaves the group open (note U),
 * - 'Flam. Gas 1', which Table 3 still prints for entries older than Regulation (EU) 2019/521.
 */
const annexI = [
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
  {
    hazardClass: 'acuteToxicity',
    kind: 'health',
    source: 'CLP Annex I, 3.1.4',
    categories: [
      ['Acute Tox. 1', '1', 'danger', ['GHS06'], ['H300', 'H310', 'H330']],
      ['Acute Tox. 2', '2', 'danger', ['GHS06'], ['H300', 'H310', 'H330']],
      ['Acute Tox. 3', '3', 'danger', ['GHS06'], ['H301', 'H311', 'H331']],
      ['Acute Tox. 4', '4', 'warning', ['GHS07'], ['H302', 'H312', 'H332']],
    ],
  },
  {
    hazardClass: 'skinCorrosionIrritation',
    kind: 'health',
    source: 'CLP Annex I, 3.2.4',
    categories: [
      ['Skin Corr. 1', '1', 'danger', ['GHS05'], ['H314']],
      ['Skin Corr. 1A', '1A', 'danger', ['GHS05'], ['H314']],
      ['Skin Corr. 1B', '1B', 'danger', ['GHS05'], ['H314']],
      ['Skin Corr. 1C', '1C', 'danger', ['GHS05'], ['H314']],
      ['Skin Irrit. 2', '2', 'warning', ['GHS07'], ['H315']],
    ],
  },
  {
    hazardClass: 'eyeDamageIrritation',
    kind: 'health',
    source: 'CLP Annex I, 3.3.4',
    categories: [
      ['Eye Dam. 1', '1', 'danger', ['GHS05'], ['H318']],
      ['Eye Irrit. 2', '2', 'warning', ['GHS07'], ['H319']],
    ],
  },
  {
    hazardClass: 'respiratorySensitisation',
    kind: 'health',
    source: 'CLP Annex I, 3.4.4',
    categories: [
      ['Resp. Sens. 1', '1', 'danger', ['GHS08'], ['H334']],
      ['Resp. Sens. 1A', '1A', 'danger', ['GHS08'], ['H334']],
      ['Resp. Sens. 1B', '1B', 'danger', ['GHS08'], ['H334']],
    ],
  },
  {
    hazardClass: 'skinSensitisation',
    kind: 'health',
    source: 'CLP Annex I, 3.4.4',
    categories: [
      ['Skin Sens. 1', '1', 'warning', ['GHS07'], ['H317']],
      ['Skin Sens. 1A', '1A', 'warning', ['GHS07'], ['H317']],
      ['Skin Sens. 1B', '1B', 'warning', ['GHS07'], ['H317']],
    ],
  },
  {
    hazardClass: 'germCellMutagenicity',
    kind: 'health',
    source: 'CLP Annex I, 3.5.4',
    categories: [
      ['Muta. 1A', '1A', 'danger', ['GHS08'], ['H340']],
      ['Muta. 1B', '1B', 'danger', ['GHS08'], ['H340']],
      ['Muta. 2', '2', 'warning', ['GHS08'], ['H341']],
    ],
  },
  {
    hazardClass: 'carcinogenicity',
    kind: 'health',
    source: 'CLP Annex I, 3.6.4',
    categories: [
      ['Carc. 1A', '1A', 'danger', ['GHS08'], ['H350', 'H350i']],
      ['Carc. 1B', '1B', 'danger', ['GHS08'], ['H350', 'H350i']],
      ['Carc. 2', '2', 'warning', ['GHS08'], ['H351']],
    ],
  },
  {
    hazardClass: 'reproductiveToxicity',
    kind: 'health',
    source: 'CLP Annex I, 3.7.4',
    categories: [
      ['Repr. 1A', '1A', 'danger', ['GHS08'], reproductiveToxicity1],
      ['Repr. 1B', '1B', 'danger', ['GHS08'], reproductiveToxicity1],
      ['Repr. 2', '2', 'warning', ['GHS08'], ['H361', 'H361d', 'H361f', 'H361fd']],
      ['Lact.', 'lactation', null, [], ['H362']],
    ],
  },
  {
    hazardClass: 'specificTargetOrganToxicitySingleExposure',
    kind: 'health',
    source: 'CLP Annex I, 3.8.4',
    categories: [
      ['STOT SE 1', '1', 'danger', ['GHS08'], ['H370']],
      ['STOT SE 2', '2', 'warning', ['GHS08'], ['H371']],
      ['STOT SE 3', '3', 'warning', ['GHS07'], ['H335', 'H336']],
    ],
  },
  {
    hazardClass: 'specificTargetOrganToxicityRepeatedExposure',
    kind: 'health',
    source: 'CLP Annex I, 3.9.4',
    categories: [
      ['STOT RE 1', '1', 'danger', ['GHS08'], ['H372']],
      ['STOT RE 2', '2', 'warning', ['GHS08'], ['H373']],
    ],
  },
  {
    hazardClass: 'aspirationHazard',
    kind: 'health',
    source: 'CLP Annex I, 3.10.4',
    categories: [['Asp. Tox. 1', '1', 'danger', ['GHS08'], ['H304']]],
  },
  {
    hazardClass: 'endocrineDisruptionForHumanHealth',
    kind: 'health',
    source: 'CLP Annex I, 3.11.4',
    categories: [
      ['ED HH 1', '1', 'danger', [], ['EUH380']],
      ['ED HH 2', '2', 'warning', [], ['EUH381']],
    ],
  },
  {
    hazardClass: 'aquaticHazard',
    kind: 'environmental',
    source: 'CLP Annex I, 4.1.4',
    categories: [
      ['Aquatic Acute 1', 'acute 1', 'warning', ['GHS09'], ['H400']],
      ['Aquatic Chronic 1', 'chronic 1', 'warning', ['GHS09'], ['H410']],
      ['Aquatic Chronic 2', 'chronic 2', null, ['GHS09'], ['H411']],
      ['Aquatic Chronic 3', 'chronic 3', null, [], ['H412']],
      ['Aquatic Chronic 4', 'chronic 4', null, [], ['H413']],
    ],
  },
  {
    hazardClass: 'endocrineDisruptionForTheEnvironment',
    kind: 'environmental',
    source: 'CLP Annex I, 4.2.4',
    categories: [
      ['ED ENV 1', '1', 'danger', [], ['EUH430']],
      ['ED ENV 2', '2', 'warning', [], ['EUH431']],
    ],
  },
  {
    hazardClass: 'persistentBioaccumulativeToxicProperties',
    kind: 'environmental',
    source: 'CLP Annex I, 4.3.4',
    categories: [
      ['PBT', 'PBT', 'danger', [], ['EUH440']],
      ['vPvB', 'vPvB', 'danger', [], ['EUH441']],
    ],
  },
  {
    hazardClass: 'persistentMobileToxicProperties',
    kind: 'environmental',
    source: 'CLP Annex I, 4.4.4',
    categories: [
      ['PMT', 'PMT', 'danger', [], ['EUH450']],
      ['vPvM', 'vPvM', 'danger', [], ['EUH451']],
    ],
  },
  {
    hazardClass: 'ozoneLayerHazard',
    kind: 'additional',
    source: 'CLP Annex I, 5.1.4',
    categories: [['Ozone 1', '1', 'warning', ['GHS07'], ['H420']]],
  },
] as const satisfies readonly ClassTable[]

export type HazardClass = (typeof annexI)[number]['hazardClass']
export type HazardCategoryCode = (typeof annexI)[number]['categories'][number][0]

export interface HazardCategory {
  /** as in CLP Annex VI, Table 1.1: 'Flam. Liq. 2' */
  code: HazardCategoryCode
  hazardClass: HazardClass
  /** category, division, type or group within the class: '2', '1.4', 'B', 'liquefied' */
  category: string
  signalWord: SignalWord | null
  /** before the rules of precedence of CLP Article 26 */
  pictograms: readonly PictogramCode[]
  /** every statement that the category can carry; an entry carries those of its route, effect or organ */
  statements: readonly CategoryStatementCode[]
  /** where the regulation fixes these label elements */
  source: string
}

/** Every hazard category, in the order of CLP Annex I. */
export const hazardCategories: readonly HazardCategory[] = annexI.flatMap(({ hazardClass, source, categories }) =>
  categories.map(([code, category, signalWord, pictograms, statements]): HazardCategory => {
    return { code, hazardClass, category, signalWord, pictograms, statements, source }
  }),
)

/** Every hazard class, in the order of CLP Annex I: physical (Part 2), health (Part 3), environmental (Part 4), additional (Part 5). */
export const hazardClasses: readonly HazardClass[] = annexI.map(({ hazardClass }) => hazardClass)

const kinds: ReadonlyMap<HazardClass, HazardKind> = new Map(annexI.map(({ hazardClass, kind }) => [hazardClass, kind]))
const categoriesByCode: ReadonlyMap<string, HazardCategory> = new Map(hazardCategories.map((category) => [category.code, category]))

/** The part of CLP Annex I that the class stands in. */
export function hazardKind(hazardClass: HazardClass): HazardKind {
  const kind = kinds.get(hazardClass)
  if (kind === undefined) throw new Error(`unknown hazard class: ${hazardClass}`)
  return kind
}

export function isHazardCategoryCode(value: string): value is HazardCategoryCode {
  return categoriesByCode.has(value)
}

/** The category with this code, spelled as in Annex VI, Table 1.1. Without a match: undefined; never throws for a known code type. */
export function findHazardCategory(code: HazardCategoryCode): HazardCategory
export function findHazardCategory(code: string): HazardCategory | undefined
export function findHazardCategory(code: string): HazardCategory | undefined {
  return categoriesByCode.get(code)
}

/**
 * The code of a category without category, division, type or group: `Flam. Liq.` of `Flam. Liq. 2`, `Press. Gas` of
 * `Press. Gas (Liq.)` (CLP Annex VI, Table 1.1). `PBT`, `Lact.` and `Unst. Expl.` stay what they are.
 */
export function hazardCategoryFamily(code: HazardCategoryCode): string {
  return code.replace(/ (?:\d(?:\.\d|[A-C])?|[A-G]|\(.+\))$/, '')
}
