/** Where the catalogue and the engine say different things, and why that is right: each with its article and its fact. */
import type { Override } from '../clp/classification/mixture.ts'
import type { Difference } from '../test-kit/compare-with-engine.ts'

export interface AcceptedDifference extends Difference {
  /** `otherMixture`: the duty is that of what is sold, which is not what was judged */
  readonly basis: Override['basis'] | 'otherMixture'
  readonly article: string
  readonly fact: string
}

/** Hydrochloric acid of 15 %: by the limits of its entry, and not once more by its pH. */
const byLimitOfAcid = {
  basis: 'expertJudgement',
  reason:
    'CLP Article 9(3) and Annex VI, 017-002-01-X: hydrochloric acid from 10 to 25 % is Skin Irrit. 2 and Eye Irrit. 2. The acid is the only component from 1 % on that irritates, and its limits were set for a strong acid: its pH must not count a second time (Guidance on the Application of the CLP Criteria, 3.2, mixtures with extreme pH).',
  person: null,
  day: null,
} as const

/** What the supplier decided against the calculation (CLP Article 9), by product. */
export const overrides: Readonly<Record<number, readonly Override[]>> = {
  1009: [
    {
      ...byLimitOfAcid,
      path: 'overrides[0]',
      hazardClass: 'skinCorrosionIrritation',
      differentiation: null,
      category: 'Skin Irrit. 2',
      statement: 'H315',
    },
    {
      ...byLimitOfAcid,
      path: 'overrides[1]',
      hazardClass: 'eyeDamageIrritation',
      differentiation: null,
      category: 'Eye Irrit. 2',
      statement: 'H319',
    },
  ],
  1015: [
    {
      basis: 'expertJudgement',
      reason:
        'CLP Articles 33 and 35: the kit is the outer package of two mixtures, and its hardener is Acute Tox. 4 by inhalation. What is calculated is the mixture that its user makes, in which the hardener is too little for it; whoever opens the package meets the hardener.',
      person: null,
      day: null,
      path: 'overrides[0]',
      hazardClass: 'acuteToxicity',
      differentiation: 'inhalation',
      category: 'Acute Tox. 4',
      statement: 'H332',
    },
  ],
}

const ofPaste = {
  basis: 'expertJudgement',
  article: 'ADR 2.3.4; CLP Annex I, 1.0',
  fact: 'A paste: the penetrometer says whether it is a liquid, and it was not used. Water-based and without any volatile component, it has no flash point, and no component reaches a class of dangerous goods.',
} as const
const ofThinner = {
  basis: 'expertJudgement',
  article: 'ADR 3.2.1, UN 1263, and 2.1.2.5',
  fact: 'A cleaner of brushes and thinner for solvent-borne coatings is paint related material, the more specific entry. Its use stands in words of the supplier, which no rule reads.',
} as const

export const acceptedDifferences: Readonly<Record<number, readonly AcceptedDifference[]>> = {
  1011: [
    { part: 'data lacking', record: [], engine: ['flammableLiquids'], ...ofPaste },
    ...['road', 'sea', 'air'].map((mode) => ({ part: `transport by ${mode}`, record: ['free'], engine: ['not known'], ...ofPaste })),
  ],
  1015: [
    {
      part: 'UFI',
      record: ['no'],
      engine: ['yes'],
      basis: 'otherMixture',
      article: 'CLP Annex VIII, Part A, 5.1',
      fact: 'What is judged is the mixture that its user makes. On the market are the two components, each with a UFI of its own, which section 3 of the record names.',
    },
  ],
  1016: ['road', 'sea', 'air'].map((mode) => ({ part: `transport by ${mode}`, record: ['UN 1263'], engine: ['UN 1993'], ...ofThinner })),
}
