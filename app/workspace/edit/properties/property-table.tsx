import { useId, type KeyboardEvent, type ReactElement } from 'react'
import type { StateKind } from '../../../../shared/record/physical-state.ts'
import { propertyKeys, type PropertyCategory } from '../../../../shared/record/properties.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import type { PropertyRow as Row } from './change-parameters.ts'
import { PropertyRow, type Cells } from './property-row.tsx'
import type { MeasuredInRecipe } from './recipe-origin.tsx'
import { useSheetWords } from './sheet-words-context.ts'

interface PropertyTableProps {
  /** Of one subsection; the last one names it. */
  categories: readonly PropertyCategory[]
  rows: readonly Row[]
  kind: StateKind | undefined
  isMixture: boolean
  measured: readonly MeasuredInRecipe[]
  onChange: (row: Row, cells: Cells, field: EventTarget | null) => void
  onRemove: (row: Row) => void
  onNext: (from: HTMLElement) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** @param place category and property, such as `TD01.gloss` */
  onAdd: (place: string) => void
}

/** One subsection of section 9, or the technical data: its rows, and the properties that may be added to them. */
export function PropertyTable({
  categories,
  rows,
  kind,
  isMixture,
  measured,
  onChange,
  onRemove,
  onNext,
  onKeyDown,
  onAdd,
}: PropertyTableProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { optionNames } = useEditing()
  const { heads } = useSheetWords()
  const title = heads[categories.at(-1) ?? ''] ?? ''
  const left = categories.flatMap((category) =>
    propertyKeys[category]
      .filter((property) => !rows.some((row) => row.property === property))
      .map((property) => ({ value: `${category}.${property}`, text: optionNames[property] ?? property })),
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {rows.length > 0 ? (
        <table className="table property-table" role="table" aria-labelledby={id}>
          <thead role="rowgroup">
            <tr role="row">
              {['property', 'value', null, 'method', 'remark'].map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {head === null ? t('edit.quantity.unit') : heads[head]}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span className="vh">{t('edit.properties.languages')}</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <PropertyRow
                key={row.key}
                row={row}
                name={optionNames[row.property] ?? row.property}
                kind={kind}
                isMixture={isMixture}
                measured={measured.find(({ category, property }) => row.key === `${category}.${property}.0`)}
                onChange={onChange}
                onNext={onNext}
                onKeyDown={onKeyDown}
                onRemove={row.index !== null && Object.keys(row.entry).length === 2 ? () => onRemove(row) : null}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      {left.length > 0 ? (
        <Dropdown
          className="add-property"
          label={`${title}: ${t('edit.properties.add')}`}
          value=""
          options={[{ value: '', text: t('edit.properties.add') }, ...left]}
          onChoose={(place) => {
            if (place !== '') onAdd(place)
          }}
        />
      ) : null}
    </section>
  )
}
