import { find, take, takeNumber, type Node } from './read-tree.ts'
import { readUnit } from './read-quantity.ts'
import type { Reader } from './reader.ts'

interface Estimate {
  route: string
  value: number
  unit: 'mg/kg' | 'mg/l' | 'ppm'
}

/** What an estimate is measured in: CLP Annex I, Table 3.1.1. */
const unitsOf = { Oral: ['mg/kg'], Dermal: ['mg/kg'], Inhalation: ['mg/l', 'ppm'] } as const

/** Of what is inhaled the words say in which form; without them the unit tells a gas, and a person looks at the rest. */
export function readEstimates(node: Node | undefined, reader: Reader, place: string): Estimate[] {
  return (['Oral', 'Dermal', 'Inhalation'] as const).flatMap((name): Estimate[] => {
    const found = find(node, name)
    const unit = unitsOf[name].find((one) => one === readUnit(find(found, 'Unit')?.text))
    const value = unit === undefined ? undefined : takeNumber(found, 'Value')
    if (value === undefined || unit === undefined) return []
    take(found, 'Unit')
    if (name !== 'Inhalation') return [{ route: name.toLowerCase(), value, unit }]
    const word = reader.word('route.', find(found, 'Restriction/FullText')?.text)
    const stated = word?.startsWith('inhalation') ? word : undefined
    if (stated !== undefined) take(found, 'Restriction/FullText')
    if (stated === undefined && unit !== 'ppm') reader.guess(`${place}/acuteToxicityEstimates`, `${name} ${value} ${unit}`)
    return [{ route: stated ?? (unit === 'ppm' ? 'inhalationGas' : 'inhalationVapour'), value, unit }]
  })
}
