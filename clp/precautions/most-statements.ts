/** How many precautionary statements a label bears unless more are necessary to reflect the nature and severity of the hazards: CLP Article 28(3). */
export const mostPrecautionaryStatements = 6

/** Directive 75/324/EEC, Annex, 2.2 and 2.3, puts them on the dispenser whatever else stands there. */
const ofAerosols: ReadonlySet<string> = new Set(['P102', 'P210', 'P211', 'P251', 'P410+P412'])

/** Whether the law of aerosol dispensers prescribes the statement: those of CLP stand beside it. @param categories of the product */
export const isPrescribedForAerosols = (code: string, categories: readonly string[]): boolean =>
  ofAerosols.has(code) && categories.some((category) => category.startsWith('Aerosol'))

/** How many different statements count against the six. */
export const countPrecautionaryStatements = (codes: readonly string[], categories: readonly string[]): number =>
  [...new Set(codes)].filter((code) => !isPrescribedForAerosols(code, categories)).length
