import { Mail, Tags } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useFeature } from '../../features.tsx'
import { useTranslate } from '../../texts.tsx'
import { mostBulkProducts } from '../../../shared/bulk-labels.ts'
import { BulkLabelsDialog } from '../labels/bulk-labels-dialog.tsx'
import { useShareDialog } from '../share/share-context.tsx'
import { useWorkspace } from '../workspace-context.tsx'
import { useSelection } from './selection-context.tsx'

/** What can be done with the chosen products. */
export function SelectionBar(): ReactElement | null {
  const t = useTranslate()
  const { selected, clear } = useSelection()
  const openShare = useShareDialog()
  const { api } = useWorkspace()
  const [labelsOpen, setLabelsOpen] = useState(false)
  const hasLabels = useFeature('bulkLabels')
  const mayShare = useFeature('shareProducts')
  if (selected.size === 0) return null
  return (
    <div className="selbar" role="region" aria-label={t('products.selection')}>
      <b aria-live="polite">{t('products.selected', { count: selected.size })}</b>
      <button type="button" className="btn btn-quiet" onClick={clear}>
        {t('products.clearSelection')}
      </button>
      {hasLabels ? (
        <button
          type="button"
          className="btn"
          disabled={selected.size > mostBulkProducts}
          title={selected.size > mostBulkProducts ? t('products.bulk.tooMany', { count: mostBulkProducts }) : undefined}
          onClick={() => setLabelsOpen(true)}
        >
          <Tags className="i" />
          {t('products.labels')}
        </button>
      ) : null}
      {mayShare ? (
        <button
          type="button"
          className="btn"
          onClick={() => openShare([...selected.values()].map(({ synonym_id: id, text }) => ({ id, text })))}
        >
          <Mail className="i" />
          {t('share.share')}
        </button>
      ) : null}
      {labelsOpen ? <BulkLabelsDialog api={api} synonymIds={[...selected.keys()]} onClose={() => setLabelsOpen(false)} /> : null}
    </div>
  )
}
