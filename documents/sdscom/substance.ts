import type { Ingredient } from '../../shared/record/composition.ts'
import { group, value, type Element } from './element.ts'

/** Numbers of a substance, as far as they are known. */
export function writeNumbers({ casNumber, ecNumber, indexNumber, reachNumber }: Ingredient): Element[] {
  return [
    ...value('CasNo', casNumber),
    ...group('RegionEU', value('IndexNo', indexNumber), value('EcNo', ecNumber), value('ReachRegNo', reachNumber)),
  ]
}
