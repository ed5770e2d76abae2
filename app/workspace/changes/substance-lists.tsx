import { Trash2 } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { readRows } from '../../../shared/recipe/read-rows.ts'
import { useTranslate } from '../../language/texts.tsx'
import { AddButton, IconButton, Problems } from '../edit/fields/field-parts.tsx'
import { componentOfRow, type KnownSubstance, type TypedSubstance } from './typed-substance.ts'

interface ListProps<Entry> {
  problemsAt: (path: string) => readonly string[]
  onChange: (entries: readonly Entry[]) => void
}

type Limit = TypedSubstance['limits'][number]
type Component = TypedSubstance['components'][number]

const replaced = <Entry,>(list: readonly Entry[], index: number, changes: Partial<Entry>): Entry[] =>
  list.map((one, other) => (other === index ? { ...one, ...changes } : one))

/** Specific concentration limits (CLP Article 10), a line each. */
export function LimitList({ limits, problemsAt, onChange }: ListProps<Limit> & { limits: readonly Limit[] }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const title = t('record.field.specificLimits')
  return (
    <fieldset className="field substance-list">
      <legend>{title}, %</legend>
      {limits.map((limit, index) => {
        const problems = problemsAt(`limits[${index}]`)
        const cell = (name: keyof Limit, label: string) => {
          const isWrong = problemsAt(`limits[${index}].${name}`).length > 0
          return (
            <input
              className={isWrong ? 'input is-error' : 'input'}
              aria-label={`${title} ${index + 1}: ${label}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}${index}`}
              placeholder={label}
              autoComplete="off"
              maxLength={name === 'class' ? 200 : 30}
              value={limit[name]}
              onChange={({ currentTarget }) => onChange(replaced(limits, index, { [name]: currentTarget.value }))}
            />
          )
        }
        return (
          // Lines have no name of their own.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className="substance-line is-limit">
            {cell('class', t('record.field.category'))}
            {cell('from', t('record.field.from'))}
            {cell('to', t('record.field.to'))}
            <IconButton
              label={t('edit.remove', { name: `${title} ${index + 1}` })}
              onClick={() => onChange(limits.filter((_, other) => other !== index))}
            >
              <Trash2 className="i" />
            </IconButton>
            <Problems id={`${id}${index}`} problems={problems} />
          </div>
        )
      })}
      <AddButton label={title} onAdd={() => onChange([...limits, { class: '', from: '', to: '' }])} />
    </fieldset>
  )
}

const nothing: Component = { what: '', content: '', isClear: false }

/** What a raw material consists of, in % of it. Rows of a spreadsheet are taken as in a recipe. */
export function ComponentList({
  components,
  known,
  problemsAt,
  onChange,
}: ListProps<Component> & { components: readonly Component[]; known: readonly KnownSubstance[] }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const title = t('record.field.components')
  const shown = components.length === 0 ? [nothing] : components
  return (
    <fieldset
      className="field substance-list"
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (!/[\t\n]/.test(text.trim())) return
        const { rows } = readRows(text)
        if (rows.length === 0) return
        event.preventDefault()
        onChange([...components.filter(({ what, content }) => what + content !== ''), ...rows.map(componentOfRow)])
      }}
    >
      <legend>{title}, %</legend>
      <datalist id={`${id}known`}>
        {known.map((one) => (
          <option key={one.key} value={one.name}>
            {one.name}
          </option>
        ))}
      </datalist>
      {shown.map((component, index) => {
        const problems = problemsAt(`components[${index}]`)
        const isContentWrong = problemsAt(`components[${index}].content`).length > 0
        const isWhatWrong = problems.length > 0 && !isContentWrong
        const name = `${title} ${index + 1}`
        return (
          // Lines have no name of their own.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className="substance-line">
            <input
              className={isWhatWrong ? 'input is-error' : 'input'}
              aria-label={`${name}: ${t('changes.search')}`}
              aria-invalid={isWhatWrong || undefined}
              aria-describedby={`${id}${index}`}
              placeholder={t('changes.search')}
              list={`${id}known`}
              autoComplete="off"
              maxLength={200}
              value={component.what}
              onChange={({ currentTarget }) => onChange(replaced(shown, index, { what: currentTarget.value }))}
            />
            <input
              className={isContentWrong ? 'input is-error' : 'input'}
              aria-label={`${name}: ${t('changes.content')}`}
              aria-invalid={isContentWrong || undefined}
              aria-describedby={`${id}${index}`}
              placeholder="%"
              autoComplete="off"
              maxLength={60}
              value={component.content}
              onChange={({ currentTarget }) => onChange(replaced(shown, index, { content: currentTarget.value }))}
            />
            <IconButton label={t('edit.remove', { name })} onClick={() => onChange(shown.filter((_, other) => other !== index))}>
              <Trash2 className="i" />
            </IconButton>
            {component.what.trim() === '' ? null : (
              <label className="choice">
                <input
                  type="checkbox"
                  aria-label={`${name}: ${t('recipe.lookedAt')}`}
                  checked={component.isClear}
                  onChange={({ currentTarget }) => onChange(replaced(shown, index, { isClear: currentTarget.checked }))}
                />
                {t('recipe.lookedAt')}
              </label>
            )}
            <Problems id={`${id}${index}`} problems={problems} />
          </div>
        )
      })}
      <Problems
        problems={problemsAt('components').filter((one) => !shown.some((_, index) => problemsAt(`components[${index}]`).includes(one)))}
      />
      <AddButton label={title} onAdd={() => onChange([...shown, nothing])} />
    </fieldset>
  )
}
