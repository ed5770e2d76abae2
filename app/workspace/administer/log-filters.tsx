import { useId, useState, type ReactElement } from 'react'
import { auditAreas, type AuditArea } from '../../../shared/audit-log.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import { Problems } from '../edit/fields/field-parts.tsx'
import { DateField } from '../edit/fields/date/date-field.tsx'
import { isDay } from '../edit/fields/date/read-date.ts'

interface LogFiltersProps {
  search: URLSearchParams
  people: readonly { id: number; name: string }[]
  onChange: (name: string, value: string) => void
}

/** As the pages of these things are called. */
const areaTexts = {
  account: 'log.area.account',
  members: 'members.title',
  keys: 'keys.title',
  webhooks: 'webhooks.title',
  products: 'workspace.place.products',
  substances: 'workspace.place.substances',
  shares: 'workspace.place.shares',
  company: 'workgroup.title',
} as const satisfies Record<AuditArea, string>

/** By person, by what it is about, and by days. */
export function LogFilters({ search, people, onChange }: LogFiltersProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const all = { value: '', text: t('products.filter.all') }
  const filters = [
    { name: 'person', label: t('log.who'), options: people.map((person) => ({ value: String(person.id), text: person.name })) },
    { name: 'area', label: t('log.what'), options: auditAreas.map((area) => ({ value: area, text: t(areaTexts[area]) })) },
  ]
  return (
    <search className="log-filters">
      {filters.map(({ name, label, options }) => (
        <div key={name} className="field">
          <label htmlFor={`${id}${name}`}>{label}</label>
          <Dropdown
            id={`${id}${name}`}
            value={search.get(name) ?? ''}
            options={[all, ...options]}
            onChoose={(value) => onChange(name, value)}
          />
        </div>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          id={`${id}${name}`}
          label={t(`log.filter.${name}`)}
          value={search.get(name) ?? ''}
          onChange={(day) => onChange(name, day)}
        />
      ))}
    </search>
  )
}

/** Filters by a whole day, and by none while one is being typed. */
function DayField({
  id,
  label,
  value,
  onChange,
}: {
  id: string
  label: string
  value: string
  onChange: (day: string) => void
}): ReactElement {
  const t = useTranslate()
  const [typed, setTyped] = useState(value)
  const isWrong = typed !== '' && !isDay(typed)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <DateField
        id={id}
        value={typed}
        isWrong={isWrong}
        describedBy={`${id}-problem`}
        onChange={(next) => {
          setTyped(next)
          const day = isDay(next) ? next : ''
          if (day !== value) onChange(day)
        }}
      />
      <Problems id={`${id}-problem`} problems={isWrong ? [t('reason.date')] : []} />
    </div>
  )
}
