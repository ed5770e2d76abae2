import type { Quantity } from '../../../shared/record/texts.ts'
import { readEstimates } from './read-estimates.ts'
import { findAll, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'

interface Estimate {
  route: string
  quantity: Quantity
}

/**
 * Acute toxicity estimates of the mixture (CLP Annex I, 3.1.3). The element of the format has one plain value for each way into the body: “more than”, a range, and
 * what is breathed in two forms stand in words, in the order of the sheet. A figure of the element is the exact one.
 */
export function readMixtureEstimates(element: Node | undefined, health: Node | undefined, reader: Reader): Estimate[] {
  const exact = readEstimates(element, reader, '/toxicology').map(({ route, value, unit }): Estimate => ({
    route,
    quantity: { value, unit },
  }))
  const told: Estimate[] = []
  for (const node of findAll(health, 'AcuteToxicity/AssessmentAcuteToxicityClassification/FullText')) {
    const read = readTold(node.text, reader)
    // A second one of a route has no room, and is left.
    if (!read || told.some(({ route }) => route === read.route)) continue
    const stated = exact.find(({ route }) => route === read.route)?.quantity
    // Another figure than that of the element is told among what is left.
    node.isTaken = stated === undefined || reader.writer.quantity(stated) === reader.writer.quantity(read.quantity)
    told.push(read)
  }
  const ofRoute = (estimates: readonly Estimate[], route: string) => estimates.find((one) => one.route === route)
  return [...told.map((one) => ofRoute(exact, one.route) ?? one), ...exact.filter(({ route }) => ofRoute(told, route) === undefined)]
}

/** “ATE of the mixture, oral: > 2 000 mg/kg”, which our own files have. */
function readTold(text: string, reader: Reader): Estimate | undefined {
  const colon = reader.term('document.colon') || ':'
  const end = text.lastIndexOf(colon)
  const named = end < 0 ? undefined : reader.word('sds.', text.slice(0, end))
  const [, route] = /^ate(?:Mixture)?\.([a-zA-Z]+)$/.exec(named ?? '') ?? []
  const quantity = route === undefined ? undefined : reader.quantity(text.slice(end + colon.length))
  return route !== undefined && quantity ? { route, quantity } : undefined
}
