import type { HazardCategoryCode } from '../../hazard-categories.ts'
import type { CategoryStatementCode } from '../../hazard-class-table.ts'
import type { ComponentClass } from '../mixture.ts'

type Effects = Pick<ComponentClass, 'category' | 'statement'>

const ofCategory1: ReadonlyMap<string, CategoryStatementCode> = new Map([
  ['', 'H360'],
  ['F', 'H360F'],
  ['D', 'H360D'],
  ['FD', 'H360FD'],
  ['Fd', 'H360Fd'],
  ['Df', 'H360Df'],
])
const ofCategory2: ReadonlyMap<string, CategoryStatementCode> = new Map([
  ['', 'H361'],
  ['f', 'H361f'],
  ['d', 'H361d'],
  ['fd', 'H361fd'],
])

/**
 * The statement of the mixture from those of the components that count: fertility (F, f) and development (D, d), capital letters where the
 * effect is presumed (category 1), small ones where it is suspected (CLP Annex VI, 1.1.2.1.2). An entry without letters leaves the effect
 * open, and so does the mixture; beside presumed effects an open suspicion is of both.
 */
export function joinReproductive(carried: readonly Effects[], category: HazardCategoryCode): readonly CategoryStatementCode[] {
  const isOne = category !== 'Repr. 2'
  const counting = carried.filter((one) => one.category.startsWith('Repr.'))
  const leading = counting.filter((one) => (one.category === 'Repr. 2') !== isOne)
  const lettersOf = ({ statement }: Effects) => statement?.slice(4) ?? ''
  if (leading.length === 0 || leading.some((one) => lettersOf(one) === '')) return [isOne ? 'H360' : 'H361']
  const letters = counting.map((one) => lettersOf(one) || (isOne ? 'fd' : '')).join('')
  const has = (letter: string) => letters.includes(letter)
  if (!isOne) return [ofCategory2.get(`${has('f') ? 'f' : ''}${has('d') ? 'd' : ''}`) ?? 'H361']
  const presumed = `${has('F') ? 'F' : ''}${has('D') ? 'D' : ''}`
  const suspected = `${has('f') && !has('F') ? 'f' : ''}${has('d') && !has('D') ? 'd' : ''}`
  return [ofCategory1.get(`${presumed}${suspected}`) ?? 'H360']
}
