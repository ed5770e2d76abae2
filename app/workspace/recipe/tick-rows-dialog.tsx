import { useId, useState, type ReactElement, type ReactNode } from 'react'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { writePair } from '../../language/write-pair.ts'
import { WorkingDialog } from '../../ui/working-dialog.tsx'

interface TickRowsDialogProps {
  /** Names the dialog, and what happens to the rows. */
  title: string
  note: string
  rows: readonly RecipeRow[]
  /** What stands small beside the name of a row. */
  detailOf: (row: RecipeRow) => ReactNode
  /** Keys of the rows that are ticked at first. */
  begun: ReadonlySet<string>
  /** One box above them for all. */
  hasAll: boolean
  onTake: (keys: ReadonlySet<string>) => void
  onClose: () => void
}

/** Asks for which rows of a recipe something is to be said at once. */
export function TickRowsDialog({ title, note, rows, detailOf, begun, hasAll, onTake, onClose }: TickRowsDialogProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const [ticked, setTicked] = useState(begun)
  const keys = rows.map(({ key }) => key)
  const tick = (key: string, isTicked: boolean) => setTicked(new Set(keys.filter((one) => (one === key ? isTicked : ticked.has(one)))))
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={false} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{title}</h2>
      </header>
      <div className="picker-in">
        <p>{note}</p>
        {hasAll ? (
          <label className="choice">
            <input
              type="checkbox"
              aria-label={t('products.filter.all')}
              checked={ticked.size === keys.length}
              onChange={({ currentTarget }) => setTicked(new Set(currentTarget.checked ? keys : []))}
            />
            <b>{t('products.filter.all')}</b>
          </label>
        ) : null}
        {rows.map((row) => (
          <label key={row.key} className="choice">
            <input type="checkbox" checked={ticked.has(row.key)} onChange={({ currentTarget }) => tick(row.key, currentTarget.checked)} />
            <span>
              {row.name || row.cas || row.ec || row.index} <small className="ids">{detailOf(row)}</small>
            </span>
          </label>
        ))}
      </div>
      <footer>
        <button type="button" className="btn" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={ticked.size === 0}
          onClick={() => {
            onTake(ticked)
            onClose()
          }}
        >
          {writePair(title, ticked.size, language)}
        </button>
      </footer>
    </WorkingDialog>
  )
}
