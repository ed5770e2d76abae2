import { useId, useState, type ReactElement } from 'react'
import { writePair } from '../../language/write-pair.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { withoutHazard } from './change-rows.ts'
import { useWorkshop } from './workshop-context.ts'

const nameOf = ({ name, cas, ec, index }: RecipeRow): string => name || cas || ec || index || ''

/**
 * Says of several components at once that no hazard is known of them: a paint has five fillers. Nothing is ticked before: each was looked at
 * by somebody, or it stays unknown.
 * @param rows of which nobody has said what hazards they have
 */
export function LookedAtMany({ rows }: { rows: readonly RecipeRow[] }): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const [isAsking, setIsAsking] = useState(false)
  if (rows.length < 2) return null
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setIsAsking(true)}>
        {writePair(t('recipe.hazardsUnknown'), rows.length, language)}
      </button>
      {isAsking ? <LookedAtDialog rows={rows} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

function LookedAtDialog({ rows, onClose }: { rows: readonly RecipeRow[]; onClose: () => void }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const { change } = useWorkshop()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const keys = rows.map(({ key }) => key)
  const tick = (key: string, isTicked: boolean) => setTicked(new Set(keys.filter((one) => (one === key ? isTicked : ticked.has(one)))))
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={false} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('recipe.lookedAt')}</h2>
      </header>
      <div className="picker-in">
        <p>{t('recipe.lookedAtNote')}</p>
        <label className="choice">
          <input
            type="checkbox"
            aria-label={t('products.filter.all')}
            checked={ticked.size === keys.length}
            onChange={({ currentTarget }) => setTicked(new Set(currentTarget.checked ? keys : []))}
          />
          <b>{t('products.filter.all')}</b>
        </label>
        {rows.map((row) => (
          <label key={row.key} className="choice">
            <input type="checkbox" checked={ticked.has(row.key)} onChange={({ currentTarget }) => tick(row.key, currentTarget.checked)} />
            <span>
              {nameOf(row)} <small className="ids">{row.name === '' ? '' : row.cas}</small>
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
            change(withoutHazard(ticked), t('recipe.lookedAt'))
            onClose()
          }}
        >
          {writePair(t('recipe.lookedAt'), ticked.size, language)}
        </button>
      </footer>
    </WorkingDialog>
  )
}
