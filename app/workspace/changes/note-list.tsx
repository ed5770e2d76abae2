import type { ReactElement } from 'react'
import { writePair } from '../../language/write-pair.ts'
import { exemptionNotes, type ExemptionNote } from '../../../clp/classification/annex-vi-notes.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import { writeNoteCondition } from '../../../shared/record/note-conditions.ts'
import { fillWords } from '../../language/fill-words.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'

interface NoteListProps {
  /** of the documents, by key */
  words: Readonly<Record<string, string>>
  met: readonly string[]
  onChange: (met: readonly ExemptionNote[]) => void
}

/** Which Notes of Annex VI are shown to be met by this raw material, so that a class of its entry falls away: CLP Annex VI, 1.1.3.1. */
export function NoteList({ words, met, onChange }: NoteListProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const fill = fillWords(words)
  return (
    <fieldset className="field">
      <legend>{t('record.field.notes')}</legend>
      {exemptionNotes.map((note) => (
        <label key={note} className="choice">
          <input
            type="checkbox"
            checked={met.includes(note)}
            onChange={({ currentTarget }) => {
              const { checked } = currentTarget
              onChange(exemptionNotes.filter((one) => (one === note ? checked : met.includes(one))))
            }}
          />
          <span>
            {writePair(
              fill('annexNote.named', { notes: note }),
              writeNoteCondition(note, fill, (value) => writeNumber(value, language)),
              language,
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
