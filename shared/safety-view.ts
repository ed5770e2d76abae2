/** What is said of safety instructions that do not fit on a sheet, in the language of the interface. */
export interface SafetyReport {
  /** The sheets on which they do not fit: of these there is no PDF. */
  formats: ('A2' | 'A4')[]
  title: string
  /** What is missing on each of the sheets. */
  reasons: string[]
  /** That nothing has been left out, and which texts would have to be shorter. */
  assurance: string
}

/** Safety instructions as their page shows them. */
export interface SafetyView {
  html: string
  /** null where they fit on every sheet */
  report: SafetyReport | null
}
