import { useState, type ReactElement } from 'react'
import { writePair } from '../../language/write-pair.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { withoutHazard } from './change-rows.ts'
import { TickRowsDialog } from './tick-rows-dialog.tsx'
import { useWorkshop } from './workshop-context.ts'

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
  const { change } = useWorkshop()
  return (
    <TickRowsDialog
      title={t('recipe.lookedAt')}
      note={t('recipe.lookedAtNote')}
      rows={rows}
      detailOf={({ name, cas }) => (name === '' ? '' : cas)}
      begun={new Set()}
      hasAll
      onTake={(keys) => change(withoutHazard(keys), t('recipe.lookedAt'))}
      onClose={onClose}
    />
  )
}
