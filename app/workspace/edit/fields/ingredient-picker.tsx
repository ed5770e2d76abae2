import { Search } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { substanceList } from '../../../../shared/library-lists.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import { asObject, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** Letters from which on the library is searched. */
const shortestQuery = 2

/** Fills an ingredient from the library of substances, found by name, CAS, EC or index number. Its content stays. */
export function IngredientPicker({ path, value }: { path: RecordPath; value: RecordValue }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const { set, language } = useEditing()
  const [query, setQuery] = useState('')
  const requested = query.trim().length >= shortestQuery ? `${query} ${language}` : null
  const { data } = useAnswer(requested, (signal) =>
    api.until(signal).get('/api/v1/substances', substanceList, { query: query.trim(), language }),
  )
  const { content, contentRange } = asObject(value)
  return (
    <div className="field">
      <label htmlFor={id}>{t('edit.substance.find')}</label>
      <div className="input-icon">
        <Search className="i" />
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t('edit.substance.hint')}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </div>
      {requested !== null && data ? (
        <ul className="picked" aria-live="polite">
          {data.substances.length === 0 ? <li className="meta">{t('edit.substance.none')}</li> : null}
          {data.substances.map((substance) => (
            <li key={substance.key}>
              <button
                type="button"
                onClick={() => {
                  set(path, { contentRange: contentRange ?? {}, ...(content === undefined ? {} : { content }), ...substance.facts })
                  setQuery('')
                }}
              >
                <span>{substance.name ?? substance.englishName}</span>
                <span className="cap">
                  {[substance.casNumber, substance.ecNumber, substance.indexNumber].filter((number) => number !== null).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
