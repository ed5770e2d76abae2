/** Which classes of ADR follow from which categories of CLP, and which of them go before the others. */
import type { PackingGroup } from '../adr/table-a.ts'
import { hazardCategories, type HazardCategoryCode } from '../hazard-categories.ts'
import type { TransportClass } from './precedence.ts'

export type DirectClass = readonly [TransportClass, PackingGroup | null, source: string]

/** Categories that are of one class and packing group in transport, whatever else is known of the product. */
export const directClasses: Partial<Readonly<Record<HazardCategoryCode, DirectClass>>> = {
  'Expl. 1.1': ['1', null, 'ADR 2.2.1.1.5'],
  'Expl. 1.2': ['1', null, 'ADR 2.2.1.1.5'],
  'Expl. 1.3': ['1', null, 'ADR 2.2.1.1.5'],
  'Expl. 1.4': ['1', null, 'ADR 2.2.1.1.5'],
  'Expl. 1.5': ['1', null, 'ADR 2.2.1.1.5'],
  'Expl. 1.6': ['1', null, 'ADR 2.2.1.1.5'],
  'Flam. Gas 1': ['2.1', null, 'ADR 2.2.2.1.5'],
  'Flam. Gas 1A': ['2.1', null, 'ADR 2.2.2.1.5'],
  'Flam. Gas 1B': ['2.1', null, 'ADR 2.2.2.1.5'],
  'Ox. Gas 1': ['2.2', null, 'ADR 2.2.2.1.5'],
  'Pyr. Gas': ['2.1', null, 'ADR 2.2.2.1.5'],
  'Chem. Unst. Gas A': ['2.1', null, 'ADR 2.2.2.1.5'],
  'Chem. Unst. Gas B': ['2.1', null, 'ADR 2.2.2.1.5'],
  'Press. Gas': ['2.2', null, 'ADR 2.2.2.1.2'],
  'Press. Gas (Comp.)': ['2.2', null, 'ADR 2.2.2.1.2'],
  'Press. Gas (Liq.)': ['2.2', null, 'ADR 2.2.2.1.2'],
  'Press. Gas (Ref. Liq.)': ['2.2', null, 'ADR 2.2.2.1.2'],
  'Press. Gas (Diss.)': ['2.2', null, 'ADR 2.2.2.1.2'],
  'Flam. Sol. 1': ['4.1', 'II', 'ADR 2.2.41.1.8'],
  'Flam. Sol. 2': ['4.1', 'III', 'ADR 2.2.41.1.8'],
  'Self-react. B': ['4.1', null, 'ADR 2.2.41.1.11'],
  'Self-react. C': ['4.1', null, 'ADR 2.2.41.1.11'],
  'Self-react. D': ['4.1', null, 'ADR 2.2.41.1.11'],
  'Self-react. E': ['4.1', null, 'ADR 2.2.41.1.11'],
  'Self-react. F': ['4.1', null, 'ADR 2.2.41.1.11'],
  'Pyr. Liq. 1': ['4.2', 'I', 'ADR 2.2.42.1.8'],
  'Pyr. Sol. 1': ['4.2', 'I', 'ADR 2.2.42.1.8'],
  'Self-heat. 1': ['4.2', 'II', 'ADR 2.2.42.1.8'],
  'Self-heat. 2': ['4.2', 'III', 'ADR 2.2.42.1.8'],
  'Water-react. 1': ['4.3', 'I', 'ADR 2.2.43.1.8'],
  'Water-react. 2': ['4.3', 'II', 'ADR 2.2.43.1.8'],
  'Water-react. 3': ['4.3', 'III', 'ADR 2.2.43.1.8'],
  'Ox. Liq. 1': ['5.1', 'I', 'ADR 2.2.51.1.10'],
  'Ox. Liq. 2': ['5.1', 'II', 'ADR 2.2.51.1.10'],
  'Ox. Liq. 3': ['5.1', 'III', 'ADR 2.2.51.1.10'],
  'Ox. Sol. 1': ['5.1', 'I', 'ADR 2.2.51.1.8'],
  'Ox. Sol. 2': ['5.1', 'II', 'ADR 2.2.51.1.8'],
  'Ox. Sol. 3': ['5.1', 'III', 'ADR 2.2.51.1.8'],
  'Org. Perox. B': ['5.2', null, 'ADR 2.2.52.1.6'],
  'Org. Perox. C': ['5.2', null, 'ADR 2.2.52.1.6'],
  'Org. Perox. D': ['5.2', null, 'ADR 2.2.52.1.6'],
  'Org. Perox. E': ['5.2', null, 'ADR 2.2.52.1.6'],
  'Org. Perox. F': ['5.2', null, 'ADR 2.2.52.1.6'],
  // Without a subcategory it is taken for the most severe one.
  'Skin Corr. 1': ['8', 'I', 'ADR 2.2.8.1.5'],
  'Skin Corr. 1A': ['8', 'I', 'ADR 2.2.8.1.5'],
  'Skin Corr. 1B': ['8', 'II', 'ADR 2.2.8.1.5'],
  'Skin Corr. 1C': ['8', 'III', 'ADR 2.2.8.1.5'],
  'Met. Corr. 1': ['8', 'III', 'ADR 2.2.8.1.5.3 (c)(ii)'],
}

type Situated = readonly [beginning: string, classes: readonly TransportClass[], source: string]

/** Categories whose class in transport depends on state, route or data, by their beginnings; `classify-transport.ts` decides. */
const situatedClasses: readonly Situated[] = [
  // Not to be carried (2.2.1.2.1, 2.2.41.2.1, 2.2.52.2), and of no other class for that.
  ['Unst. Expl', ['1'], 'ADR 2.2.1.1.1'],
  ['Self-react. A', ['4.1'], 'ADR 2.2.41.1.9'],
  ['Org. Perox. A', ['5.2'], 'ADR 2.2.52.1.1'],
  // Liquid and solid.
  ['Desen. Expl', ['3', '4.1'], 'ADR 2.2.3.1.4 and 2.2.41.1.18'],
  ['Aerosol', ['2.1', '2.2', '2.3'], 'ADR 2.2.2.1.6'],
  ['Flam. Liq.', ['3'], 'ADR 2.2.3.1.3'],
  // Category 4 is of no class: 2.2.61.1.7 ends with category 3.
  ...['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3'].map((one): Situated => [one, ['6.1', '2.3'], 'ADR 2.2.61.1.7 and 2.2.2.1.5']),
  ...['Aquatic Acute 1', 'Aquatic Chronic 1', 'Aquatic Chronic 2'].map((one): Situated => [one, ['9'], 'ADR 2.2.9.1.10']),
]

/**
 * Classes of ADR that a category may be of.
 * @param category of CLP, as it is written; empty where it is of none
 * @source the chapters of the classes, ADR 2.2.1 to 2.2.9
 */
export function classesOfCategory(category: string): readonly TransportClass[] {
  return byCategory.get(category) ?? []
}

const byCategory: ReadonlyMap<string, readonly TransportClass[]> = new Map(
  hazardCategories.flatMap(({ code }) => {
    const direct = directClasses[code]
    const classes = direct === undefined ? situatedClasses.find(([beginning]) => code.startsWith(beginning))?.[1] : [direct[0]]
    return classes === undefined ? [] : [[code, classes] as const]
  }),
)

/** Of what has a hazard of several classes these go before 3, 6.1 and 8, or are a second hazard beside them (ADR 2.1.3.5.3 and table 2.1.3.10). */
const leadingClasses: ReadonlySet<TransportClass> = new Set(['1', '4.1', '4.2', '4.3', '5.1', '5.2'])

/** The classes that lead, with all categories that they follow from. */
export const leadingCategories: readonly (readonly [classes: readonly TransportClass[], categories: readonly HazardCategoryCode[]])[] = [
  ...Map.groupBy(hazardCategories, ({ code }) => classesOfCategory(code).join(' ')).values(),
].flatMap((alike) => {
  const classes = alike[0] === undefined ? [] : classesOfCategory(alike[0].code)
  return classes.some((one) => leadingClasses.has(one)) ? [[classes, alike.map(({ code }) => code)] as const] : []
})
