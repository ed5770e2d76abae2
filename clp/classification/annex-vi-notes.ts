/**
 * The Notes of CLP Annex VI, Part 1, 1.1.3, as data: what each does to the entry that bears it. Worded in full in the regulation; the words
 * here say what the engine does with them.
 */
import type { AnnexNote, MixtureNote } from '../annex-vi/entry.ts'
import type { HazardClass } from '../hazard-categories.ts'

export type NoteEffect =
  /** about name and label of the substance itself; nothing for the classification of a mixture */
  | { readonly kind: 'labelOnly' }
  /** the classes need not apply where the raw material is shown to meet the condition */
  | { readonly kind: 'exemption'; readonly classes: readonly HazardClass[] }
  /** the contents of all components under the Note add up, and the sum is compared with the limit */
  | { readonly kind: 'addition'; readonly classes: readonly HazardClass[]; readonly limit: number }
  /** a classification that holds only where the mixture reaches a figure of another kind, which a person shows */
  | { readonly kind: 'condition'; readonly classes: readonly HazardClass[] }
  /** how the content is to be counted before it is compared with a limit */
  | { readonly kind: 'reckoning' }
  /** a person has to look at the entry: its classes may not be all */
  | { readonly kind: 'review' }

export interface NoteRule {
  readonly note: AnnexNote | MixtureNote
  readonly effect: NoteEffect
  /** what the Note asks for or says, in short */
  readonly says: string
}

/**
 * Notes by which the harmonised class as a carcinogen or mutagen need not apply where it is shown that the raw material meets a condition: CLP
 * Annex VI, 1.1.3.1. Whoever shows it classifies the substance for that class himself.
 */
export const exemptionNotes = ['J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R'] as const satisfies readonly AnnexNote[]
export type ExemptionNote = (typeof exemptionNotes)[number]

/** Notes of which a raw material may be shown to meet what they ask for. */
export const shownNotes = [...exemptionNotes, '7', '8', '9', '10', '11', '12'] as const satisfies readonly (AnnexNote | MixtureNote)[]
export type ShownNote = (typeof shownNotes)[number]

const carcinogenOrMutagen = ['carcinogenicity', 'germCellMutagenicity'] as const
const carcinogen = ['carcinogenicity'] as const

const rules: readonly NoteRule[] = [
  { note: 'A', effect: { kind: 'labelOnly' }, says: 'the name is one of the designations of Part 3 on the label' },
  { note: 'B', effect: { kind: 'reckoning' }, says: 'a solution: the concentration in % w/w is of the pure substance and is stated' },
  { note: 'C', effect: { kind: 'labelOnly' }, says: 'isomers: the label states whether a specific isomer or a mixture' },
  { note: 'D', effect: { kind: 'labelOnly' }, says: 'placed on the market stabilised; if not, “non-stabilised” stands behind the name' },
  { note: 'F', effect: { kind: 'review' }, says: 'a stabiliser may change the hazards' },
  { note: 'G', effect: { kind: 'review' }, says: 'an explosive form is judged by test' },
  { note: 'J', effect: { kind: 'exemption', classes: carcinogenOrMutagen }, says: 'less than 0.1 % w/w benzene' },
  { note: 'K', effect: { kind: 'exemption', classes: carcinogenOrMutagen }, says: 'less than 0.1 % w/w 1,3-butadiene' },
  { note: 'L', effect: { kind: 'exemption', classes: carcinogen }, says: 'less than 3 % DMSO extract by IP 346' },
  { note: 'M', effect: { kind: 'exemption', classes: carcinogen }, says: 'less than 0.005 % w/w benzo[a]pyrene' },
  {
    note: 'N',
    effect: { kind: 'exemption', classes: carcinogen },
    says: 'the full refining history is known, the source is no carcinogen',
  },
  { note: 'P', effect: { kind: 'exemption', classes: carcinogenOrMutagen }, says: 'less than 0.1 % w/w benzene' },
  { note: 'Q', effect: { kind: 'exemption', classes: carcinogen }, says: 'fibres that a biopersistence test of the Note clears' },
  { note: 'R', effect: { kind: 'exemption', classes: carcinogen }, says: 'fibres thicker than 6 µm by the measure of the Note' },
  { note: 'S', effect: { kind: 'labelOnly' }, says: 'may need no label by Article 17 (Annex I, 1.3)' },
  { note: 'T', effect: { kind: 'review' }, says: 'a form without the physical hazards is classified as it was tested' },
  { note: 'U', effect: { kind: 'review' }, says: 'the group of the gas under pressure depends on its physical state' },
  { note: 'V', effect: { kind: 'review' }, says: 'as fibres or modified particles its hazards are evaluated again' },
  { note: 'W', effect: { kind: 'labelOnly' }, says: 'dust that impairs the clearance of particles from the lungs' },
  {
    note: 'X',
    effect: { kind: 'review' },
    says: 'only the common part of the substances is classified; the other part is evaluated by the supplier',
  },
  { note: '1', effect: { kind: 'reckoning' }, says: 'the content is that of the metallic element in the mixture' },
  { note: '2', effect: { kind: 'reckoning' }, says: 'the content of isocyanate is that of the free monomer' },
  { note: '3', effect: { kind: 'reckoning' }, says: 'the content is that of chromate ions dissolved in water' },
  { note: '5', effect: { kind: 'reckoning' }, says: 'limits for gaseous mixtures are in % by volume' },
  {
    note: '7',
    effect: { kind: 'condition', classes: ['skinSensitisation'] },
    says: 'an alloy: sensitising from a release of 0.5 µg Ni/cm²/week',
  },
  {
    note: '8',
    effect: { kind: 'exemption', classes: carcinogen },
    says: 'releasable formaldehyde, whatever its source, is below 0.1 % of the mixture',
  },
  {
    note: '9',
    effect: { kind: 'exemption', classes: ['germCellMutagenicity'] },
    says: 'releasable formaldehyde, whatever its source, is below 1 % of the mixture',
  },
  {
    note: '10',
    effect: { kind: 'condition', classes: carcinogen },
    says: 'only powders with 1 % or more of titanium dioxide in particles up to 10 µm',
  },
  // The sum of the individual boron compounds, and of the 2-ethylhexanoates of the entry.
  { note: '11', effect: { kind: 'addition', classes: ['reproductiveToxicity'], limit: 0.3 }, says: 'boron compounds add up to 0.3 %' },
  {
    note: '12',
    effect: { kind: 'addition', classes: ['reproductiveToxicity'], limit: 0.3 },
    says: 'substances of the entry add up to 0.3 %',
  },
]

const byNote: ReadonlyMap<string, NoteRule> = new Map(rules.map((rule) => [rule.note, rule]))

/** What the Note does; throws for a Note that the Annex does not have. */
export function noteRule(note: AnnexNote | MixtureNote): NoteRule {
  const rule = byNote.get(note)
  if (!rule) throw new Error(`Annex VI has no Note ${note}`)
  return rule
}
