import { useId, useRef, type ReactElement } from 'react'
import { hazardClasses } from '../../../clp/hazard-categories.ts'
import { languages } from '../../../shared/languages.ts'
import { publicationStates } from '../../../shared/product-list.ts'
import { useTranslate } from '../../texts.tsx'
import { useEarlyChange } from '../../ui/use-early-change.ts'

interface ListFiltersProps {
  search: URLSearchParams
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** State of the documents, a language that is missing, a hazard class. */
export function ListFilters({ search, onChange }: ListFiltersProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const filters = [
    { name: 'state', options: publicationStates.map((state) => ({ value: state, text: t(`products.state.${state}`) })) },
    { name: 'missing', options: languages.map((language) => ({ value: String(language.id), text: language.name, lang: language.code })) },
    { name: 'hazardClass', options: hazardClasses.map((hazardClass) => ({ value: hazardClass, text: t(`hazardClass.${hazardClass}`) })) },
  ]
  const list = useRef<HTMLDivElement>(null)
  useEarlyChange(() => {
    const fields = [...(list.current?.querySelectorAll('select') ?? [])].filter(
      ({ dataset: { filter = '' }, value }) => value !== (search.get(filter) ?? ''),
    )
    return fields.length === 0 ? null : Object.fromEntries(fields.map(({ dataset: { filter = '' }, value }) => [filter, value]))
  }, onChange)
  return (
    <div ref={list} className="filters">
      {filters.map(({ name, options }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}${name}`}>{t(`products.filter.${name}`)}</label>
          <select
            className="input"
            id={`${id}${name}`}
            value={search.get(name) ?? ''}
            data-filter={name}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          >
            <option value="">{t('products.filter.all')}</option>
            {options.map(({ value, text, ...rest }) => (
              <option key={value} value={value} {...rest}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
