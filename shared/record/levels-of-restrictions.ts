import { restrictedSubstances } from '../../clp/reach/restricted-substances.ts'
import type { Ingredient } from './composition.ts'

type Level = Ingredient['noEffectLevels'][number]

const units = { inhalation: 'mg/m³', dermal: 'mg/kg/day' } as const satisfies Record<string, Level['quantity']['unit']>

/**
 * The DNELs of workers that REACH Annex XVII wants in the sheet of a mixture with a substance (entries 71, 76, 80 and 81, column 2, paragraph 1), less those that
 * stand there already.
 * @param most % of the substance at most
 */
export function missingStatedLevels(cas: string | undefined, most: number, stated: readonly Level[]): Level[] {
  const restricted = restrictedSubstances.find(({ casNumbers, from }) => cas !== undefined && casNumbers.includes(cas) && most >= from)
  const levels = restricted?.statedLevels
  if (levels === undefined) return []
  return (['inhalation', 'dermal'] as const).flatMap((route): Level[] => {
    const value = levels[route]
    const isStated = stated.some((one) => one.population === 'workers' && one.route === route && one.quantity.value === value)
    return isStated
      ? []
      : [{ population: 'workers', route, effect: 'systemic', duration: 'longTerm', quantity: { value, unit: units[route] } }]
  })
}
