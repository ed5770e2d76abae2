/**
 * The codes of CLP Annexes II, III and IV, and the fill-ins of their texts. The texts stand in the wording room, by language.
 * State of the annexes: consolidation of 2025-09-01.
 */

/** Hazard statements: CLP Annex III, Part 1, with its combined codes and the suffixed ones of Annex VI, 1.1.2.1.2. */
export const hazardStatementCodes = [
  // physical hazards
  ...(['H200', 'H201', 'H202', 'H203', 'H204', 'H205', 'H206', 'H207', 'H208'] as const),
  ...(['H220', 'H221', 'H222', 'H223', 'H224', 'H225', 'H226', 'H228', 'H229', 'H230', 'H231', 'H232'] as const),
  ...(['H240', 'H241', 'H242', 'H250', 'H251', 'H252', 'H260', 'H261', 'H270', 'H271', 'H272', 'H280', 'H281', 'H290'] as const),
  // health hazards
  ...(['H300', 'H300+H310', 'H300+H310+H330', 'H300+H330'] as const),
  ...(['H301', 'H301+H311', 'H301+H311+H331', 'H301+H331'] as const),
  ...(['H302', 'H302+H312', 'H302+H312+H332', 'H302+H332'] as const),
  ...(['H304', 'H310', 'H310+H330', 'H311', 'H311+H331', 'H312', 'H312+H332'] as const),
  ...(['H314', 'H315', 'H317', 'H318', 'H319', 'H330', 'H331', 'H332', 'H334', 'H335', 'H336'] as const),
  ...(['H340', 'H341', 'H350', 'H350i', 'H351'] as const),
  ...(['H360', 'H360D', 'H360Df', 'H360F', 'H360FD', 'H360Fd', 'H361', 'H361d', 'H361f', 'H361fd', 'H362'] as const),
  ...(['H370', 'H371', 'H372', 'H373'] as const),
  // environmental and additional hazards
  ...(['H400', 'H410', 'H411', 'H412', 'H413', 'H420'] as const),
] as const

/**
 * Supplemental hazard statements: CLP Annex II, Parts 1, 2 and 4, worded in Annex III, Parts 2 and 3. EUH380 to EUH451 are the statements of
 * the hazard classes added by Delegated Regulation (EU) 2023/707 and stand in Annex III, Part 1.
 */
export const supplementalStatementCodes = [
  ...(['EUH014', 'EUH018', 'EUH019', 'EUH029', 'EUH031', 'EUH032', 'EUH044', 'EUH066', 'EUH070', 'EUH071'] as const),
  ...(['EUH201', 'EUH201A', 'EUH202', 'EUH203', 'EUH204', 'EUH205', 'EUH206', 'EUH207', 'EUH208'] as const),
  ...(['EUH209', 'EUH209A', 'EUH210', 'EUH211', 'EUH212'] as const),
  ...(['EUH380', 'EUH381', 'EUH401', 'EUH430', 'EUH431', 'EUH440', 'EUH441', 'EUH450', 'EUH451'] as const),
] as const

/** Precautionary statements: CLP Annex IV, Part 2, with every combination that the Annex words. */
export const precautionaryStatementCodes = [
  // general
  ...(['P101', 'P102', 'P103'] as const),
  // prevention
  ...(['P201', 'P202', 'P210', 'P211', 'P212', 'P220', 'P222', 'P223', 'P230', 'P231', 'P231+P232', 'P232', 'P233', 'P234'] as const),
  ...(['P235', 'P240', 'P241', 'P242', 'P243', 'P244', 'P250', 'P251', 'P260', 'P261', 'P262', 'P263', 'P264'] as const),
  ...(['P270', 'P271', 'P272', 'P273', 'P280', 'P282', 'P283', 'P284'] as const),
  // response
  ...(['P301', 'P301+P310', 'P301+P312', 'P301+P330+P331', 'P302', 'P302+P334', 'P302+P335+P334', 'P302+P352'] as const),
  ...(['P303', 'P303+P361+P353', 'P304', 'P304+P340', 'P305', 'P305+P351+P338', 'P306', 'P306+P360'] as const),
  ...(['P308', 'P308+P311', 'P308+P313', 'P310', 'P311', 'P312', 'P313', 'P314', 'P315', 'P320', 'P321'] as const),
  ...(['P330', 'P331', 'P332', 'P332+P313', 'P333', 'P333+P313', 'P334', 'P335', 'P336', 'P336+P315'] as const),
  ...(['P337', 'P337+P313', 'P338', 'P340', 'P342', 'P342+P311', 'P351', 'P352', 'P353'] as const),
  ...(['P360', 'P361', 'P361+P364', 'P362', 'P362+P364', 'P363', 'P364'] as const),
  ...(['P370', 'P370+P372+P380+P373', 'P370+P376', 'P370+P378', 'P370+P380+P375', 'P370+P380+P375[+P378]'] as const),
  ...(['P371', 'P371+P380+P375', 'P372', 'P373', 'P375', 'P376', 'P377', 'P378', 'P380', 'P381', 'P390', 'P391'] as const),
  // storage
  ...(['P401', 'P402', 'P402+P404', 'P403', 'P403+P233', 'P403+P235', 'P404', 'P405', 'P406', 'P407'] as const),
  ...(['P410', 'P410+P403', 'P410+P412', 'P411', 'P412', 'P413', 'P420'] as const),
  // disposal
  ...(['P501', 'P502'] as const),
] as const

export type HazardStatementCode = (typeof hazardStatementCodes)[number]
export type SupplementalStatementCode = (typeof supplementalStatementCodes)[number]
export type PrecautionaryStatementCode = (typeof precautionaryStatementCodes)[number]
export type StatementCode = HazardStatementCode | SupplementalStatementCode | PrecautionaryStatementCode

/** Every code of the three lists, in label order: H, EUH, P. */
export const statementCodes: readonly StatementCode[] = [
  ...hazardStatementCodes,
  ...supplementalStatementCodes,
  ...precautionaryStatementCodes,
]

const hazardStatements: ReadonlySet<string> = new Set(hazardStatementCodes)
const supplementalStatements: ReadonlySet<string> = new Set(supplementalStatementCodes)
const precautionaryStatements: ReadonlySet<string> = new Set(precautionaryStatementCodes)

export function isHazardStatementCode(value: string): value is HazardStatementCode {
  return hazardStatements.has(value)
}

export function isSupplementalStatementCode(value: string): value is SupplementalStatementCode {
  return supplementalStatements.has(value)
}

export function isPrecautionaryStatementCode(value: string): value is PrecautionaryStatementCode {
  return precautionaryStatements.has(value)
}

export function isStatementCode(value: string): value is StatementCode {
  return isHazardStatementCode(value) || isSupplementalStatementCode(value) || isPrecautionaryStatementCode(value)
}

export type ParameterNeed = 'required' | 'optional'

const route = { route: 'optional' } as const
const organs = { organs: 'optional', route: 'optional' } as const
const effect = { effect: 'optional', route: 'optional' } as const
const adviser = { adviser: 'optional' } as const
const extinguishingAgent = { agent: 'required' } as const
const washingAgent = { agent: 'optional' } as const

/**
 * What the supplier fills in where Annex III says “state …” and Annex IV leaves “…”, by the name that the wording texts give it.
 * Optional is what the Annex lets the supplier leave out: “if known”, “if conclusively proven”, or the open end of a choice (“water/…”).
 */
export const statementParameters: Partial<Record<StatementCode, Record<string, ParameterNeed>>> = {
  H340: route,
  H341: route,
  H350: route,
  H351: route,
  H360: effect,
  H361: effect,
  H370: organs,
  H371: organs,
  H372: organs,
  H373: organs,
  EUH208: { substance: 'required' },
  P230: { material: 'required' },
  P231: { gas: 'optional' },
  'P231+P232': { gas: 'optional' },
  P241: { equipment: 'optional' },
  P250: { activity: 'optional' },
  P264: { parts: 'required' },
  P310: adviser,
  P311: adviser,
  P312: adviser,
  'P301+P310': adviser,
  'P301+P312': adviser,
  'P308+P311': adviser,
  'P342+P311': adviser,
  P320: { reference: 'required' },
  P321: { reference: 'required' },
  P352: washingAgent,
  'P302+P352': washingAgent,
  P378: extinguishingAgent,
  'P370+P378': extinguishingAgent,
  'P370+P380+P375[+P378]': extinguishingAgent,
  P401: { regulation: 'required' },
  P406: { material: 'optional' },
  P411: { celsius: 'required', fahrenheit: 'required' },
  P413: { kilograms: 'required', pounds: 'required', celsius: 'required', fahrenheit: 'required' },
  P501: { place: 'required' },
}

/** The choices of one statement. */
export interface StatementChoices {
  /** Number of alternatives of each choice, in the order of the Annex. They are numbered from 1 through the whole statement. */
  readonly alternatives: readonly number[]
  /** Number of the alternative in which a fill-in stands. */
  readonly fillIns?: Readonly<Record<string, number>>
}

const medicalHelp: StatementChoices = { alternatives: [2] }
const formOfExposure: StatementChoices = { alternatives: [6] }
const poisonCentre: StatementChoices = { alternatives: [3], fillIns: { adviser: 3 } }
const inertGas: StatementChoices = { alternatives: [2], fillIns: { gas: 2 } }
const washing: StatementChoices = { alternatives: [2], fillIns: { agent: 2 } }

/**
 * Where a forward slash in column 2 of CLP Annex IV leaves a choice to the supplier (Annex IV, introduction), by the conditions of
 * column 5:
 * - P260, P261 “specify applicable conditions”: 1 dust, 2 fume, 3 gas, 4 mist, 5 vapours, 6 spray
 * - P280 “specify the appropriate type of personal protective equipment”: 1 gloves, 2 clothing, 3 eye, 4 face protection
 * - P310 to P312 “specify the appropriate source of emergency medical advice”: 1 poison centre, 2 doctor, 3 open
 * - P313 to P315 “select medical advice or attention as appropriate”: 1 advice, 2 attention
 * - P411 to P413 “using applicable scale”: 1 °C, 2 °F; in P413 1 kg, 2 lbs, 3 °C, 4 °F
 * - P501 “specify whether disposal requirements apply to contents, container or both”: 1 contents, 2 container
 * - P231, P241, P250, P352, P406: the words of the Annex, and an open end behind them
 */
export const statementChoices: Partial<Record<StatementCode, StatementChoices>> = {
  P231: inertGas,
  'P231+P232': inertGas,
  P241: { alternatives: [4], fillIns: { equipment: 4 } },
  P250: { alternatives: [4], fillIns: { activity: 4 } },
  P260: formOfExposure,
  P261: formOfExposure,
  P280: { alternatives: [4] },
  P310: poisonCentre,
  P311: poisonCentre,
  P312: poisonCentre,
  'P301+P310': poisonCentre,
  'P301+P312': poisonCentre,
  'P308+P311': poisonCentre,
  'P342+P311': poisonCentre,
  P313: medicalHelp,
  P314: medicalHelp,
  P315: medicalHelp,
  'P308+P313': medicalHelp,
  'P332+P313': medicalHelp,
  'P333+P313': medicalHelp,
  'P336+P315': medicalHelp,
  'P337+P313': medicalHelp,
  P352: washing,
  'P302+P352': washing,
  P406: { alternatives: [2], fillIns: { material: 2 } },
  P411: { alternatives: [2], fillIns: { celsius: 1, fahrenheit: 2 } },
  P412: { alternatives: [2] },
  'P410+P412': { alternatives: [2] },
  P413: { alternatives: [2, 2], fillIns: { kilograms: 1, pounds: 2, celsius: 3, fahrenheit: 4 } },
  P501: { alternatives: [2] },
}

/**
 * Statements with a text in square brackets, which “is not appropriate in every case and should be used only in certain circumstances”
 * (CLP Annex IV, introduction; the circumstances are in column 5).
 */
export const bracketedStatements: ReadonlySet<StatementCode> = new Set<StatementCode>([
  'P241',
  'P284',
  'P334',
  'P302+P335+P334',
  'P353',
  'P303+P361+P353',
  'P370+P380+P375[+P378]',
])

/** What a supplier decides of the wording of a statement, where the Annex leaves it open. */
export interface ChosenWording {
  /** Numbers of the alternatives that are printed, from 1, in the order of the Annex; absent: all of them. */
  readonly choices?: readonly number[] | undefined
  /** Whether the text in square brackets is printed, without the brackets; absent: it is not. */
  readonly bracketText?: boolean | undefined
}

/** The fill-ins that a statement must have and those that it may have, with these alternatives chosen. */
export function fillInsOf(
  code: StatementCode,
  { choices, bracketText = false }: ChosenWording = {},
): { required: ReadonlySet<string>; known: ReadonlySet<string> } {
  const numbers = statementChoices[code]?.fillIns ?? {}
  // All of P241 that is open stands in its brackets; so does the agent of P370+P380+P375[+P378].
  const parameters = bracketedStatements.has(code) && !bracketText ? {} : (statementParameters[code] ?? {})
  const printed = Object.entries(parameters).filter(([name]) => isPrinted(numbers[name], code, choices))
  const required = printed.filter(
    ([name, need]) => need === 'required' || choices?.some((number) => number === numbers[name]), // an open end that was chosen
  )
  return { required: new Set(required.map(([name]) => name)), known: new Set(printed.map(([name]) => name)) }
}

/** An alternative is printed if it is chosen, or if none of its choice is. */
function isPrinted(number: number | undefined, code: StatementCode, choices: readonly number[] | undefined): boolean {
  if (number === undefined || choices === undefined) return true
  let first = 1
  for (const count of statementChoices[code]?.alternatives ?? []) {
    const last = first + count - 1
    if (number <= last) return choices.includes(number) || !choices.some((chosen) => chosen >= first && chosen <= last)
    first = last + 1
  }
  return true
}

interface SortKey {
  family: number
  parts: readonly { number: number; suffix: string }[]
}

const families = ['H', 'EUH', 'P']

function sortKey(code: string): SortKey {
  const parts = code
    .replace(/[[\]]/g, '')
    .split('+')
    .map((part) => /^([A-Z]+)(\d+)([A-Za-z]*)$/.exec(part))
  const family = families.indexOf(parts[0]?.[1] ?? '')
  return {
    family: family === -1 ? families.length : family,
    parts: parts.map((part) => ({ number: Number(part?.[2] ?? 0), suffix: part?.[3] ?? '' })),
  }
}

const sortKeys: ReadonlyMap<string, SortKey> = new Map(statementCodes.map((code) => [code, sortKey(code)]))

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Sorts codes as a label and a safety data sheet list them: H, then EUH, then P, each by number; a suffixed code after the plain one
 * (H360, H360D), a combined code after its first part (P301, P301+P310). Codes of no family come last.
 */
export function compareStatementCodes(a: string, b: string): number {
  const [keyA, keyB] = [sortKeys.get(a) ?? sortKey(a), sortKeys.get(b) ?? sortKey(b)]
  if (keyA.family !== keyB.family) return keyA.family - keyB.family
  for (let index = 0; index < keyA.parts.length; index += 1) {
    const [partA, partB] = [keyA.parts[index], keyB.parts[index]]
    if (partA === undefined || partB === undefined) return 1
    const difference = partA.number - partB.number || compareTexts(partA.suffix, partB.suffix)
    if (difference !== 0) return difference
  }
  return keyA.parts.length - keyB.parts.length || compareTexts(a, b)
}
