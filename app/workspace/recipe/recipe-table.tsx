import { useMemo, type KeyboardEvent, type ReactElement } from 'react'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import { mostRows, type RecipeRow as Row } from '../../../shared/recipe/recipe.ts'
import { addExactly } from '../../../shared/recipe/request-of-recipe.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { createKey } from '../frame/create-key.ts'
import { insertRows, moveRow, removeRow } from './change-rows.ts'
import { ComponentEntry } from './component-entry.tsx'
import { LibraryClassesOffer, offerOf } from './library-classes.tsx'
import { LookedAtMany } from './looked-at-many.tsx'
import { focusAgain, focusEntry, focusShare } from './move-focus.ts'
import { rowOfText } from './row-of-text.ts'
import { RecipeRow } from './recipe-row.tsx'
import { SumLine } from './sum-line.tsx'
import { useWorkshop } from './workshop-context.ts'
import './recipe.css'

/** The components in their order, the field for the next one, and the sum. */
export function RecipeTable(): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { recipe, request, judged, library, change } = useWorkshop()
  const left = addExactly(100, -request.sum.to)
  const partsOf = useMemo(() => partsByRow(judged.answer?.components ?? [], request.rowAt), [judged.answer, request.rowAt])
  const add = (row: Omit<Row, 'key' | 'share'>, next: 'row' | 'share' | 'none', share: string) => {
    const key = createKey()
    change(insertRows([{ ...row, key, share }], null), t('edit.add', { name: row.name }))
    if (next === 'share') focusShare(key)
  }
  const onKeyDown = (row: Row, index: number) => (event: KeyboardEvent) => {
    // What is typed in a dialog over the row is no key of the row.
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
    if (isMove) {
      event.preventDefault()
      change(moveRow(row.key, event.key === 'ArrowUp' ? -1 : 1), row.name)
      focusAgain(event.target)
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'Backspace') {
      event.preventDefault()
      change(removeRow(row.key), t('edit.remove', { name: row.name || row.cas || String(index + 1) }))
      const next = recipe.rows[index + 1] ?? recipe.rows[index - 1]
      if (next) focusShare(next.key)
      else focusEntry()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.matches('.pin')) {
      event.preventDefault()
      const next = recipe.rows[index + 1]
      if (next) focusShare(next.key)
      else focusEntry()
    }
  }
  return (
    <>
      <table className="table recipe" aria-labelledby="recipe-heading">
        <thead>
          <tr>
            <th className="n">
              <span className="vh">{t('recipe.rowNumber', { number: '' }).trim()}</span>
            </th>
            <th>{t('recipe.component')}</th>
            <th className="cl">{t('workshop.step.classification')}</th>
            <th className="pc">%</th>
          </tr>
        </thead>
        <tbody>
          {recipe.rows.map((row, index) => (
            <RecipeRow key={row.key} row={row} number={index + 1} parts={partsOf(row.key)} onKeyDown={onKeyDown(row, index)} />
          ))}
          {recipe.rows.length < mostRows ? (
            <tr className="new-row">
              <td className="n">{recipe.rows.length + 1}</td>
              <td colSpan={3}>
                {recipe.rows.length === 0 ? <p className="meta">{t('recipe.empty')}</p> : null}
                <ComponentEntry
                  label={t('recipe.newComponent')}
                  left={recipe.rows.length === 0 ? 0 : left}
                  onTake={(hit, next) =>
                    add(
                      hit.row,
                      next,
                      next === 'row' && left > 0 && recipe.rows.length > 0 ? writeNumber(Number(left.toFixed(6)), language) : '',
                    )
                  }
                  onTyped={(text, next) => add(rowOfText(text), next === 'row' ? 'share' : next, '')}
                />
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <SumLine componentsOf={partsOf} />
      <LibraryClassesOffer
        offers={recipe.rows.flatMap((row) => {
          const own = offerOf(row, partsOf(row.key)[0], library)
          return own === undefined ? [] : [{ row, own }]
        })}
      />
      <LookedAtMany rows={recipe.rows.filter((row) => isUnknown(row, partsOf(row.key), request.faults.get(row.key) ?? []))} />
    </>
  )
}

/** Whether nobody has said what hazards a component has: no entry of Annex VI, no data of one's own. */
function isUnknown(row: Row, parts: readonly LiveComponent[], faults: readonly string[]): boolean {
  return row.own === undefined && faults.length === 0 && parts.length === 1 && parts[0]?.unknown.includes('all') === true
}

function partsByRow(components: readonly LiveComponent[], rowAt: ReadonlyMap<string, string>): (key: string) => readonly LiveComponent[] {
  const found = new Map<string, LiveComponent[]>()
  for (const component of components)
    for (const path of component.paths) {
      const key = rowAt.get(/^mixture\.components\[\d+\]/.exec(path)?.[0] ?? '')
      if (key !== undefined) found.set(key, [...new Set([...(found.get(key) ?? []), component])])
    }
  return (key) => found.get(key) ?? []
}
