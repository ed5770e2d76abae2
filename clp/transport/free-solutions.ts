/** Solutions of one substance that ADR frees by their content, whatever the criteria of the classes find. */
import { say } from '../classification/sentences.ts'
import type { Precedence } from './precedence.ts'
import type { TransportInput, TransportNote } from './transport-proposal.ts'

interface FreeSolution {
  readonly provision: string
  holds(content: number): boolean
  /** what it makes of water: a pH that corrodes on another side comes from something else, which the provision does not free */
  readonly makes: 'acid' | 'base' | 'neither'
}

const upToTen = (content: number): boolean => content <= 10
const ammonia: FreeSolution = { provision: '543', makes: 'base', holds: upToTen }

/** By CAS number; contents in % by mass. The provisions stand with UN 2209, 2672 and 2790 in ADR 3.2.1, Table A, column 6. */
const freeSolutions: Readonly<Record<string, FreeSolution>> = {
  '50-00-0': { provision: '533', makes: 'neither', holds: (content) => content < 25 },
  '1336-21-6': ammonia,
  '7664-41-7': ammonia,
  '64-19-7': { provision: '597', makes: 'acid', holds: upToTen },
}

/**
 * The special provision of ADR 3.3.1 by which an aqueous solution is free on the road; the IMDG Code and IATA have none of them and judge by the
 * criteria. Null where another component is dangerous, or may be.
 */
export function freeSolution(input: TransportInput, precedence: Precedence | null): TransportNote | null {
  const { state, isAqueous = false, dangerous, content, technical, unknown = [], unnamed = 0 } = input
  const [only, ...others] = dangerous
  if (state !== 'liquid' || !isAqueous || only === undefined || others.length > 0 || content === null) return null
  const found = freeSolutions[only]
  if (found === undefined || !found.holds(content) || unknown.length > 0 || unnamed >= 1) return null
  if (corrodesOtherwise(found, input.pH)) return null
  // Provision 533 says so; an aqueous solution that burns does so by something else, of which no provision speaks.
  if (precedence !== null && [precedence.main, ...precedence.subsidiary].some((one) => one.transportClass === '3')) return null
  const substance = technical.find(({ classes }) => classes.length > 0)?.name ?? only
  return { source: `ADR 3.3.1, special provision ${found.provision}`, ...say('solutionFree', { substance }) }
}

/** CLP Annex I, 3.2.3.1.2: pH 2 and below, 11.5 and above. */
const corrodesOtherwise = ({ makes }: FreeSolution, pH: number | null): boolean =>
  pH !== null && ((pH <= 2 && makes !== 'acid') || (pH >= 11.5 && makes !== 'base'))
