import type { VersionEntry } from '../../../shared/product-view.ts'

/** A sheet as its page gets it. */
export interface SheetData {
  version: VersionEntry
  /** Versions to compare with, newest first. */
  olderVersions: VersionEntry[]
  compared: VersionEntry | null
  /** Numbers of the sections that differ from the compared version. */
  sections: number[]
  /** Words of the sheet's head in its language. */
  regulation: string
  createdLabel: string
  revisionLabel: string
}

/** REACH Annex II Part B: a sheet has sixteen sections. */
export const sectionNumbers: readonly number[] = Array.from({ length: 16 }, (_, index) => index + 1)
