import { History, Redo2, Undo2 } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import { RecipeAndSheet } from '../frame/recipe-and-sheet.tsx'
import { IconButton } from '../edit/fields/field-parts.tsx'
import { sayingOf } from '../edit/draft/not-saved.tsx'
import { RecipeHistory } from './recipe-history.tsx'
import type { RecipeDraft } from './use-recipe.ts'

/** The name of the product, whether the recipe is saved, and steps back by the name of what they take back. */
export function WorkshopHead({ synonymId, draft }: { synonymId: string; draft: RecipeDraft }): ReactElement {
  const t = useTranslate()
  const [isHistory, setIsHistory] = useState(false)
  const { state, saving, undoes, redoes } = draft
  const isSavedOnce = saving === 'saved' && state.savedAt !== null
  const nameOf = (key: 'undo' | 'redo', name: string | null) => (name ? t(`workshop.${key}`, { name }) : t(`edit.${key}`))
  return (
    <header className="head workshop-head">
      <p className="over">
        <Link to="/app/products">{t('workspace.place.products')}</Link> ·{' '}
        <Link to={`/app/products/${synonymId}`}>{t('edit.toProduct')}</Link>
        {' · '}
        <Link to={`/app/products/${synonymId}/edit`}>{t('edit.title')}</Link>
      </p>
      <div className="head-row">
        <h1>{state.name === '' ? t('workshop.step.recipe') : state.name}</h1>
        <div className="btns">
          <span className="meta" role="status">
            {saving !== 'saved'
              ? t(sayingOf(draft))
              : isSavedOnce
                ? t('workshop.saved', { time: formatMoment(state.savedAt ?? '').time })
                : ''}
          </span>
          <IconButton label={nameOf('undo', undoes)} disabled={undoes === null} onClick={draft.undo}>
            <Undo2 className="i" />
          </IconButton>
          <IconButton label={nameOf('redo', redoes)} disabled={redoes === null} onClick={draft.redo}>
            <Redo2 className="i" />
          </IconButton>
          <IconButton label={t('workshop.history')} onClick={() => setIsHistory(true)}>
            <History className="i" />
          </IconButton>
        </div>
      </div>
      <RecipeAndSheet synonymId={synonymId} state={state.revision} />
      {isHistory ? <RecipeHistory synonymId={synonymId} draft={draft} onClose={() => setIsHistory(false)} /> : null}
    </header>
  )
}
