/** What of the law depends on the day by which a mixture is judged. */
export interface LawState {
  /** YYYY-MM-DD */
  readonly day: string
  /**
   * Whether the classes of Delegated Regulation (EU) 2023/707 are asked for: endocrine disruption, PBT and vPvB, PMT and vPvM. Mixtures
   * placed on the market from 1 May 2026 on (CLP Annex I, 3.11.3.4, 4.2.3.4, 4.3.3.2, 4.4.3.2).
   */
  readonly hasClassesOf2023: boolean
  /** such mixtures that were on the market before may wait until this day */
  readonly classesOf2023ForOlderMixtures: string
}

/** The state of the law on a day (YYYY-MM-DD). */
export function lawOn(day: string): LawState {
  return { day, hasClassesOf2023: day >= '2026-05-01', classesOf2023ForOlderMixtures: '2028-05-01' }
}
