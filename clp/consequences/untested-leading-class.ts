import { say } from '../classification/sentences.ts'
import { phosphides } from '../substances-by-effect.ts'
import { leadingCategories } from '../transport/classes-of-categories.ts'
import { openClassesOf, type ModeProposal, type TransportProposal } from '../transport/transport-proposal.ts'
import type { HazardResult } from '../classification/result.ts'
import type { AnsweredComponent } from './answered-component.ts'

/** % from which a component makes the product behave as it does itself; there is no figure in the law. */
export const goodPart = 25
/** %: hydrogen peroxide in water is of class 5.1 from here on (ADR Table A, UN 2984). */
const peroxide = { cas: '7722-84-1', from: 8 } as const
/** % by volume: of most gases less makes a mixture burn (Tci of ISO 10156). */
const goodPartOfGas = 5
/**
 * %: alkyls and hydrides of metals are sold in solvents (butyllithium in hexane, 4 % of lithium aluminium hydride in tetrahydrofuran), and water or air sets these
 * on fire too: UN 3394 and 3399 of ADR Table A are for such solutions. The engine asks for the test from here on.
 */
const reactiveFrom = 1
const isOfLittle = /^(?:Water-react\. 1|Pyr\. Liq\. 1)$/
/** Of a bait with some per cent of zinc phosphide it is the poison that leads (UN 2588): damp sets its gas free over hours. */
const isSlow = (cas: string | null): boolean => cas !== null && phosphides.includes(cas)
/** %: what has so much water in it has reacted already. */
const wetFrom = 5
const isWet = (components: Answer['components']): boolean =>
  components.some(({ cas, content }) => cas === '7732-18-5' && content.to >= wetFrom)

function partOf(category: string, cas: string | null, components: Answer['components']): number {
  if (cas === peroxide.cas && category.startsWith('Ox. Liq.')) return peroxide.from
  if (isOfLittle.test(category) && !isSlow(cas) && !isWet(components)) return reactiveFrom
  return category.startsWith('Flam. Gas') ? goodPartOfGas : goodPart
}

interface Answer {
  readonly hazards: readonly HazardResult[]
  readonly components: readonly AnsweredComponent[]
}

/** Components that are a good part of the mixture and have a class by themselves that nobody has tested of the mixture; by beginnings of categories. */
export function findUntested({ hazards, components }: Answer, categories: readonly string[]): Answer['components'] {
  const is = (category: string): boolean => categories.some((start) => category.startsWith(start))
  const isOpen = hazards.some(({ outcome, worstCase }) => outcome === 'dataLacking' && worstCase !== undefined && is(worstCase.category))
  return isOpen
    ? components.filter(({ content, classification, cas }) =>
        classification.some((one) => is(one.class) && content.to >= partOf(one.class, cas, components)),
      )
    : []
}

/** Whether another class than those of the modes may lead, for which a test lacks: a peroxide is not sent as the corrosive that it is too. */
const mayLeadOtherwise = (answer: Answer, modes: readonly ModeProposal[]): boolean =>
  leadingCategories.some(
    ([classes, categories]) =>
      !modes.some((mode) => classes.some((one) => one === mode.transportClass || mode.subsidiary.includes(one))) &&
      findUntested(answer, categories).length > 0,
  )

/**
 * An oxidiser that holds what burns, as perchloric with acetic acid does, may be an explosive: CLP Annex I, 2.1.4.3 (d) asks for data, which lack. Class 1 goes
 * before all others.
 */
const mayExplode = ({ hazards }: Answer): boolean =>
  hazards.some(({ hazardClass, outcome }) => hazardClass === 'explosives' && outcome === 'dataLacking') &&
  hazards.some(({ hazardClass, outcome }) => /^oxidising(?:Liquids|Solids)$/.test(hazardClass) && outcome === 'classified')

/** What transport leaves open for want of tests (ADR 2.1.3.5). */
export interface OpenTransport {
  /** the categories that the goods may have, as the sentence of it names them */
  readonly classes: { readonly categories: string }
  /** whether one of them may lead, so that the goods would have another number than the modes propose */
  readonly mayLead: boolean
}

/** @returns null where nothing is open */
export function findOpenTransport(answer: Answer, transport: TransportProposal): OpenTransport | null {
  const classes = openClassesOf(transport)
  return classes && { classes, mayLead: mayExplode(answer) || mayLeadOtherwise(answer, transport.modes) }
}

/**
 * The proposal without an entry where another class may lead: UN 3077 is only for what no other class has, and a class that goes before the others
 * makes the corrosive a second hazard of another number (ADR 2.1.3.5.3, 2.1.3.5.5).
 */
export function withholdEntry(answer: Answer, transport: TransportProposal): TransportProposal {
  const open = findOpenTransport(answer, transport)
  if (!open?.mayLead) return transport
  return { ...transport, modes: transport.modes.map((mode) => (mode.regulated ? { ...mode, ...noEntry(open) } : mode)) }
}

const noEntry = ({ classes }: OpenTransport): Omit<ModeProposal, 'mode' | 'edition' | 'regulated' | 'environmentallyHazardous'> => ({
  unNumber: null,
  shippingName: null,
  technicalNames: [],
  transportClass: null,
  subsidiary: [],
  packingGroup: null,
  labels: null,
  limitedQuantity: null,
  exceptedQuantity: null,
  classificationCode: null,
  tunnelCode: null,
  transportCategory: null,
  hazardNumber: null,
  specialProvisions: [],
  notes: [{ source: 'ADR 2.1.3.5', ...say('transportOpen', { ...classes }) }],
})
