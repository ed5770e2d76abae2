import type { Quantity } from '../../../shared/record/texts.ts'
import { actNamed } from '../../sds/name-act.ts'
import { compartments, fractions } from '../component-data.ts'
import { find, findAll, take, takeIf, type Node } from './read-tree.ts'
import { isPlain, readQuantity, readQuantityOf } from './read-quantity.ts'
import { bare } from './read-written.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

/** The most characters of a rule that a record names. */
const longestBasis = 60

/** A limit names its rule, and before it the country whose it is. */
export function readLimit(node: Node, reader: Reader): object | undefined {
  const named = ['Reference/FullText', 'LimitValueTypeWithCountryOrOrganisation'].find((path) => (find(node, path)?.text ?? '') !== '')
  const reference = named === undefined ? '' : (find(node, named)?.text ?? '')
  const [, first = '', rest = ''] = /^([^,]+), (.+)$/u.exec(reference) ?? []
  const country = reader.country(first)
  const basis = actNamed(country !== undefined || first === reader.term('sds.europeanUnion') ? rest : reference, reader)
  if (named === undefined || basis === '' || basis.length > longestBasis) return undefined
  const longTerm = readConcentration(findAll(node, 'Limit8H'))
  const shortTerm = readConcentration(findAll(node, 'LimitShortTerm/Value'))
  const remarks = readRemarks(node, reader)
  if (!longTerm && !shortTerm && remarks.length === 0) return undefined
  take(node, named)
  return withoutGaps({ basis, country, longTerm, shortTerm, remarks })
}

/** One figure in each of both units; a range, and a second figure, are left. */
function readConcentration(nodes: readonly Node[]): { mgPerM3?: number | undefined; ppm?: number | undefined } | undefined {
  const found = new Map<string, number>()
  for (const node of nodes) {
    const isWanted = (one: Quantity) => isPlain(one) && ['mg/m³', 'ppm'].includes(one.unit) && !found.has(one.unit)
    const quantity = readQuantityOf(node, { fits: isWanted })
    if (quantity?.value !== undefined) found.set(quantity.unit, quantity.value)
  }
  return found.size === 0 ? undefined : withoutGaps({ mgPerM3: found.get('mg/m³'), ppm: found.get('ppm') })
}

function readRemarks(node: Node, reader: Reader): string[] {
  const remarks = findAll(node, 'AdditionalInfo/FullText').flatMap((one) => {
    const remark = reader.word('limitRemark.', one.text)
    if (remark !== undefined) one.isTaken = true
    return remark ?? []
  })
  const fraction = Object.keys(fractions).find((one) => fractions[one] === find(node, 'ParticleFraction/ParticleFraction')?.text)
  if (fraction !== undefined) take(node, 'ParticleFraction/ParticleFraction')
  return [...new Set([...remarks, ...(fraction === undefined ? [] : [fraction])])]
}

const populations: Readonly<Record<string, string>> = { Worker: 'workers', Consumer: 'consumers' }

export function readNoEffectLevels(node: Node | undefined, reader: Reader): object[] {
  return findAll(node, 'DerivedNoEffectLevel').flatMap((level) => {
    const type = find(level, 'ExposureRouteFrequencyAndEffect/Type')?.text ?? ''
    const [, frequency, route, effect] = /^(Acute|Long-term) (oral|dermal|inhalation) \((systemic|local)\)$/.exec(type) ?? []
    const population = populations[find(level, 'ExposureGroup/Group')?.text ?? '']
    if (frequency === undefined || population === undefined) return []
    const quantity = readQuantity(level, 'DnelValue')
    if (!quantity) return []
    for (const path of ['ExposureRouteFrequencyAndEffect/Type', 'ExposureGroup/Group']) take(level, path)
    const duration = frequency === 'Acute' ? 'shortTerm' : 'longTerm'
    const said = `${reader.term(`route.${route}`)}, ${reader.term(`effect.${effect}.${duration}`)}`
    takeIf(level, 'ExposureRouteFrequencyAndEffect/TypeFulltext/FullText', (text) => bare(text) === bare(said))
    return [{ population, route, effect, duration, quantity }]
  })
}

const compartmentsByName: ReadonlyMap<string, string> = new Map(Object.entries(compartments).map(([key, name]) => [name, key]))

export function readNoEffectConcentrations(node: Node | undefined, reader: Reader): object[] {
  return findAll(node, 'PredictedNoEffectConcentration').flatMap((one) => {
    const compartment = compartmentsByName.get(find(one, 'Type')?.text ?? '')
    const quantity = compartment === undefined ? undefined : readQuantity(one, 'PnecValue')
    if (compartment === undefined || !quantity) return []
    take(one, 'Type')
    for (const beside of findAll(one, 'AdditionalInfo/FullText'))
      if (reader.word('compartment.', beside.text) === compartment) beside.isTaken = true
    return [{ compartment, quantity }]
  })
}
