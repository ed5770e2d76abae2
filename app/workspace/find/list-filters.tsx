import { useId, useRef, type ReactElement } from 'react'
import { hazardClasses } from '../../../clp/hazard-categories.ts'
import { languages } from '../../../shared/languages.ts'
import { publicationStates } from '../../../shared/product-list.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
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
    const fields = [...(list.current?.querySelectorAll('select') ?? [])].filter(({ name, value }) => value !== (search.get(name) ?? ''))
    return fields.length === 0 ? null : Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  }, onChange)
  return (
    <div ref={list} className="filters">
      {filters.map(({ name, options }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}${name}`}>{t(`products.filter.${name}`)}</label>
          <Dropdown
            id={`${id}${name}`}
            name={name}
            value={search.get(name) ?? ''}
            options={[{ value: '', text: t('products.filter.all') }, ...options]}
            onChoose={(value) => onChange({ [name]: value })}
            readsEarly={false}
          />
        </div>
      ))}
    </div>
  )
}
