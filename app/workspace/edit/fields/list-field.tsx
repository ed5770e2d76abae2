import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { describeValue, findPhraseKeys } from './describe-value.ts'
import { useEditing } from '../draft/edit-context.tsx'
import { AddButton, fieldLabel, IconButton, Problems } from './field-parts.tsx'
import { followEntry } from './follow-entry.ts'
import { focusMovedEntry, focusPlace } from './go-to-field.ts'
import { IngredientPicker } from './ingredient-picker.tsx'
import { asList, writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'
import { emptyValue, type Shape } from '../../../../shared/record/schema-shape.ts'
import { useWords } from './use-phrases.ts'

interface ListFieldProps {
  name: string
  /** Where the record's fields have no name for it. */
  label?: string
  of: Shape
  path: RecordPath
  value: RecordValue
  problems: readonly string[]
  /** The fields of one entry. */
  renderEntry: (path: RecordPath, value: RecordValue) => ReactElement
}

/** Entries in their order; compound ones are closed and told in a few words. */
export function ListField({ name, label: given, of, path, value, problems, renderEntry }: ListFieldProps): ReactElement {
  const t = useTranslate()
  const { set, countProblems } = useEditing()
  const entries = asList(value)
  // One entry alone in which nothing stands is there to be filled in.
  const [open, setOpen] = useState<{ index: number | null; of: readonly RecordValue[] }>(() => ({
    index: entries.length === 1 && isBlank(entries[0]) ? 0 : null,
    of: entries,
  }))
  const opened = open.index === null || open.of === entries ? open.index : followEntry(open.of, entries, open.index)
  if (open.of !== entries) setOpen({ index: opened, of: entries })
  const setOpened = (find: (before: number | null) => number | null) => setOpen((before) => ({ ...before, index: find(before.index) }))
  const label = given ?? fieldLabel(t, name, path.at(-2))
  const isCompound = of.kind === 'object' || of.kind === 'variants'
  const words = useWords(isCompound ? findPhraseKeys(value) : [])
  const replace = (next: readonly RecordValue[]) => set(path, next)
  const move = (index: number, by: number) => {
    const next = [...entries]
    const [entry] = next.splice(index, 1)
    next.splice(index + by, 0, entry)
    replace(next)
    focusMovedEntry(path, index + by, by)
  }
  const remove = (index: number) => {
    replace(entries.filter((_, other) => other !== index))
    // The button of the last entry goes with it.
    if (index === entries.length - 1) focusPlace(path)
  }
  return (
    <fieldset className="list" data-path={writePath(path)}>
      <legend>{label}</legend>
      <Problems problems={problems} />
      <ol>
        {entries.map((entry, index) => {
          const entryPath = [...path, index]
          const wrong = countProblems(entryPath)
          const entryLabel = `${label} ${index + 1}`
          const tools = (
            <span className="entry-tools">
              <IconButton label={t('edit.moveUp', { name: entryLabel })} disabled={index === 0} onClick={() => move(index, -1)}>
                <ArrowUp className="i" />
              </IconButton>
              <IconButton
                label={t('edit.moveDown', { name: entryLabel })}
                disabled={index === entries.length - 1}
                onClick={() => move(index, 1)}
              >
                <ArrowDown className="i" />
              </IconButton>
              <IconButton label={t('edit.remove', { name: entryLabel })} onClick={() => remove(index)}>
                <Trash2 className="i" />
              </IconButton>
            </span>
          )
          return (
            // Entries have no name of their own; what is written in them lives in the record, not in the field.
            // eslint-disable-next-line react/no-array-index-key
            <li key={index}>
              <div className="entry">
                {isCompound ? (
                  <details
                    open={opened === index}
                    onToggle={({ currentTarget }) => setOpened((before) => (currentTarget.open ? index : before === index ? null : before))}
                  >
                    <summary>
                      <span className="entry-name">{describeValue(entry, words) || t('edit.newEntry')}</span>
                      {wrong > 0 ? <span className="wrong">{t('edit.problemCount', { count: wrong })}</span> : null}
                    </summary>
                    {/* What is closed is not there: a record has thousands of fields. */}
                    {opened === index ? (
                      <>
                        {name === 'ingredients' ? <IngredientPicker path={entryPath} value={entry} /> : null}
                        {renderEntry(entryPath, entry)}
                      </>
                    ) : null}
                  </details>
                ) : (
                  renderEntry(entryPath, entry)
                )}
                {tools}
              </div>
            </li>
          )
        })}
      </ol>
      <AddButton
        label={label}
        onAdd={() => {
          replace([...entries, emptyValue(of)])
          setOpened(() => entries.length)
        }}
      />
    </fieldset>
  )
}

/** Whether nobody has written anything into it. */
function isBlank(value: RecordValue): boolean {
  if (typeof value === 'string') return value === ''
  if (typeof value !== 'object' || value === null) return value === undefined || value === null
  return Object.values(value).every(isBlank)
}
