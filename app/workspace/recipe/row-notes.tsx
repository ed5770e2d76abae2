import { X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { writePair } from '../../language/write-pair.ts'
import { exemptionNotes, noteRule, type ExemptionNote } from '../../../clp/classification/annex-vi-notes.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { writeNoteCondition } from '../../../shared/record/note-conditions.ts'
import { fillWords } from '../../language/fill-words.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { IconButton } from '../edit/fields/field-parts.tsx'
import { changeRow } from './change-rows.ts'
import { useRecipeWords } from './recipe-words-context.ts'
import { writeClasses } from './row-classification.tsx'
import { useWorkshop } from './workshop-context.ts'

interface NoteProps {
  row: RecipeRow
  name: string
  note: ExemptionNote
  component: LiveComponent
}

/** Which Notes of its entry may take a class off the component, and what is stated of the raw material for them: CLP Annex VI, 1.1.3.1. */
export function RowNotes({ row, name, component }: Omit<NoteProps, 'note' | 'component'> & { component: LiveComponent | undefined }) {
  if (!component) return null
  return exemptionNotes
    .filter((note) => component.notes.includes(note))
    .map((note) => <RowNote key={note} row={row} name={name} note={note} component={component} />)
}

function RowNote({ row, name, note, component }: NoteProps): ReactElement | null {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const words = useRecipeWords()
  const { change } = useWorkshop()
  const [typed, setTyped] = useState<string | null>(null)
  const stated = row.noteConditions?.find((one) => one.note === note)
  const others = (row.noteConditions ?? []).filter((one) => one.note !== note)
  const fill = fillWords(words)
  const title = fill('annexNote.named', { notes: note })
  const condition = writeNoteCondition(note, fill, (value) => writeNumber(value, language))
  const { effect } = noteRule(note)
  const isMutagenToo = effect.kind === 'exemption' && effect.classes.includes('germCellMutagenicity')
  const concerned = component.classification.filter(
    ({ class: category }) => category.startsWith('Carc.') || (isMutagenToo && category.startsWith('Muta.')),
  )
  const keep = (noteConditions: NonNullable<RecipeRow['noteConditions']>) =>
    change(changeRow(row.key, { noteConditions }), `${name}, ${title}`)
  if (stated)
    return (
      <p className="cap note-met">
        <span>
          {writePair(title, condition, language)} · {stated.shownBy}
        </span>
        <IconButton label={t('edit.remove', { name: `${name}, ${title}` })} onClick={() => keep(others)}>
          <X className="i" />
        </IconButton>
      </p>
    )
  if (concerned.length === 0) return null
  const take = () => {
    const shownBy = (typed ?? '').trim()
    if (shownBy === '') return
    keep([...others, { note, shownBy }])
    setTyped(null)
  }
  return (
    <div className="note-ask">
      <p className="cap">{writePair(title, t('recipe.note.ask', { classes: writeClasses(concerned), condition }), language)}</p>
      {typed === null ? (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`${title}, ${name}: ${t('recipe.note.state')}`}
          onClick={() => setTyped('')}
        >
          {t('recipe.note.state')}
        </button>
      ) : (
        <div className="field">
          <label htmlFor={id}>{t('record.field.shownBy')}</label>
          <input
            id={id}
            className="input"
            ref={takeFocus}
            value={typed}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            // An empty field stays: rows that move up under the pointer would take the press that left it.
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(null)
              if (event.key !== 'Enter') return
              event.preventDefault()
              take()
            }}
          />
        </div>
      )}
    </div>
  )
}

/** The field was asked for by the button that it replaces. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus()
