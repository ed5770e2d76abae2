import { X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { recipeRevisionAnswer, recipeRevisions, type RecipeRevision } from '../../../shared/recipe/revisions.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Names } from '../../ui/shown.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { formatMoment } from '../frame/format-moment.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer, useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import type { RecipeDraft } from './use-recipe.ts'

interface RecipeHistoryProps {
  synonymId: string
  draft: Pick<RecipeDraft, 'change' | 'state'>
  onClose: () => void
}

/** Who changed the recipe when, and the way back: a step of its own, which an undo takes back. */
export function RecipeHistory({ synonymId, draft, onClose }: RecipeHistoryProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const address = `/api/v1/products/${synonymId}/recipe/revisions`
  const [chosen, setChosen] = useState<RecipeRevision | null>(null)
  const { data, failure, again } = useAnswer(`${address} ${draft.state.revision}`, (signal) =>
    api.until(signal).get(address, recipeRevisions),
  )
  const back = useCall({
    action: async (one: RecipeRevision) => api.get(`${address}/${one.revision}`, recipeRevisionAnswer),
    onDone: ({ recipe, savedAt }) => {
      draft.change(() => recipe, t('recipe.change.revision', { date: formatMoment(savedAt) }))
      onClose()
    },
  })
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={back.busy} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('workshop.history')}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} disabled={back.busy} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="recipe-history-in">
        <p className="meta">{t('workshop.history.note')}</p>
        {failure ? <LoadFailure error={failure} onRetry={again} /> : null}
        {back.failure && chosen ? <LoadFailure error={back.failure} onRetry={() => void back.run(chosen)} /> : null}
        {data ? null : failure ? null : (
          <p className="meta" role="status">
            {t('app.loading')}
          </p>
        )}
        {data?.revisions.length === 0 ? <p>{t('workshop.history.none')}</p> : null}
        <ol>
          {data?.revisions.map((one, position) => (
            <li key={one.revision}>
              <p>
                <b>{formatMoment(one.savedAt)}</b> · {one.savedBy ?? t('edit.conflict.somebody')}
              </p>
              <Changes revision={one} />
              {position === 0 ? null : (
                <button
                  type="button"
                  className="btn"
                  disabled={back.busy}
                  aria-label={`${t('workshop.history.back')}: ${formatMoment(one.savedAt)}`}
                  onClick={() => {
                    setChosen(one)
                    void back.run(one)
                  }}
                >
                  {t('workshop.history.back')}
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </WorkingDialog>
  )
}

function Changes({ revision: { changed, elsewhere } }: { revision: RecipeRevision }): ReactElement {
  const t = useTranslate()
  return (
    <>
      {changed.length === 0 ? null : (
        <ul>
          {changed.map(({ name, before, after }, index) => (
            <li key={`${index} ${name}`}>
              <Names>{name}</Names>
              {before === after ? null : `: ${before === '' ? '–' : before} › ${after === '' ? '–' : after}`}
            </li>
          ))}
        </ul>
      )}
      {elsewhere ? <p className="meta">{t('recipe.conflict.elsewhere')}</p> : null}
    </>
  )
}
