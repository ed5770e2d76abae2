import { Languages, Trash2 } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactElement } from 'react'
import { z } from 'zod'
import type { StateKind } from '../../../../shared/record/physical-state.ts'
import { unitsFor } from '../../../../shared/record/usual-units.ts'
import { units, type Unit } from '../../../../shared/record/texts.ts'
import { whyNoValue } from '../../../../shared/record/why-no-value.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { describeValue, findPhraseKeys } from '../fields/describe-value.ts'
import { IconButton, Problems } from '../fields/field-parts.tsx'
import { useWords } from '../fields/use-phrases.ts'
import { useEditing } from '../draft/edit-context.tsx'
import { useChosen } from '../../frame/places-context.ts'
import { asObject, asText, writePath, type RecordValue } from '../../record/record-values.ts'
import type { PropertyRow as Row } from './change-parameters.ts'
import { ChoiceInput, type Choice } from './choice-input.tsx'
import { methodChoices, notApplicable, notDetermined, noTestResult, remarkChoices, valueChoices } from './property-choices.ts'
import { listProblems } from './list-problems.ts'
import { readText, readValue, writeQuantity } from './read-entry.ts'
import { RecipeOrigin, type MeasuredInRecipe } from './recipe-origin.tsx'
import { RowTexts } from './row-texts.tsx'
import { useSheetWords } from './sheet-words-context.ts'

export type Cells = Partial<Record<'quantity' | 'text' | 'method' | 'remark', RecordValue>>

interface PropertyRowProps {
  row: Row
  name: string
  kind: StateKind | undefined
  isMixture: boolean
  measured: MeasuredInRecipe | undefined
  /** @param field where a letter was typed */
  onChange: (row: Row, cells: Cells, field: EventTarget | null) => void
  onNext: (from: HTMLElement) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** It is one of several of its property, and nothing stands in it. */
  onRemove: (() => void) | null
}

/** A property: its value, unit, method and condition, each a field of one line. */
export function PropertyRow({
  row,
  name,
  kind,
  isMixture,
  measured,
  onChange,
  onNext,
  onKeyDown,
  onRemove,
}: PropertyRowProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { language, problemsAt } = useEditing()
  const { phrases, heads } = useSheetWords()
  const [isOpen, setIsOpen] = useChosen(`property ${row.key}`, z.boolean(), false)
  const { property, index, entry } = row
  const fetched = useWords(findPhraseKeys(entry))
  const words = { ...fetched, phraseText: (key: string) => phrases[key] ?? fetched.phraseText(key) }
  const path = index === null ? null : ['parameters', index]
  const problems = path === null ? [] : listProblems(problemsAt, path, entry, language)
  const offered = unitsFor(property)
  const present = units.find((unit) => unit === asObject(entry['quantity'])['unit'])
  const usual: Unit = present ?? offered[0] ?? ''
  const choice = (value: RecordValue): Choice => ({ text: describeValue(value, words), value })
  const isQuantity = entry['quantity'] !== undefined
  const value = isQuantity ? { quantity: entry['quantity'] } : entry['text'] === undefined ? {} : { text: entry['text'] }
  const inapplicable = whyNoValue(property, kind, isMixture)
  const set = (cells: Cells, field: EventTarget | null = null) => onChange(row, cells, field)
  const place = (cell: string) => (path === null ? undefined : writePath([...path, cell]))
  const cellLabel = (head: string) => `${name}: ${head}`
  const isFree = ['text', 'remark'].some((cell) => {
    const text = asObject(entry[cell])
    return 'text' in text || (typeof text['phrase'] === 'string' && (phrases[text['phrase']] ?? '{').includes('{'))
  })
  const wrongAt = (cells: readonly string[]) => problems.some(({ cell }) => cells.includes(cell))
  const putValue = (read: RecordValue, field: EventTarget | null) => {
    const { quantity, text, remark } = asObject(read)
    // What is said in words beside a figure stays with it.
    set({ quantity, text: quantity !== undefined && isQuantity ? entry['text'] : text, ...(remark === undefined ? {} : { remark }) }, field)
  }
  return (
    <>
      <tr
        role="row"
        data-row={row.key}
        onKeyDown={onKeyDown}
        data-path={path === null ? undefined : writePath(path)}
        className={inapplicable === null ? undefined : 'is-inapplicable'}
      >
        <th role="rowheader" scope="row">
          {name}
        </th>
        <td role="cell" data-path={place(isQuantity ? 'quantity' : 'text')}>
          <ChoiceInput
            label={cellLabel(heads['value'] ?? '')}
            className="property-value"
            value={value}
            shown={isQuantity ? writeQuantity(entry['quantity'], language) : describeValue(entry['text'], words)}
            read={(typed) => readValue(typed, usual, { language, words: phrases, before: entry['text'] })}
            onChange={putValue}
            choices={valueChoices(property, kind, isMixture, phrases).map((text) => ({ ...choice(text), value: { text } }))}
            keys={{
              '?': { text: notDetermined, remark: noTestResult },
              '/': { text: notApplicable(property, kind, isMixture) },
            }}
            onKey={onNext}
            placeholder={index === null && inapplicable !== null ? phrases[inapplicable] : undefined}
            isWrong={wrongAt(['', 'quantity', 'text'])}
            describedBy={`${id}problem`}
            maxLength={500}
          />
          {isQuantity && entry['text'] !== undefined ? <span className="cap">{describeValue(entry['text'], words)}</span> : null}
          <Problems id={`${id}problem`} problems={problems.map(({ reason }) => reason)} />
        </td>
        <td role="cell" className="unit-cell">
          {offered.length === 1 && (present === undefined || present === offered[0]) ? (
            <span className="unit">{isQuantity || entry['text'] === undefined ? offered[0] : ''}</span>
          ) : isQuantity ? (
            <Dropdown
              label={cellLabel(t('edit.quantity.unit'))}
              value={usual}
              options={[...new Set([...offered, usual])].map((unit) => ({ value: unit, text: unit === '' ? '–' : unit }))}
              onChoose={(unit) => set({ quantity: { ...asObject(entry['quantity']), unit } })}
            />
          ) : (
            <span className="unit">{entry['text'] === undefined ? usual : ''}</span>
          )}
        </td>
        <td role="cell" className="method-cell" data-path={place('method')}>
          <ChoiceInput
            label={cellLabel(heads['method'] ?? '')}
            value={entry['method']}
            shown={asText(entry['method'])}
            read={(typed) => (typed.trim() === '' ? undefined : typed)}
            onChange={(method, field) => set({ method }, field)}
            placeholder={heads['method']}
            choices={methodChoices(property).map((method) => ({ text: method, value: method }))}
            isWrong={wrongAt(['method'])}
            describedBy={`${id}problem`}
            maxLength={80}
          />
        </td>
        <td role="cell" className="remark-cell" data-path={place('remark')}>
          <ChoiceInput
            label={cellLabel(heads['remark'] ?? '')}
            value={entry['remark']}
            shown={describeValue(entry['remark'], words)}
            read={(typed) => readText(typed, { language, words: phrases, before: entry['remark'] })}
            onChange={(remark, field) => set({ remark }, field)}
            placeholder={heads['remark']}
            choices={remarkChoices(property, entry['text']).map(choice)}
            isWrong={wrongAt(['remark'])}
            describedBy={`${id}problem`}
            maxLength={500}
          />
          {measured ? <RecipeOrigin measured={measured} entry={entry} name={name} onTake={() => set(measured.cells)} /> : null}
        </td>
        <td role="cell" className="tools-cell">
          {isFree ? (
            <button
              type="button"
              className="btn btn-icon"
              aria-expanded={isOpen}
              aria-label={cellLabel(t('edit.properties.languages'))}
              title={t('edit.properties.languages')}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Languages className="i" />
            </button>
          ) : null}
          {onRemove ? (
            <IconButton label={t('edit.remove', { name })} onClick={onRemove}>
              <Trash2 className="i" />
            </IconButton>
          ) : null}
        </td>
      </tr>
      {isOpen && path !== null ? (
        <tr role="row" className="row-texts">
          <td role="cell" colSpan={6}>
            <RowTexts path={path} entry={entry} />
          </td>
        </tr>
      ) : null}
    </>
  )
}
