import type { SupplementalStatementCode } from '../statements.ts'

/** Of gases that a little sets free, and of what harms the eyes. */
const ofLittle: ReadonlySet<SupplementalStatementCode> = new Set(['EUH029', 'EUH031', 'EUH032', 'EUH070'])

/**
 * % of a component from which the statement that it bears is asked for of the mixture: CLP Annex II, 1.1 has no content. A mixture reacts violently with water,
 * forms peroxides or explodes under confinement (EUH014, EUH019, EUH044) as its main part does, not as the silane does by which a sealant hardens.
 */
export const suggestedFrom = (code: SupplementalStatementCode): number => (ofLittle.has(code) ? 1 : 25)
