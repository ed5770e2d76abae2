import { Plus, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { mostRows, type RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useTranslate } from '../../language/texts.tsx'
import { letterField } from '../../ui/letter-field.ts'
import '../../ui/table.css'
import { IconButton } from '../edit/fields/field-parts.tsx'
import { createKey } from '../frame/create-key.ts'
import { useWorkshop } from './workshop-context.ts'

/** The components, each with its name, numbers and share. */
export function RecipeTable(): ReactElement {
  const t = useTranslate()
  const { recipe, change } = useWorkshop()
  const changeRow = (key: string, next: Partial<RecipeRow>, name: string, field: EventTarget | null) =>
    change((before) => ({ ...before, rows: before.rows.map((row) => (row.key === key ? { ...row, ...next } : row)) }), name, field)
  return (
    <>
      {recipe.rows.length === 0 ? <p className="meta">{t('recipe.empty')}</p> : null}
      <table className="table recipe">
        <thead>
          <tr>
            <th>{t('recipe.component')}</th>
            <th>{t('recipe.numbers')}</th>
            <th className="pc">%</th>
          </tr>
        </thead>
        <tbody>
          {recipe.rows.map((row, index) => {
            const name = row.name || String(index + 1)
            return (
              <tr key={row.key}>
                <td>
                  <input
                    className="input"
                    aria-label={t('recipe.component')}
                    value={row.name}
                    maxLength={500}
                    onChange={(event) => changeRow(row.key, { name: event.currentTarget.value }, name, letterField(event))}
                  />
                </td>
                <td className="ids">{[row.cas, row.ec, row.index].filter((one) => one !== undefined).join(' · ')}</td>
                <td className="pc">
                  <input
                    className="input"
                    aria-label={t('recipe.shareOf', { name })}
                    inputMode="decimal"
                    value={row.share}
                    maxLength={60}
                    onChange={(event) => changeRow(row.key, { share: event.currentTarget.value }, name, letterField(event))}
                  />
                  <IconButton
                    label={t('edit.remove', { name })}
                    onClick={() =>
                      change(
                        (before) => ({ ...before, rows: before.rows.filter(({ key }) => key !== row.key) }),
                        t('edit.remove', { name }),
                      )
                    }
                  >
                    <Trash2 className="i" />
                  </IconButton>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={recipe.rows.length >= mostRows}
        onClick={() => {
          const name = t('edit.add', { name: t('recipe.component') })
          change((before) => ({ ...before, rows: [...before.rows, { key: createKey(), name: '', share: '' }] }), name)
        }}
      >
        <Plus className="i" />
        {t('edit.add', { name: t('recipe.component') })}
      </button>
    </>
  )
}
