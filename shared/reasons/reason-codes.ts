/**
 * Every reason for which something is refused, by its code, with the names of its parameters. The sentence of a code stands in
 * `wording/{language}/reasons.json` under `reason.` and the code, and may leave parameters out. A code keeps its meaning for good: programs
 * rely on it (docs/decisions/081-reasons-are-codes.md).
 */

/** What is wrong with one place: the sentence is said of it, and makes sense behind its name. */
const ofOnePlace = {
  missing: [],
  wrongKind: ['expected', 'received'],
  form: [],
  notAChoice: ['choices'],
  unknownField: [],
  moreUnknownFields: ['count'],
  tooShort: ['min'],
  tooLong: ['max'],
  tooSmall: ['min'],
  tooLarge: ['max'],
  notAbove: ['min'],
  between: ['min', 'max'],
  notWhole: [],
  notANumber: [],
  ambiguousNumber: ['figure'],
  tooFew: ['min'],
  tooMany: ['max'],
  tooDeep: ['max'],
  characters: [],
  notFound: [],
  notFoundAmong: ['values'],
  notAnId: [],
  notALanguage: [],
  notXml: ['line'],
  xmlEntities: [],
  notSdscom: [],
  sdscomVersion: ['version'],
  sdscomLanguage: ['language'],
  keyCharacters: ['max'],
  taken: [],
  notOffered: [],
  keyReused: [],

  // Rules of the product record and of what it is made of (shared/record/, docs/record.md).
  line: [],
  language: [],
  languageOnce: [],
  country: [],
  date: [],
  labelDay: [],
  telephone: [],
  email: [],
  url: [],
  webhookAddress: [],
  svg: [],
  safeSvg: [],
  brand: [],
  casNumber: [],
  ecNumber: [],
  indexNumber: [],
  reachNumber: [],
  anyNumber: [],
  substanceNumber: [],
  ufi: [],
  gtin: [],
  vatNumber: [],
  noVatNumber: [],
  vatMakesNoUfi: [],
  range: [],
  anyEnd: [],
  lowerEndOnly: ['code'],
  valueOrRange: [],
  quantity: [],
  unit: ['units'],
  tooCold: [],
  negative: [],
  airConcentration: [],
  sum: ['sum'],
  lowerEnds: ['sum'],
  sumAbove: ['sum', 'max'],
  mainConstituent: [],
  onceOnly: ['code'],
  categoryStatement: ['category'],
  categoryTwice: ['name'],
  aerosol: ['category'],
  supplemental: ['code'],
  noChoice: ['code'],
  alternatives: ['code', 'count'],
  alternativeOnce: [],
  noBrackets: ['code'],
  unNumber: [],
  idNumber: [],
  regulatedMode: [],
  phrase: [],
  unknownPhrase: [],
  noFillIn: [],
  foreignId: ['id'],
  idInUse: ['id', 'product'],
  containsItself: [],
  weakerLabel: ['elements', 'name'],

  // Publishing, versions and drafts.
  dayInFuture: ['latest'],
  dayBefore: ['before'],
  outdatedRevision: ['revision'],
  olderVersion: [],
  groundTooWide: ['name'],

  // Recipes and substances of a workgroup (shared/classification/, shared/own-substances.ts).
  anyIdentity: [],
  notAClass: ['text'],
  notUnderstood: ['text'],
  otherClass: ['category', 'hazardClass'],
  differentiationNeeded: ['choices'],
  contradiction: ['category'],
  noComponents: [],
  componentOf: ['keys'],

  // Import files.
  unreadable: ['detail'],
  notUtf8: [],
  notJson: ['expected', 'found'],

  // Files of tables (docs/decisions/184-records-in-tables.md).
  columnUnknown: [],
  columnMissing: ['name'],
  sheetHidden: [],
  cellsMerged: [],
  cellFormula: [],
  cellError: [],
  cellDate: [],
  phraseAndWords: [],
  quoteOpen: [],
  tooManyRows: ['max'],
  tooManyColumns: ['max'],
  draftOpen: ['name'],

  // Documents, labels and files.
  notInLanguage: [],
  rangeBeyondEnd: ['size'],
  reliefNeedsContent: [],
  foldPages: ['pages'],
  tooManyLabels: ['max'],
  cellTooLong: [],

  // Accounts.
  samePassword: [],
  tooFewDifferent: ['min'],
  passwordIsEmail: [],
} as const

/** What a person meets at work: a whole sentence, which needs no place beside it. */
const inFull = {
  notPublished: ['id'],
  withdrawn: [],
  sharedCode: ['code', 'name', 'product'],
  sharedUfi: ['ufi', 'name', 'product'],
  ownerOverrules: [],
  foundByCheck: ['finding', 'article'],
  onlyOwnersOverrule: [],
  nothingChanged: [],
  recalculationUnderWay: [],
  wrongPassword: [],
  recipientsMissing: [],
  tooManyRecipients: ['max'],
  invalidEmails: ['emails'],
  tooManyProducts: ['max'],
  tooManySheets: ['max'],
  sheetNotInLanguage: [],
  noSheet: [],
  notResendable: [],
  labelLanguages: ['languages'],
  labelTooSmall: [],
  textTooHigh: ['millimetres'],
  noRelief: [],
  fileMissing: [],
  fileEmpty: [],
  fileTooLarge: ['max'],
  fileType: ['types'],
  fileMacros: [],
  fileEncrypted: [],
  fileDamaged: [],
  fileNotOffice: [],
  fileUnpacksTooFar: [],
  noRecordSheets: [],
  tooManyFiles: ['max'],

  // Keys of a workgroup (docs/decisions/130-keys-for-machines.md).
  keyUnknown: [],
  keyExpired: [],
  keyRevoked: [],
  keyInAddress: [],
  keyTooOften: ['max'],
  tooManyKeys: ['max'],
  notForKeys: [],
  scopeMissing: ['scope'],

  // Members of a workgroup (docs/decisions/147-members.md).
  isMember: ['email'],
  lastOwner: [],
  linkGone: [],
  linkUsed: [],
  linkExpired: [],
  tooManyInvitations: ['max'],

  // Second factor (docs/decisions/182-second-factor.md).
  codeNeeded: [],
  codeWrong: [],
  codeUsed: [],
  challengeGone: [],
  factorIsOn: [],
  factorNotBegun: [],
  secondFactorNeeded: [],
  ownFactorFirst: [],
  ownFactor: [],
  memberElsewhere: [],
  signInAgain: [],
  noPassword: [],
} as const

export const reasonParameters = { ...ofOnePlace, ...inFull } as const
export type ReasonCode = keyof typeof reasonParameters

export const reasonCodes = Object.keys(reasonParameters).filter(isReasonCode)

export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(reasonParameters, code)
}

/** Whether the sentence of a code stands by itself; others are said of the place beside them. */
export const isInFull = (code: ReasonCode): boolean => Object.hasOwn(inFull, code)
