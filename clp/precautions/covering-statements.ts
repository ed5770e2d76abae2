import type { PrecautionaryStatementCode } from '../statements.ts'

/**
 * Statements that say no more than another one, by the statements that make them superfluous, the first of which counts.
 * @see CLP Article 28(1), and the conditions “may be omitted if” of Annex IV, column 5
 */
export const coveringStatements: Partial<Readonly<Record<PrecautionaryStatementCode, readonly PrecautionaryStatementCode[]>>> = {
  P202: ['P201'],
  P233: ['P403+P233'],
  P235: ['P403+P235', 'P411', 'P413'],
  P261: ['P260'],
  'P302+P352': ['P303+P361+P353'],
  'P302+P334': ['P302+P335+P334'],
  'P361+P364': ['P303+P361+P353'],
  'P362+P364': ['P361+P364', 'P303+P361+P353'],
  P363: ['P361+P364', 'P362+P364'],
  // P310 asks for the same call whatever the route; of mixed routes it alone says so for all of them.
  'P301+P310': ['P310'],
  'P301+P312': ['P310', 'P301+P310'],
  'P308+P311': ['P310'],
  P311: ['P310', 'P301+P310', 'P342+P311', 'P308+P311'],
  P312: ['P310', 'P301+P310', 'P311', 'P342+P311', 'P308+P311', 'P301+P312'],
  P331: ['P301+P330+P331'],
  P330: ['P301+P330+P331'],
  'P308+P313': ['P308+P311'],
  // Who calls a poison centre or a doctor, at once or when unwell, has asked for the medical advice of P314.
  P314: ['P308+P311', 'P308+P313', 'P310', 'P311', 'P312'],
  'P332+P313': ['P333+P313'],
  'P337+P313': ['P310'],
  'P370+P380+P375': ['P370+P372+P380+P373'],
  P403: ['P403+P233', 'P403+P235', 'P410+P403'],
  P410: ['P410+P403', 'P410+P412'],
  'P403+P235': ['P403+P233'],
  P406: ['P234'],
}
