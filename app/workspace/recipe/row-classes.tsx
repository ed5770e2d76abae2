import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { ownData } from '../../../shared/classification/own-data.ts'
import { readIssues } from '../../../shared/reasons/read-issue.ts'
import { writeReason } from '../../../shared/reasons/write-reason.ts'
import { speaksOfClasses, splitClasses } from '../../../shared/recipe/read-classes.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { changeRow } from './change-rows.ts'
import { CreateOwn } from './create-own.tsx'
import { focusShare } from './move-focus.ts'
import { Message } from './row-message.tsx'
import { useWorkshop } from './workshop-context.ts'

/** Opens the field for classes that a row says itself, beside them; those of a supplier can be kept for other recipes. */
export function ChangeClasses({ row, name, onOpen }: { row: RecipeRow; name: string; onOpen: () => void }): ReactElement | null {
  const t = useTranslate()
  if (row.substance !== undefined || (row.own?.classification ?? []).length === 0) return null
  return (
    <>
      <button
        type="button"
        className="btn btn-icon btn-small"
        aria-label={`${t('changes.edit')}: ${t('record.field.classification')}, ${name}`}
        onClick={onOpen}
      >
        <Pencil className="i" />
      </button>
      {row.source?.kind === 'supplier' ? <CreateOwn row={row} name={name} isSmall /> : null}
    </>
  )
}

interface ClassFieldProps {
  row: RecipeRow
  name: string
  /** It was opened by a press, and closes when it is left. */
  takesFocus: boolean
  onDone: () => void
}

/** What the sheet of a raw material says of its hazards, typed or pasted as it stands there; what cannot be read is told and stays. */
export function ClassField({ row, name, takesFocus, onDone }: ClassFieldProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const { change } = useWorkshop()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const label = `${t('record.field.classification')} · ${t('recipe.source.supplier')}`
  const said = (row.own?.classification ?? []).join('; ')
  const [typed, setTyped] = useState<{ for: string; text: string }>({ for: said, text: said })
  // An undo brings back what was said before.
  const text = typed.for === said ? typed.text : said
  const read = ownData.safeParse(row.own ?? {}, { reportInput: true })
  const problems = read.success ? [] : [...new Set(readIssues(read.error.issues).map((one) => writeReason(one, t, language)))]
  const keep = (): void => {
    const named = `${name}, ${t('record.field.classification')}`
    if (text.trim() === '' && said !== '') change(changeRow(row.key, { own: undefined, source: undefined }), named)
    else if (text.trim() !== '' && text.trim() !== said) {
      const own = { ...row.own, classification: splitClasses(text) }
      // What the library says and a person changes is what their supplier says.
      const source = row.source === undefined || row.source.kind === 'library' ? ({ kind: 'supplier' } as const) : row.source
      change(changeRow(row.key, { own, source }), named)
    }
    onDone()
  }
  return (
    <div className="field row-classes">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        aria-label={`${label}: ${name}`}
        className={problems.length > 0 ? 'input is-error' : 'input'}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={problems.length > 0 ? `${id}problem` : undefined}
        placeholder="Skin Corr. 1B, H314; Eye Dam. 1, H318"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget }) => setTyped({ for: said, text: currentTarget.value })}
        onBlur={keep}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (!speaksOfClasses(pasted) || pasted.includes('\t')) return
          // The table would take it for rows.
          event.stopPropagation()
          if (!/[\n\r]/.test(pasted.trim())) return
          // A field of one line would join the classes of two.
          event.preventDefault()
          const { selectionStart: from, selectionEnd: to } = event.currentTarget
          const line = pasted.trim().replaceAll(/[\n\r]+/g, '; ')
          setTyped({ for: said, text: text.slice(0, from ?? text.length) + line + text.slice(to ?? text.length) })
        }}
        onKeyDown={(event) => {
          // It takes a word away here, and no row.
          if (event.key === 'Backspace') event.stopPropagation()
          if (event.key === 'Escape' && takesFocus) {
            setTyped({ for: said, text: said })
            onDone()
          }
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          // To leave the field keeps what stands in it.
          focusShare(row.key)
        }}
      />
      {problems.length > 0 ? <Message id={`${id}problem`} text={problems.join(' ')} /> : null}
    </div>
  )
}
