import { ListChecks, Redo2, Undo2, Upload } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import { SidebarButton } from '../../ui/sidebar-button.tsx'
import { RecipeAndSheet } from '../frame/recipe-and-sheet.tsx'
import { IconButton } from './fields/field-parts.tsx'
import { sayingOf } from './draft/not-saved.tsx'
import type { Draft } from './draft/use-draft.ts'
import './edit-head.css'

interface EditHeadProps {
  synonymId: string
  name: string
  draft: Draft
  /** How many things are to be put right. */
  problems: number
  onDiscard: () => void
  onPublish: () => void
}

/** The name of the product; below it a line that stays in sight: whether it is saved, steps back, and the way to publish. */
export function EditHead({ synonymId, name, draft, problems, onDiscard, onPublish }: EditHeadProps): ReactElement {
  const t = useTranslate()
  const toPutRight = problems > 0 ? [t('edit.problemCount', { count: problems })] : []
  return (
    <header className="edit-head">
      <div className="head">
        <p className="over">
          <Link to="/app/products">{t('workspace.place.products')}</Link> ·{' '}
          <Link to={`/app/products/${synonymId}`}>{t('edit.toProduct')}</Link> ·{' '}
          <Link to={`/app/products/${synonymId}/recipe`}>{t('workshop.step.recipe')}</Link>
        </p>
        <div className="head-row">
          <h1>{name === '' ? t('edit.title') : name}</h1>
          {draft.state.changed ? (
            <button
              type="button"
              className="btn"
              disabled={draft.saving !== 'saved'}
              aria-describedby={draft.saving === 'saved' ? undefined : 'edit-saving'}
              onClick={onDiscard}
            >
              {t('edit.discard')}
            </button>
          ) : null}
        </div>
        <RecipeAndSheet synonymId={synonymId} state="" />
      </div>
      <div className="edit-bar">
        <p className="meta" role="status" id="edit-saving">
          {[t(sayingOf(draft)), ...toPutRight].join(' · ')}
        </p>
        <div className="btns">
          <SidebarButton sidebar="right" label={[t('edit.problems'), ...toPutRight].join(' · ')}>
            <ListChecks className="i" />
            {problems > 0 ? <span className="wrong">{problems}</span> : null}
          </SidebarButton>
          <IconButton label={t('edit.undo')} disabled={!draft.canUndo} onClick={draft.undo}>
            <Undo2 className="i" />
          </IconButton>
          <IconButton label={t('edit.redo')} disabled={!draft.canRedo} onClick={draft.redo}>
            <Redo2 className="i" />
          </IconButton>
          <button
            type="button"
            className="btn btn-primary"
            disabled={draft.saving !== 'saved'}
            aria-describedby={draft.saving === 'saved' ? undefined : 'edit-saving'}
            onClick={onPublish}
          >
            <Upload className="i" />
            {t('edit.publish')}
          </button>
        </div>
      </div>
    </header>
  )
}
