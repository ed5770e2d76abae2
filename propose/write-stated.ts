import type { MetClass } from './facts.ts'

/** As it is written: `Repr. 2 H361d`. */
export const writeStated = ({ category, statement }: MetClass): string => (statement === null ? category : `${category} ${statement}`)
