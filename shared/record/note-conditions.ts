import type { ExemptionNote } from '../../clp/classification/annex-vi-notes.ts'

/** What each Note asks to be shown, as a term of the documents, with its figure: % by weight, µm of a fibre. CLP Annex VI, 1.1.3.1. */
const conditions: Readonly<Record<ExemptionNote, { term: string; limit?: number }>> = {
  J: { term: 'annexNote.benzene', limit: 0.1 },
  K: { term: 'annexNote.butadiene', limit: 0.1 },
  L: { term: 'annexNote.dmsoExtract', limit: 3 },
  M: { term: 'annexNote.benzopyrene', limit: 0.005 },
  N: { term: 'annexNote.refining' },
  P: { term: 'annexNote.benzene', limit: 0.1 },
  Q: { term: 'annexNote.biopersistence' },
  R: { term: 'annexNote.fibreDiameter', limit: 6 },
}

/**
 * What is stated where a Note is said to be met, in the words of a language.
 * @param term gives a term of the documents with its values filled in
 */
export function writeNoteCondition(
  note: ExemptionNote,
  term: (key: string, values: Record<string, string>) => string,
  number: (value: number) => string,
): string {
  const { term: key, limit } = conditions[note]
  return term(key, limit === undefined ? {} : { limit: number(limit) })
}
