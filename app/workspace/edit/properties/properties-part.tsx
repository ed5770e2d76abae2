import { useMemo, useState, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { stateKindOf } from '../../../../shared/record/physical-state.ts'
import { propertyCategories, propertyKeys, type PropertyCategory, type PropertyKey } from '../../../../shared/record/properties.ts'
import { unitsFor } from '../../../../shared/record/usual-units.ts'
import { whyNoValue } from '../../../../shared/record/why-no-value.ts'
import { recipeAnswer } from '../../../../shared/recipe/recipe.ts'
import { productRecord } from '../../../../shared/record/product-record.ts'
import { useTranslate } from '../../../language/texts.tsx'
import '../../../ui/table.css'
import { Banner } from '../../../ui/banner.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { asList, asObject, type RecordValue } from '../../record/record-values.ts'
import { useEditing } from '../draft/edit-context.tsx'
import { Problems } from '../fields/field-parts.tsx'
import { SchemaField } from '../fields/schema-field.tsx'
import { shapeOf } from '../../../../shared/record/schema-shape.ts'
import { hasStrangers, rowsOf, withAnother, withCells, type PropertyRow as Row } from './change-parameters.ts'
import { notDetermined, noTestResult } from './property-choices.ts'
import type { Cells } from './property-row.tsx'
import { PropertyTable } from './property-table.tsx'
import { readText, readValue } from './read-entry.ts'
import { measuredInRecipe } from './recipe-origin.tsx'
import { readPastedProperties, type PastedProperties } from './read-pasted-properties.ts'
import { useSheetWords } from './sheet-words-context.ts'
import { alwaysShown } from './shown-properties.ts'
import './properties.css'

interface PropertiesPartProps {
  synonymId: string
  record: RecordValue
}

/** Tables of section 9 and of the technical data, in the order of the sheet; 9.1 has two categories in one table. */
const tables = [['SE09', 'SE09a'], ['SE09b'], ['SE09c'], ['TD01']] as const satisfies readonly (readonly PropertyCategory[])[]

const parametersShape = shapeOf(productRecord.shape.parameters)

/** The properties as the list that REACH Annex II, 9.1 asks for: a row each, typed through from field to field. */
export function PropertiesPart({ synonymId, record }: PropertiesPartProps): ReactElement {
  const t = useTranslate()
  const { set, language, optionNames, problemsAt } = useEditing()
  const { phrases } = useSheetWords()
  const { api } = useWorkspace()
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const [pasted, setPasted] = useState<PastedProperties | null>(null)
  const recipe = useAnswer(`recipe ${synonymId}`, () => api.get(`/api/v1/products/${synonymId}/recipe`, recipeAnswer))
  const parameters = asObject(record)['parameters']
  const kind = stateKindOf(asList(parameters).map(asObject))
  const isMixture = asObject(asObject(record)['composition'])['kind'] !== 'substance'
  // A recipe that nobody has written yet begins with this very record.
  const measured = useMemo(() => (recipe.data?.begunFrom === 'stored' ? measuredInRecipe(recipe.data.recipe) : []), [recipe.data])
  const put = (next: RecordValue, field: EventTarget | null = null) => set(['parameters'], next, field)
  const rowsIn = (list: RecordValue, categories: readonly PropertyCategory[], all = false): Row[] =>
    categories.flatMap((category) => {
      const wanted = all
        ? propertyKeys[category]
        : [...alwaysShown(category, kind), ...propertyKeys[category].filter((one) => added.has(`${category}.${one}`))]
      return rowsOf(list, category, new Set<PropertyKey>(wanted))
    })
  const rowOf = (list: RecordValue, category: PropertyCategory, property: PropertyKey) =>
    rowsIn(list, [category], true).find((row) => row.property === property)
  const untaken = measured.filter(({ category, property }) => rowOf(parameters, category, property)?.index === null)
  const open = rowsIn(parameters, tables[0]).filter(
    ({ index, property }) => index === null && whyNoValue(property, kind, isMixture) === null,
  )
  const fill = (wanted: readonly { category: PropertyCategory; property: PropertyKey; cells: Cells }[]) =>
    put(
      wanted.reduce<RecordValue>((list, { category, property, cells }) => {
        const row = rowOf(list, category, property)
        return row ? withCells(list, row, cells) : list
      }, parameters),
    )
  const take = (read: PastedProperties) => {
    setPasted(read)
    fill(
      read.rows.map(({ category, property, value, method, remark }) => {
        const [usual = ''] = unitsFor(property)
        const { quantity, text } = readValue(value, usual, { language, words: phrases, before: undefined })
        const told = remark === '' ? {} : { remark: readText(remark, { language, words: phrases, before: undefined }) }
        return { category, property, cells: { quantity, text, ...(method === '' ? {} : { method: method.slice(0, 80) }), ...told } }
      }),
    )
  }
  const onPaste = (event: ClipboardEvent) => {
    const read = readPastedProperties(event.clipboardData.getData('text/plain'), optionNames)
    if (read === null || read.rows.length === 0) return
    event.preventDefault()
    take(read)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
    const key = target.closest('tr')?.dataset['row']
    if (key === undefined) return
    event.preventDefault()
    const row = (event.ctrlKey || event.metaKey) && rowsIn(parameters, propertyCategories, true).find((one) => one.key === key)
    if (!row || row.index === null) focusNext(target, event.shiftKey ? -1 : 1)
    else {
      flushSync(() => put(withAnother(parameters, row)))
      focusNext(target, 1)
    }
  }
  return (
    <section className="properties" data-path="parameters" onPaste={onPaste}>
      <p className="meta">{t('edit.properties.hint')}</p>
      <p className="keys">
        <span>
          <span className="kbd">Tab</span> <span className="kbd">Enter</span> {t('edit.properties.next')}
        </span>
        <span>
          <span className="kbd">?</span> {phrases[`propertyNote.notDetermined`]}
        </span>
        <span>
          <span className="kbd">/</span> {phrases[`propertyNote.notApplicable`]}
        </span>
        <span>
          <span className="kbd">↓</span> {t('edit.properties.choices')}
        </span>
        <span>
          <span className="kbd">Ctrl Enter</span> {t('edit.properties.another')}
        </span>
      </p>
      <div className="btns">
        {untaken.length > 0 ? (
          <button type="button" className="btn" onClick={() => fill(untaken)}>
            {t('edit.properties.takeAll', { count: untaken.length })}
          </button>
        ) : null}
        {open.length > 0 ? (
          <button
            type="button"
            className="btn"
            onClick={() =>
              fill(open.map(({ category, property }) => ({ category, property, cells: { text: notDetermined, remark: noTestResult } })))
            }
          >
            {t('edit.properties.rest', { count: open.length })}
          </button>
        ) : null}
      </div>
      {recipe.failure ? <LoadFailure error={recipe.failure} onRetry={recipe.again} /> : null}
      {pasted ? (
        <Banner type={pasted.leftOut.length > 0 ? 'warning' : 'success'} role="status">
          <p>{t('edit.properties.pasted', { count: pasted.rows.length })}</p>
          {pasted.leftOut.length > 0 ? <p>{t('edit.properties.leftOut', { lines: pasted.leftOut.join(' · ') })}</p> : null}
        </Banner>
      ) : null}
      <Problems problems={problemsAt(['parameters'])} />
      {tables.map((categories) => (
        <PropertyTable
          key={categories[0]}
          categories={categories}
          rows={rowsIn(parameters, categories)}
          kind={kind}
          isMixture={isMixture}
          measured={measured}
          onChange={(row, cells, field) => put(withCells(parameters, row, cells), field)}
          onRemove={(row) => put(asList(parameters).filter((_, index) => index !== row.index))}
          onNext={(from) => focusNext(from, 1)}
          onKeyDown={onKeyDown}
          onAdd={(place) => {
            flushSync(() => setAdded((before) => new Set([...before, place])))
            document.querySelector<HTMLInputElement>(`tr[data-row="${CSS.escape(`${place}.0`)}"] .property-value input`)?.focus()
          }}
        />
      ))}
      {hasStrangers(parameters) ? <SchemaField name="parameters" shape={parametersShape} path={['parameters']} value={parameters} /> : null}
    </section>
  )
}

/** The value of the next row takes the focus, or of the one before; a row that has no meaning for the product is passed over. */
function focusNext(from: HTMLElement, by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.properties tr[data-row]')]
  const here = from.closest<HTMLElement>('tr[data-row]')
  const at = here ? rows.indexOf(here) : -1
  const rest = by === 1 ? rows.slice(at + 1) : rows.slice(0, Math.max(at, 0)).toReversed()
  const next = rest.find((row) => !row.classList.contains('is-inapplicable') || row.dataset['path'] !== undefined)
  const field = next?.querySelector<HTMLInputElement>('.property-value input')
  // Beyond the last row there is nothing to type: what was typed is shown as it is read.
  if (field) field.focus()
  else if (by === 1) from.blur()
}
