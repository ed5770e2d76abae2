/**
 * Mixtures with what CLP makes of them: figures worked from Annex I and Annex VI, from papers of the UN subcommittee on the GHS
 * (ST/SG/AC.10/C.4/2008/23 and 2012/25) and from the Agency's guidance on the criteria (version 6.0, January 2024, 3.1.5.3). Taken and
 * recalculated on 2026-11-23.
 */
export interface WorkedCase {
  readonly name: string
  /** What of the classification is stated; anything else is not looked at. */
  readonly hazards: readonly WorkedHazard[]
  readonly components: readonly WorkedComponent[]
  readonly pH?: number
  /** mm²/s at 40 °C */
  readonly viscosity?: number
  /** with the route of acute toxicity: `Acute Tox. 4 oral` */
  readonly classes: readonly string[]
  /** statements on the label, in which H314 covers H318 and H410 covers H400 */
  readonly label: readonly string[]
  /** acute toxicity estimate of the mixture: mg/kg, or ppmV of gases */
  readonly estimate?: number
  /** % of components whose acute toxicity is not known, with the rest of the mixture known to be harmless */
  readonly unknown?: number
}
export type WorkedHazard = 'oral' | 'gas' | 'skin' | 'eye' | 'sensitisation' | 'cmr' | 'targetOrgans' | 'aspiration' | 'aquatic'

export interface WorkedComponent {
  /** % */
  readonly content: number
  readonly classes?: readonly string[]
  readonly cas?: string
  /** estimate by the route of the case; null: not known */
  readonly estimate?: number | null
  /** specific limits: the class from which % on */
  readonly limits?: Readonly<Record<string, number>>
  readonly m?: { readonly acute: number; readonly chronic: number }
  readonly isNotAdditive?: true
}
