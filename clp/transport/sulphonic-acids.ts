/** Alkyl- and arylsulphonic acids, which Table A names by how much free sulphuric acid they hold. */
import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import { namedSource } from './named-substances.ts'
import type { Precedence } from './precedence.ts'

const alkylsulphonicAcids: readonly string[] = ['75-75-2', '594-45-6']
/** Methane- and ethane-, benzene-, toluene-, xylene-, cumene- and dodecylbenzenesulphonic acid; phenolsulphonic acid has entries of its own. */
const sulphonicAcids: readonly string[] = [
  ...alkylsulphonicAcids,
  ...'98-11-3 104-15-4 6192-52-5 25231-46-3 25321-41-9 37953-05-2 28631-63-2 27176-87-0 68584-22-5 85536-14-7'.split(' '),
]
const sulphuricAcid = '7664-93-9'
/** % of free sulphuric acid up to which the milder entry holds. */
const milderUpTo = 5

/**
 * UN 2583 to 2586 for what corrodes by these acids, whether CLP calls them corrosive or the pH does: their sulphuric acid belongs to them.
 * @source ADR 3.2.1, Table A, names of the entries
 */
export function findSulphonicAcid(precedence: Precedence | null, { state, parts = [] }: EntryFacts): FoundEntryNumber | null {
  if ((state !== 'solid' && state !== 'liquid') || precedence?.main.transportClass !== '8' || precedence.subsidiary.length > 0) return null
  const sum = (is: (cas: string) => boolean): number =>
    parts.reduce((total, { cas, content }) => total + (cas !== null && is(cas) ? content : 0), 0)
  const [own, free] = [sum((cas) => sulphonicAcids.includes(cas)), sum((cas) => cas === sulphuricAcid)]
  const others = parts.filter(
    ({ isSubject, cas }) => isSubject && !(cas !== null && (sulphonicAcids.includes(cas) || cas === sulphuricAcid)),
  )
  if (own <= free || others.length > 0) return null
  const [mild, strong] = state === 'solid' ? (['2585', '2583'] as const) : (['2586', '2584'] as const)
  // “ALKYLSULPHONIC ACIDS or ARYLSULPHONIC ACIDS”: by what there is more of.
  const isSecond = sum((cas) => alkylsulphonicAcids.includes(cas)) * 2 < own
  const entry: Pick<FoundEntryNumber, 'un' | 'packingGroup'> =
    free > milderUpTo ? { un: strong, packingGroup: 'II' } : { un: mild, packingGroup: 'III' }
  return { ...entry, isNamed: true, source: namedSource, ...(isSecond ? { isSecondName: true as const } : {}) }
}
