/** Of which chemical group a component is, where Table A of ADR has a collective entry for the group. By CAS number, and by name for salts and cuts. */
import { isOrganic } from '../classification/is-organic.ts'
import { cyanides } from '../substances-by-effect.ts'
import { openNameTest, type ResolvedComponent } from '../classification/component.ts'
import { toNumber } from '../classification/exact.ts'
import type { ChemicalGroup } from '../transport/entry-facts.ts'
import { refrigerants } from '../transport/refrigerant-gases.ts'
import { isIsocyanate } from './substance-groups.ts'

/** It has entries of its own. */
const hydrogenCyanide = '74-90-8'

/** Flammable solvents and monomers of one function; what has two of them, such as 4-hydroxy-4-methylpentan-2-one, is of no group. */
const numbers: readonly (readonly [ChemicalGroup, string])[] = [
  // methanol to hexanols, allyl alcohol, 4-methylpentan-2-ol
  [
    'alcohol',
    `67-56-1 64-17-5 71-23-8 67-63-0 71-36-3 78-92-2 78-83-1 75-65-0 71-41-0 123-51-3 137-32-6 6032-29-7 584-02-1 30899-19-5 75-85-4
    111-27-3 108-11-2 107-18-6`,
  ],
  // acetaldehyde to octanal
  ['aldehyde', '75-07-0 123-38-6 123-72-8 78-84-2 110-62-3 590-86-3 66-25-1 111-71-7 124-13-0'],
  // acetone to diisobutyl ketone, cyclopentanone, cyclohexanone
  ['ketone', '67-64-1 78-93-3 107-87-9 96-22-0 563-80-4 108-10-1 591-78-6 110-43-0 110-12-3 106-35-4 123-19-3 108-83-8 120-92-3 108-94-1'],
  // formates, acetates, propionates, lactates, carbonates, acrylates, methacrylates, acetates of glycol ethers
  [
    'ester',
    `107-31-3 109-94-4 79-20-9 141-78-6 108-21-4 109-60-4 123-86-4 110-19-0 105-46-4 540-88-5 628-63-7 123-92-2 105-37-3 590-01-2
    763-69-9 97-64-3 616-38-6 105-58-8 108-05-4 96-33-3 140-88-5 141-32-2 80-62-6 97-63-2 97-88-1 97-86-9 108-65-6 54839-24-6 110-49-6`,
  ],
  // dialkyl and cyclic ethers, acetals, glycol ethers
  [
    'ether',
    `60-29-7 108-20-3 1634-04-4 637-92-3 994-05-8 142-96-1 109-99-9 96-47-9 5614-37-9 123-91-1 646-06-0 109-87-5 110-71-4 111-96-6
    107-98-2 1569-02-4 1569-01-3 109-86-4 110-80-5`,
  ],
  // pentanes to decanes, cycloalkanes, benzene to trimethylbenzenes, styrenes, cymene
  [
    'hydrocarbon',
    `109-66-0 78-78-4 110-54-3 107-83-5 96-14-0 75-83-2 142-82-5 31394-54-4 111-65-9 540-84-1 111-84-2 124-18-5 287-92-3 110-82-7
    108-87-2 71-43-2 108-88-3 1330-20-7 95-47-6 108-38-3 106-42-3 100-41-4 103-65-1 98-82-8 95-63-6 108-67-8 526-73-8 25551-13-7 100-42-5
    98-83-9 99-87-6`,
  ],
  // limonenes, pinenes, terpinenes, myrcene, camphene, turpentine
  [
    'terpene',
    `138-86-3 5989-27-5 5989-54-8 80-56-8 7785-26-4 7785-70-8 127-91-3 18172-67-3 99-86-5 99-85-4 586-62-9 123-35-3 79-92-5 8006-64-2
    9005-90-7`,
  ],
  // methane to butanes, ethylene to butenes; butadiene has entries of its own
  [
    'hydrocarbonGas',
    '74-82-8 74-84-0 74-98-6 106-97-8 75-28-5 463-82-1 74-85-1 115-07-1 106-98-9 590-18-1 624-64-6 107-01-7 115-11-7 25167-67-3',
  ],
  ['refrigerant', [...refrigerants].join(' ')],
  ['nitrile', '75-05-8 107-13-1 107-12-0 109-74-0 78-82-0 126-98-7'],
  ['causticAlkali', '1310-73-2 1310-58-3 1310-65-2'],
  ['hypochlorite', '7681-52-9 7778-66-7 7778-54-3'],
  ['nicotine', '54-11-5'],
  ['cyanide', cyanides.filter((one) => one !== hydrogenCyanide).join(' ')],
]

const groupsByNumber: ReadonlyMap<string, readonly ChemicalGroup[]> = new Map(
  numbers.flatMap(([group, list]) => {
    const groups: readonly ChemicalGroup[] = group === 'terpene' ? ['terpene', 'hydrocarbon'] : [group]
    return list.split(/\s+/).map((cas): [string, readonly ChemicalGroup[]] => [cas, groups])
  }),
)

/** Cuts of petroleum, by name or by the index numbers of Annex VI; `Hydrocarbons, C9-C11, …` are named for what they hold. */
const isPetroleum = openNameTest(/\bnaphtha\b|\bpetroleum\b|\bwhite spirits?\b|\bstoddard solvent\b|\bligroin/i)
const isHydrocarbon = openNameTest(/^(?:solvent: )?(?:hydrocarbons?|alkanes|isoalkanes),? C\d/i)
const isChlorosilane = openNameTest(/chlorosilane/i)
const salts: readonly (readonly [ReturnType<typeof openNameTest>, ChemicalGroup])[] = [
  [openNameTest(/\bper(?:oxodi|oxydi)?sul(?:ph|f)ate\b/i), 'persulphate'],
  [openNameTest(/\bpermanganate\b/i), 'permanganate'],
  [openNameTest(/\bchlorate\b/i), 'chlorate'],
  [openNameTest(/\bnitrate\b/i), 'nitrate'],
]
/** Elements whose inorganic compounds Table A has an entry for, by the beginning of the index number (CLP Annex VI, 1.1.1.1). */
const elements: Readonly<Record<string, ChemicalGroup>> = {
  '004': 'beryllium',
  '023': 'vanadium',
  '033': 'arsenic',
  '034': 'selenium',
  '048': 'cadmium',
  '051': 'antimony',
  '052': 'tellurium',
  '056': 'barium',
  '080': 'mercury',
  '081': 'thallium',
}

function groupsByElement(component: ResolvedComponent): readonly ChemicalGroup[] {
  const start = component.index?.slice(0, 3) ?? ''
  if (isOrganic(component) === true) return start === '050' ? ['organotin'] : []
  const element = elements[start]
  return element === undefined ? [] : [element]
}

/** Explosives and fertilisers of ammonium nitrate and ammonium chlorate have entries of their own, or may not be carried at all. */
const isAmmonium = openNameTest(/ammonium|ethyl|propyl|amyl|hexyl|guanidine|urea/i)

function groupsOf(component: ResolvedComponent): readonly ChemicalGroup[] {
  const { cas, index } = component
  const byNumber = cas === null ? undefined : groupsByNumber.get(cas)
  if (byNumber) return byNumber
  if (isIsocyanate(component)) return ['isocyanate']
  if (isChlorosilane(component)) return ['chlorosilane']
  if (isHydrocarbon(component)) return ['hydrocarbon']
  if (index?.startsWith('649-') === true || isPetroleum(component)) return ['petroleumDistillate', 'hydrocarbon']
  if (isAmmonium(component)) return []
  const salt = salts.find(([isSalt]) => isSalt(component))
  return salt === undefined ? groupsByElement(component) : [salt[1]]
}

/**
 * The groups of each component. A hypochlorite solution is stabilised by caustic alkali, which belongs to it as long as there is less of it than
 * of hypochlorite (UN 1791).
 */
export function chemicalGroupsOf(components: readonly ResolvedComponent[]): ReadonlyMap<ResolvedComponent, readonly ChemicalGroup[]> {
  const groups = new Map(components.map((component) => [component, groupsOf(component)]))
  const weigh = (group: ChemicalGroup): number =>
    components.reduce((sum, one) => sum + (groups.get(one)?.includes(group) ? toNumber(one.content.to) : 0), 0)
  if (weigh('hypochlorite') <= weigh('causticAlkali')) return groups
  return new Map([...groups].map(([one, own]) => [one, own.includes('causticAlkali') ? [...own, 'hypochlorite'] : own]))
}
