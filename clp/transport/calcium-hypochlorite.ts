import type { EntryFacts, FoundEntryNumber } from './entry-facts.ts'
import { namedSource } from './named-substances.ts'
import type { Precedence } from './precedence.ts'

const calciumHypochlorite = '7778-54-3'
/** Active chlorine in 1 % of Ca(OCl)₂: 2 × 70.90 ÷ 142.98. */
const activeChlorine = 0.992

/**
 * Solid calcium hypochlorite, which Table A names by its available chlorine and its water, and for each with an entry for what corrodes as well. It is
 * carried as the oxidiser that its name says, whether its oxidising power was tested or not (ADR 2.1.3.1). Packing group II of the entries that have III
 * too: that is only for tablets that do not crumble (special provisions 316 and 322).
 * @returns null for what no name covers: other dangerous components, more than 16 % of water, no more than 10 % of available chlorine
 * @see ADR 3.2.1, Table A, UN 1748, 2208, 2880, 3485, 3486 and 3487
 */
export function findHypochlorite(
  precedence: Precedence | null,
  { state, dangerous, content, water = 0 }: EntryFacts,
): FoundEntryNumber | null {
  const [only, ...rest] = dangerous
  if (state !== 'solid' || only !== calciumHypochlorite || rest.length > 0 || content === null) return null
  const chlorine = content * activeChlorine
  if (chlorine <= 10 || water > 16) return null
  const classes = precedence === null ? [] : [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  const named = (plain: string, corrosive: string, packingGroup: 'II' | 'III'): FoundEntryNumber => ({
    un: classes.includes('8') ? corrosive : plain,
    packingGroup,
    isNamed: true,
    source: namedSource,
  })
  if (water >= 5.5) return named('2880', '3487', 'II')
  return chlorine > 39 ? named('1748', '3485', 'II') : named('2208', '3486', 'III')
}
