import type { PrecautionaryStatementCode } from '../clp/statements.ts'
import type { Text } from '../shared/record/texts.ts'
import { aerosol, corrosive, eyeDamage, flammable } from './rules/situations.ts'
import { classified, sprayed, usedBy } from './conditions.ts'
import type { Facts } from './facts.ts'

/** A precautionary statement with what the Annex leaves to the supplier. */
export interface WordedStatement {
  readonly code: PrecautionaryStatementCode
  readonly choices?: number[]
  readonly values?: Record<string, Text>
  readonly bracketText?: boolean
}

/** Where the Annex leaves a choice, the alternatives that fit the product: CLP Annex IV, introduction and column 5. */
export function wordStatement(code: PrecautionaryStatementCode, facts: Facts): WordedStatement {
  const holds = (condition: (facts: Facts) => unknown) => condition(facts) !== null
  if (code === 'P260' || code === 'P261') return { code, choices: formsOfExposure(facts) }
  if (code === 'P280') return { code, choices: equipment(facts) }
  if (code === 'P264') return { code, values: { parts: { phrase: 'statementValue.hands' } } }
  if (calls.has(code)) return { code, choices: [1, 2] }
  if (asksAdvice.has(code)) return { code, choices: [1] }
  if (code === 'P352' || code === 'P302+P352')
    return holds(corrosive) ? { code, choices: [1] } : { code, choices: [2], values: { agent: { phrase: 'statementValue.waterAndSoap' } } }
  if (code === 'P412' || code === 'P410+P412') return { code, choices: [1] }
  // Column 5: the shower where the supplier holds it to be appropriate, which it is after a corrosive.
  if (code === 'P353' || code === 'P303+P361+P353') return holds(corrosive) ? { code, bracketText: true } : { code }
  if (code === 'P378' || code === 'P370+P378')
    return {
      code,
      values: { agent: { phrase: holds(flammable) ? 'statementValue.alcoholFoamPowder' : 'statementValue.powderFoamCarbonDioxide' } },
    }
  if (code === 'P501') {
    const phrase = holds(usedBy('consumer')) ? 'statementValue.hazardousWasteCollection' : 'statementValue.approvedPlant'
    return { code, choices: [1, 2], values: { place: { phrase } } }
  }
  return { code }
}

const calls: ReadonlySet<string> = new Set(['P310', 'P311', 'P312', 'P301+P310', 'P301+P312', 'P308+P311', 'P342+P311'])
const asksAdvice: ReadonlySet<string> = new Set(['P313', 'P314', 'P315', 'P308+P313', 'P332+P313', 'P333+P313', 'P336+P315', 'P337+P313'])

/** 1 dust, 2 fume, 3 gas, 4 mist, 5 vapours, 6 spray. */
function formsOfExposure(facts: Facts): number[] {
  const { inhalation, physicalState } = facts.mixture
  if (physicalState === 'solid' || inhalation === 'dust') return [1]
  if (physicalState === 'gas' || inhalation === 'gas') return [3]
  return aerosol(facts) !== null || sprayed(facts) !== null ? [5, 6] : [5]
}

/** 1 gloves, 2 clothing, 3 eye, 4 face protection, by the class: CLP Annex IV, Table 6.2, P280, column 5. */
function equipment(facts: Facts): number[] {
  const holds = (...names: string[]) => classified(...names)(facts) !== null
  const all = corrosive(facts) !== null || holds('Carc.', 'Muta.', 'Repr.')
  const chosen = [
    all || holds('H310', 'H311', 'H312', 'Skin', 'Flam.') ? 1 : null,
    all || holds('H310', 'H311') ? 2 : null,
    all || holds('Eye', 'Flam.') ? 3 : null,
    corrosive(facts) !== null || eyeDamage(facts) !== null ? 4 : null,
  ].filter((one) => one !== null)
  return chosen.length === 0 ? [1, 3] : chosen
}
